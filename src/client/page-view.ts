import { trustedHtml } from '../components/prose/trusted-html.ts'
import type { PageData } from '../render/page-data.ts'

/** A block in a document: the name and attributes of its element, and its content. */
export type BlockView = {
  id: string
  tag: string
  attributes: Readonly<Record<string, string>>
} & (
  | { kind: 'live'; block: { type: string } }
  | { kind: 'static'; html: string }
  /** HTML from the document, which stays untouched. */
  | { kind: 'kept' }
)

/** A page in the browser. It is read from a document, so that page, snapshot and navigation show the same bytes. */
export type PageView = {
  path: string
  blocks: readonly BlockView[]
  live: PageData['live']
  pictures: NonNullable<PageData['pictures']>
  quote?: PageData['quote']
}

/**
 * Reads the page from a document: the current one (`keep`: HTML of blocks that are no islands stays as it is), or one
 * that was fetched for a navigation.
 */
export function readPage(source: Document, path: string, keep: boolean): PageView {
  const data = JSON.parse(source.getElementById('page')?.textContent ?? '{"modules":[],"live":{}}') as PageData
  const elements = [...(source.getElementById('main')?.children ?? [])]
  const { live, pictures = {}, quote } = data
  return { path, live, pictures, quote, blocks: elements.map((element) => readBlock(element, data, keep)) }
}

function readBlock(element: Element, data: PageData, keep: boolean): BlockView {
  const attributes = Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]))
  const frame = { id: element.id, tag: element.localName, attributes }
  const block = data.live[element.id]
  if (block) return { ...frame, kind: 'live', block }
  return keep ? { ...frame, kind: 'kept' } : { ...frame, kind: 'static', html: trustedHtml(element.innerHTML) }
}
