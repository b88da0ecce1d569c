import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import CssBaseline from '@mui/material/CssBaseline'
import { ThemeProvider } from '@mui/material/styles'
import { notifyManager, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode, Suspense, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter, Route, Routes, useNavigate } from 'react-router-dom'
import { comparedPath } from '../wire/compared-path.ts'
import { say } from '../words/say.ts'
import { loadWords } from './language.ts'
import { lazyPart } from './lazy-part.ts'
import { createPageFrame } from './page-frame.ts'
import { createStudioStore, StudioProvider } from './store/studio-store.ts'
import { Studio } from './studio.tsx'
import { studioTheme } from './theme.ts'

const queries = new QueryClient({ defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false } } })

/** How long the shell waits for the next animation frame, in milliseconds: a tab in the background has none. */
const maxMs = 100

// An answer shows on the page at once. The shell is rendered for it after that animation frame.
notifyManager.setScheduler((notify) => {
  let isDone = false
  const once = () => {
    if (!isDone) notify()
    isDone = true
  }
  requestAnimationFrame(() => setTimeout(once))
  setTimeout(once, maxMs)
})

/** What a reviewer of a team looks at. */
const ComparedPage = lazyPart(async () => (await import('./history/compared-page.tsx')).ComparedPage)

/** The studio with its store. */
function OpenStudio() {
  const navigate = useNavigate()
  const [store] = useState(() =>
    createStudioStore({ queries, navigate: (to) => void navigate(to), frame: createPageFrame() }),
  )
  return (
    <StudioProvider value={store}>
      <Studio />
    </StudioProvider>
  )
}

/** The policy of the document allows style elements with its nonce alone. */
const styles = createCache({ key: 'css', nonce: document.querySelector('script')?.nonce ?? '' })

/** The theme, once the words are loaded. */
const themeWithWords = () => studioTheme(say().suggestions)

await loadWords()

createRoot(document.getElementById('studio') as HTMLElement).render(
  <StrictMode>
    <CacheProvider value={styles}>
      <ThemeProvider theme={themeWithWords()} defaultMode="system">
        <CssBaseline enableColorScheme />
        <QueryClientProvider client={queries}>
          <BrowserRouter basename="/studio">
            <Suspense>
              <Routes>
                <Route path={comparedPath} element={<ComparedPage />} />
                <Route path="*" element={<OpenStudio />} />
              </Routes>
            </Suspense>
          </BrowserRouter>
        </QueryClientProvider>
      </ThemeProvider>
    </CacheProvider>
  </StrictMode>,
)
