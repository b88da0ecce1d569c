import { useDeferredValue, useEffect } from 'react'
import { PicturesContext } from '../components/picture/pictures-context.ts'
import { Spinner } from '../components/spinner.tsx'
import { BlockView } from './block-view.tsx'
import { watchLinks } from './links.ts'
import { PageFailed } from './page-failed.tsx'
import type { PageView } from './page-view.ts'
import type { Shown } from './router.tsx'

/** Prefetches a page, once the router is there. */
type Prefetch = ((path: string) => void) | undefined

/** Together they fill most windows. */
const blocksAtOnce = 2

/** The content between header and footer. */
export function MainContent({ shown, prefetch }: { shown: Shown; prefetch: Prefetch }) {
  if (shown.state === 'loading') return <Spinner />
  if (shown.state === 'failed') return <PageFailed retry={shown.retry} />
  return <Blocks key={shown.page.path} page={shown.page} prefetch={prefetch} />
}

/**
 * The blocks of a page. A fetched page shows its top first, so that the first frame after the click need not wait for
 * the layout of everything and for its forms, and the rest after that frame. An anchor may lead to any block, so then
 * all show at once.
 */
function Blocks({ page, prefetch }: { page: PageView; prefetch: Prefetch }) {
  const isFetched = 'head' in page
  const isWhole = useDeferredValue(true, !isFetched || location.hash !== '')
  const blocks = isWhole ? page.blocks : page.blocks.slice(0, blocksAtOnce)

  // biome-ignore lint/correctness/useExhaustiveDependencies: other blocks have other links
  useEffect(() => prefetch && watchLinks(prefetch), [prefetch, page, isWhole])

  return (
    <PicturesContext value={page.pictures}>
      {blocks.map((view) => (
        <BlockView key={view.id} view={view} />
      ))}
      {/* Keeps the footer out of the window until then. */}
      {isWhole || <div style={{ height: '100vh' }} />}
    </PicturesContext>
  )
}
