import { renderMarkdown } from '../../components/prose/render-markdown.ts'

const marks: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }

/** Markdown as the plain text that visitors read. */
export function plainText(markdown: string): string {
  const { html } = renderMarkdown(markdown, { topLevel: 3 })
  return html
    .replace(/<[^<>]+>/g, '')
    .replace(/&(?:amp|lt|gt|quot);/g, (mark) => marks[mark] ?? mark)
    .replace(/\s+/g, ' ')
    .trim()
}
