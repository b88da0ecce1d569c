import Button from '@mui/material/Button'
import { createElement, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { blocksWords } from '../../schema/language/blocks-words.ts'
import { trustedHtml } from '../components/prose/trusted-html.ts'
import { Section, SectionIntro } from '../components/section.tsx'
import { Spinner } from '../components/spinner.tsx'
import { useIsland, useIslandsInside } from './islands.tsx'
import { watchLinks } from './links.ts'
import type { BlockView, PageView } from './page-view.ts'
import type { RouterState } from './router.tsx'

/** Prefetches a page, once the router is loaded. */
type Prefetch = ((path: string) => void) | undefined

/** Together they fill most windows. */
const blocksAtOnce = 2

/** The content between header and footer. */
export function MainContent({ shown, prefetch }: { shown: RouterState; prefetch: Prefetch }) {
  if (shown.state === 'loading') return <Spinner />
  if (shown.state === 'failed') return <PageFailed retry={shown.retry} />
  return <Blocks key={shown.page.path} page={shown.page} prefetch={prefetch} />
}

/**
 * The blocks of a page. A fetched page shows its top first, so that the first frame after the click does not wait for the
 * layout of the whole page and for its forms, and shows the rest in the next frame. An anchor may lead to any block.
 */
function Blocks({ page, prefetch }: { page: PageView; prefetch: Prefetch }) {
  const isFetched = 'head' in page
  const isWhole = useDeferredValue(true, !isFetched || location.hash !== '')
  const blocks = isWhole ? page.blocks : page.blocks.slice(0, blocksAtOnce)

  // biome-ignore lint/correctness/useExhaustiveDependencies: other blocks have other links
  useEffect(() => prefetch && watchLinks(prefetch), [prefetch, page, isWhole])

  return (
    <>
      {blocks.map((view) => (
        <Block key={`${view.id} ${view.island?.type}`} view={view} pictures={page.pictures} />
      ))}
      {/* Keeps the footer out of the window until then. */}
      {isWhole || <div style={{ height: '100vh' }} />}
    </>
  )
}

/** One constant object: React leaves the children of an element alone as long as it stays the same. */
export const untouched = { __html: trustedHtml('') }

/** A block of the page: HTML from the build. Over that of an island its own React root takes over. */
function Block({ view, pictures }: { view: BlockView; pictures: PageView['pictures'] }) {
  const element = useIsland<HTMLElement>(view.island, pictures)
  const [firstHtml] = useState(view.html)
  const html = view.island ? firstHtml : view.html
  const content = useMemo(() => (html === undefined ? untouched : { __html: html }), [html])
  useIslandsInside(element, content, view.inside, pictures)
  useEffect(() => {
    if (html && element.current) window.marquee.watch(element.current)
  }, [html, element])
  const { class: className, ...attributes } = view.attributes
  const props = { ...attributes, className, ref: element, suppressHydrationWarning: true }
  return createElement(view.tag, { ...props, dangerouslySetInnerHTML: content })
}

/** Shown instead of a page that could not be fetched, after all retries. */
function PageFailed({ retry }: { retry: () => void }) {
  return (
    <section role="alert">
      <Section>
        <SectionIntro level="h1" title={blocksWords.pageFailed} intro={blocksWords.pageFailedText} />
        <Button onClick={retry}>{blocksWords.retry}</Button>
      </Section>
    </section>
  )
}
