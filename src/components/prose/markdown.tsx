import { use } from 'react'
import { PicturesContext } from '../picture/pictures-context.ts'
import { ProseText } from './prose-text.tsx'
import { renderMarkdown } from './render-markdown.ts'
import { trustedHtml } from './trusted-html.ts'

type Props = {
  markdown: string
  /** Level of the headings written as `##`: 3 below the heading of a block, 2 without one. */
  topLevel?: 2 | 3
  /** Prefix of the ids of the headings. Without it, headings have no id. */
  anchors?: string
}

/** Markdown as HTML. HTML in the source is shown as text, unsafe link schemes stay text (markdown-it's own rule). */
export function Markdown({ markdown, topLevel = 3, anchors }: Props) {
  const { html } = renderMarkdown(markdown, { topLevel, anchors }, use(PicturesContext))
  // biome-ignore lint/security/noDangerouslySetInnerHtml: markdown-it escapes all HTML of its input (html: false)
  return <ProseText dangerouslySetInnerHTML={{ __html: trustedHtml(html) }} />
}
