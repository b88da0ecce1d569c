import { escaped } from '../../../schema/links/markdown-links.ts'
import { escapeMarkup } from '../../../schema/writing/escape-markup.ts'
import { typeset } from '../../../schema/writing/typeset.ts'
import { renderMarkdown } from '../../components/prose/render-markdown.ts'
import type { Untranslated } from '../../content/translations/untranslated-blocks.ts'

/** A tag at the end of a text: its name and its attributes. */
const tagBefore = /<([a-z][a-z0-9-]*)([^<>]*)>$/
/** Signs without which a text is the same as Markdown. */
const signs = /[*_`[\]<#|~\n-]/

/** How a text may stand in the HTML of a block: as text, or as Markdown below a heading. */
function writtenForms(text: string, blockId: string): string[] {
  const plain = escapeMarkup(typeset(text))
  const headings = signs.test(text)
    ? ([2, 3] as const).flatMap((topLevel) => [{ topLevel }, { topLevel, anchors: blockId }])
    : [{ topLevel: 2 as const }]
  return [...new Set([plain, ...headings.map((one) => renderMarkdown(text, one).html)])]
}

/**
 * Writes attributes at the elements whose whole content is a text. What stands beside other elements gets one of its own, but
 * not in an island, which React takes over as it is. What stands in an attribute has no language of its own.
 */
function withMarkedText(html: string, text: string, blockId: string, attributes: string): string {
  const isIsland = html.includes('data-island=""')
  let marked = html
  for (const form of writtenForms(text, blockId)) {
    let at = form === '' ? -1 : marked.indexOf(form)
    while (at >= 0) {
      const [before, behind] = [marked.slice(0, at), marked.slice(at + form.length)]
      const [, name, given = ''] = tagBefore.exec(before.slice(before.lastIndexOf('<'))) ?? []
      let change = before + form
      if (name !== undefined && behind.startsWith(`</${name}>`)) {
        if (!given.includes(' lang=')) change = `${before.slice(0, -1)}${attributes}>${form}`
      } else if (!isIsland && !form.startsWith('<') && before.endsWith('>') && behind.startsWith('<'))
        change = `${before}<span${attributes}>${form}</span>`
      marked = change + behind
      at = marked.indexOf(form, change.length)
    }
  }
  return marked
}

type Marking = {
  /** What of each page is shown as the source says it, by its path. */
  blocks: ReadonlyMap<string, readonly Untranslated[]>
  /** The same of what all pages share. */
  around: readonly string[]
  attributes: string
}

/** Marks what a page shows as the source says it: whole blocks, and single texts in blocks and around them. */
export function createSourceMarks({ blocks, around, attributes }: Marking) {
  return {
    /** Marks a part of a page that no other has. The same string if nothing in it is of the source. */
    page(path: string, html: string): string {
      const all = blocks.get(path) ?? []
      const whole = all.flatMap(({ id, texts }) => (texts ? [] : [id]))
      const marked =
        whole.length === 0
          ? html
          : html.replace(/<section data-block="[^"]*" id="([^"]*)"/g, (start, id: string) =>
              whole.includes(id) ? start + attributes : start,
            )
      return all.reduce((result, { id, texts = [] }) => {
        const at = texts.length === 0 ? -1 : result.search(new RegExp(` data-block="[^"]*" id="${escaped(id)}"`))
        if (at < 0) return result
        const inBlock = texts.reduce((part, text) => withMarkedText(part, text, id, attributes), result.slice(at))
        return result.slice(0, at) + inBlock
      }, marked)
    },
    /** Marks what pages share. */
    shared: (html: string): string => around.reduce((part, text) => withMarkedText(part, text, '', attributes), html),
  }
}
