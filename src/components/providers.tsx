import type { EmotionCache } from '@emotion/cache'
import { CacheProvider, ThemeProvider } from '@emotion/react'
import DefaultPropsProvider from '@mui/material/DefaultPropsProvider'
import type { ComponentProps, ReactNode } from 'react'
import { theme } from '../theme/theme.ts'
import { type DownloadSizes, DownloadsContext } from './downloads-context.ts'
import { PicturesContext, type PictureTable } from './picture/pictures-context.ts'
import { MarkdownContext } from './prose/markdown-context.ts'

/** Prefix of emotion's class names, the same in the build and in the browser. */
export const emotionKey = 'm'

type Props = {
  cache: EmotionCache
  pictures: PictureTable
  downloads?: DownloadSizes | undefined
  markdown?: ComponentProps<typeof MarkdownContext>['value']
  children: ReactNode
}

const none: DownloadSizes = {}
const components = theme.components as ComponentProps<typeof DefaultPropsProvider>['value']

/**
 * Context of every component, in the build and in the browser. MUI's own `ThemeProvider` would add 3.7 KB of script
 * (gzip) to switch colour schemes; here elements choose their colours by `data-tone`.
 */
export function Providers({ cache, pictures, downloads = none, markdown, children }: Props) {
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme}>
        <DefaultPropsProvider value={components}>
          <DownloadsContext value={downloads}>
            <MarkdownContext value={markdown}>
              <PicturesContext value={pictures}>{children}</PicturesContext>
            </MarkdownContext>
          </DownloadsContext>
        </DefaultPropsProvider>
      </ThemeProvider>
    </CacheProvider>
  )
}
