import { use, useEffect, useState, useSyncExternalStore } from 'react'
import { MarkdownContext } from './markdown-context.ts'
import { ProseText } from './prose-text.tsx'
import { trustedHtml } from './trusted-html.ts'

/** One constant object: as long as it is the same, React leaves the children of the element alone. */
const untouched = { __html: trustedHtml('') }
const never = () => () => {}

/**
 * Markdown in an island. The HTML of the build stays, so that the browser needs no Markdown renderer. It loads one when it
 * has to render the text, after a navigation.
 */
export function IslandProse({ markdown }: { markdown: string }) {
  const render = use(MarkdownContext)
  const isTakenOver = useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
  const [found] = useState(isTakenOver ? markdown : undefined)
  const [rendered, setRendered] = useState(untouched)
  const isThere = render !== undefined || found === markdown
  useEffect(() => {
    if (isThere) return
    let isWanted = true
    import('./markdown.ts').then(({ renderMarkdown }) => {
      if (isWanted) setRendered({ __html: trustedHtml(renderMarkdown(markdown, { topLevel: 3 }).html) })
    })
    return () => {
      isWanted = false
    }
  }, [isThere, markdown])
  const html = render ? { __html: trustedHtml(render(markdown, { topLevel: 3 }).html) } : rendered
  // biome-ignore lint/security/noDangerouslySetInnerHtml: markdown-it escapes all HTML of its input (html: false)
  return <ProseText suppressHydrationWarning dangerouslySetInnerHTML={html} />
}
