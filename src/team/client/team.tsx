import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import CssBaseline from '@mui/material/CssBaseline'
import { ThemeProvider } from '@mui/material/styles'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter, Route, Routes } from 'react-router-dom'
import { studioTheme } from '../../studio/client/theme.ts'
import { Account } from './account.tsx'
import { Frame } from './frame.tsx'
import { InboxPage } from './inbox/inbox-page.tsx'
import { InquiryPage } from './inbox/inquiry-page.tsx'
import { ReadersOnly } from './inbox/readers-only.tsx'
import { Invitation } from './invitation.tsx'
import { Log } from './log.tsx'
import { People } from './people/people.tsx'
import { PreviewsPage } from './previews/previews.tsx'
import { Published } from './published/published.tsx'
import { ReviewPage } from './review/review-page.tsx'
import { SignIn } from './sign-in.tsx'
import { Workspaces } from './workspaces/workspaces.tsx'

const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })

const theme = studioTheme()

/** The policy of the document allows style elements with its nonce alone. */
const styles = createCache({ key: 'css', nonce: document.querySelector('script')?.nonce ?? '' })

createRoot(document.getElementById('studio') as HTMLElement).render(
  <StrictMode>
    <CacheProvider value={styles}>
      <ThemeProvider theme={theme} defaultMode="system">
        <CssBaseline enableColorScheme />
        <QueryClientProvider client={queries}>
          <BrowserRouter>
            <Routes>
              <Route path="/sign-in" element={<SignIn />} />
              <Route path="/sign-in/link" element={<Invitation />} />
              <Route element={<Frame />}>
                <Route path="/" element={<Account />} />
                <Route path="/workspaces" element={<Workspaces />} />
                <Route path="/workspaces/:id" element={<ReviewPage />} />
                <Route path="/workspaces/:id/previews" element={<PreviewsPage />} />
                <Route path="/inbox" element={<ReadersOnly />}>
                  <Route index element={<InboxPage />} />
                  <Route path=":id" element={<InquiryPage />} />
                </Route>
                <Route path="/published" element={<Published />} />
                <Route path="/people" element={<People />} />
                <Route path="/log" element={<Log />} />
              </Route>
            </Routes>
          </BrowserRouter>
        </QueryClientProvider>
      </ThemeProvider>
    </CacheProvider>
  </StrictMode>,
)
