import CssBaseline from '@mui/material/CssBaseline'
import { AppRouterCacheProvider } from '@mui/material-nextjs/v16-appRouter'
import { Frame } from '../shared/frame.jsx'
import { Look } from '../shared/look.jsx'
import shell from '../shell.json'

export const metadata = { metadataBase: new URL('https://www.example.com') }

export default function Layout({ children }) {
  return (
    <html lang="en">
      <body>
        <AppRouterCacheProvider>
          <Look>
            <CssBaseline />
            <Frame shell={shell}>{children}</Frame>
          </Look>
        </AppRouterCacheProvider>
      </body>
    </html>
  )
}
