import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import CircularProgress from '@mui/material/CircularProgress'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { type ComponentType, Suspense } from 'react'
import { say } from '../../words/say.ts'
import { lazyPart } from '../lazy-part.ts'
import { useStudio } from '../store/studio-store.ts'
import { isBesidePage, type ViewName } from './view-address.ts'

type Props = {
  name: Exclude<ViewName, 'settings'>
  /** The address of the page that the view covers, or stands beside. */
  address: string
  /** Whether there is room for it beside the page; else it is below it. */
  isWide: boolean
}

/** Each view is loaded when it is first opened. */
const views: Record<Props['name'], ComponentType> = {
  changes: lazyPart(async () => (await import('./changes/changes-view.tsx')).ChangesView),
  grid: lazyPart(async () => (await import('./grid/grid-view.tsx')).GridView),
  pages: lazyPart(async () => (await import('./pages/pages-view.tsx')).PagesView),
  pictures: lazyPart(async () => (await import('./pictures/pictures-view.tsx')).PicturesView),
  theme: lazyPart(async () => (await import('./theme/theme-view.tsx')).ThemeView),
  replace: lazyPart(async () => (await import('./replace/replace-view.tsx')).ReplaceView),
  translation: lazyPart(async () => (await import('./translation/translation-view.tsx')).TranslationView),
  template: lazyPart(async () => (await import('./template/template-view.tsx')).TemplateView),
}

/** A view of the whole site, in the place of the page or beside it. */
export function ViewRegion({ name, address, isWide }: Props) {
  const go = useStudio(({ go }) => go)
  const View = views[name]
  const isBeside = isBesidePage(name)
  return (
    <Box
      component={isBeside ? 'section' : 'main'}
      aria-labelledby="view-title"
      sx={{
        ...(isBeside && isWide ? { width: 440, flexShrink: 0, borderRight: 1, borderColor: 'divider' } : { flex: 1 }),
        minHeight: 0,
        display: 'flex',
        flexDirection: 'column',
        bgcolor: 'background.paper',
        overflow: 'auto',
      }}
    >
      <Stack direction="row" sx={{ px: 2, pt: 1.5, gap: 2, alignItems: 'center' }}>
        <Typography variant="h2" id="view-title" sx={{ flex: 1, fontSize: 17 }}>
          {say().views[name]}
        </Typography>
        <Button onClick={() => go(address)}>{say().shell.backToPage}</Button>
      </Stack>
      <Suspense fallback={<CircularProgress size={24} aria-label={say().common.loading} sx={{ m: 3 }} />}>
        <View />
      </Suspense>
    </Box>
  )
}
