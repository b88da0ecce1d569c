import CssBaseline from '@mui/material/CssBaseline'
import { ThemeProvider } from '@mui/material/styles'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter, Route, Routes } from 'react-router-dom'
import { Studio } from './studio.tsx'
import { studioTheme } from './theme.ts'

const queries = new QueryClient({ defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false } } })

createRoot(document.getElementById('studio') as HTMLElement).render(
  <StrictMode>
    <ThemeProvider theme={studioTheme} defaultMode="system">
      <CssBaseline enableColorScheme />
      <QueryClientProvider client={queries}>
        <BrowserRouter basename="/studio">
          <Routes>
            <Route path="*" element={<Studio />} />
          </Routes>
        </BrowserRouter>
      </QueryClientProvider>
    </ThemeProvider>
  </StrictMode>,
)
