import { createContent } from '../../../src/content/load/load.ts'
import { findText } from '../../../src/studio/client/find-value.ts'
import { pageModel } from '../../../src/studio/server/page-model.ts'
import { markedQuery } from '../../../src/studio/server/studio.ts'

type Element = {
  tag: string
  text: string
  marked: number
  unmarked: { parent: Element; text: string }[]
  block?: number
}

const silent = new Set(['script', 'style', 'svg', 'template', 'noscript'])
const isVoid = (tag: string) => /^(?:img|br|hr|input|source|meta|link|wbr|area|col)$/.test(tag)
const letters = (text: string) => text.replaceAll(/&(?:#\w+|\w+);/g, 'x').match(/[\p{L}\p{N}]/gu)?.length ?? 0

/** The letters of each block of a page: those within marks, and the texts without one, with their elements. */
function blocksIn(html: string): Element[] {
  const blocks: Element[] = []
  const open: Element[] = []
  let marks = 0
  for (const [token, comment, close, tag = '', attributes = '', text] of html.matchAll(
    /<!--(.*?)-->|<(\/?)([a-zA-Z][\w-]*)((?:"[^"]*"|[^">])*)>|([^<]+)/gs,
  )) {
    const parent = open.at(-1)
    if (comment !== undefined) marks += comment.startsWith('studio ') ? 1 : comment === '/studio' ? -1 : 0
    else if (text !== undefined) {
      if (!parent || open.some((one) => silent.has(one.tag))) continue
      for (const one of open) one.text += text
      const block = open.find((one) => one.block !== undefined)
      if (!block) continue
      if (marks > 0) block.marked += letters(text)
      else if (letters(text) > 0) block.unmarked.push({ parent, text })
    } else if (close) open.pop()
    else if (!isVoid(tag) && !token.endsWith('/>')) {
      const number = /data-studio-block="(\d+)"/.exec(attributes)?.[1]
      const element: Element = { tag, text: '', marked: 0, unmarked: [], ...(number && { block: Number(number) }) }
      open.push(element)
      if (number) blocks.push(element)
    }
  }
  return blocks
}

/**
 * The share of the letters in the blocks of all pages whose click leads to a file and a path: by a mark, or because one
 * text of the block alone reads like the element that was clicked.
 */
export async function linkedLetters(origin: string): Promise<{ pages: number; all: number; linked: number }> {
  const content = createContent({ root: '.', drafts: true })
  const site = await content.load()
  const found = { pages: 0, all: 0, linked: 0 }
  for (const file of content.pageFiles()) {
    const model = pageModel(content, file, { site, reach: {} })
    if (!model) continue
    const response = await fetch(`${origin}${file.name}?${markedQuery}`, { headers: { accept: 'text/html' } })
    found.pages++
    for (const { block = -1, marked, unmarked } of blocksIn(await response.text())) {
      found.all += marked
      found.linked += marked
      for (const { parent, text } of unmarked) {
        const values = model.blocks[block]?.values
        found.all += letters(text)
        if (findText(values, model.tokens, parent.text.trim()) !== undefined) found.linked += letters(text)
      }
    }
  }
  return found
}
