import { language, setLanguage } from '../../schema/language/language.ts'
import { trustedHtml } from '../components/prose/trusted-html.ts'
import type { IslandFields } from '../render/island.tsx'
import type { PageData } from '../render/page-data.ts'

/** A block of a document: name, attributes and content of its element. */
export type BlockView = {
  id: string
  tag: string
  attributes: Readonly<Record<string, string>>
  /** The content. Without it the content of the document stays as it is. */
  html?: string
  /** The props of an island. */
  island?: IslandFields
  /** Those of the islands in a block. */
  inside?: readonly IslandFields[]
}

/** A page in the browser. It is read from a document, so that page, snapshot and navigation show the same bytes. */
export type PageView = {
  path: string
  blocks: readonly BlockView[]
  islands: PageData['islands']
  pictures: NonNullable<PageData['pictures']>
  quote?: PageData['quote']
}

/**
 * Reads the page of a document: the one that the browser shows (`isCurrent`: its blocks stay as they are),
 * or one that was fetched for a navigation.
 */
export function readPage(source: Document, path: string, isCurrent: boolean): PageView {
  const data = JSON.parse(source.getElementById('page')?.textContent ?? '{"modules":[],"islands":{}}') as PageData
  const elements = [...(source.getElementById('main')?.children ?? [])]
  const { islands, pictures = {}, quote, language: given } = data
  // Pages of one site differ only in the words of their islands.
  if (given) setLanguage({ ...given, words: { ...language().words, ...given.words } })
  return { path, islands, pictures, quote, blocks: elements.map((element) => readBlock(element, data, isCurrent)) }
}

function readBlock(element: Element, data: PageData, isCurrent: boolean): BlockView {
  const attributes = Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]))
  const island = data.islands[element.id]
  const inside = [...element.querySelectorAll('[data-block][data-island]')].flatMap(({ id }) => data.islands[id] ?? [])
  return {
    id: element.id,
    tag: element.localName,
    attributes,
    ...(!isCurrent && { html: trustedHtml(element.innerHTML) }),
    ...(island && { island }),
    ...(inside.length > 0 && { inside }),
  }
}
