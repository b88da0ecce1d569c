import { use, useEffect, useState, useSyncExternalStore } from 'react'
import { PicturesContext } from '../picture/pictures-context.ts'
import { MarkdownContext } from './markdown-context.ts'
import { ProseText } from './prose-text.tsx'
import { trustedHtml } from './trusted-html.ts'

/** One constant object: as long as it is the same, React leaves the children of the element alone. */
const builtHtml = { __html: trustedHtml('') }
const subscribeToNothing = () => () => {}

/**
 * Markdown in an island. Hydration leaves the HTML of the build in place, so the browser needs no Markdown renderer. It
 * loads one when it has to render a text itself, after a navigation.
 */
export function IslandProse({ markdown }: { markdown: string }) {
  const render = use(MarkdownContext)
  const pictures = use(PicturesContext)
  // The snapshot of the server, which React also uses while it hydrates.
  const isHydrating = useSyncExternalStore(
    subscribeToNothing,
    () => false,
    () => true,
  )
  const [builtMarkdown] = useState(isHydrating ? markdown : undefined)
  const [rendered, setRendered] = useState(builtHtml)
  const hasHtml = render !== undefined || builtMarkdown === markdown
  useEffect(() => {
    if (hasHtml) return
    let isCurrent = true
    import('./render-markdown.ts').then(
      ({ renderMarkdown }) => {
        if (isCurrent) setRendered({ __html: trustedHtml(renderMarkdown(markdown, { topLevel: 3 }, pictures).html) })
      },
      () => window.marquee.lost(),
    )
    return () => {
      isCurrent = false
    }
  }, [hasHtml, markdown, pictures])
  const html = render ? { __html: trustedHtml(render(markdown, { topLevel: 3 }, pictures).html) } : rendered
  // biome-ignore lint/security/noDangerouslySetInnerHtml: markdown-it escapes all HTML of its input (html: false)
  return <ProseText suppressHydrationWarning dangerouslySetInnerHTML={html} />
}
