import type { PageListEntry } from '../../../model.ts'
import { stateWords } from '../../../words.ts'

/** The columns of the list of all pages, with what each shows of a page. */
export const columns = {
  title: { name: 'Title', of: ({ title }) => title },
  address: { name: 'Address', of: ({ address }) => address },
  kind: { name: 'Kind', of: ({ kind }) => kind },
  records: { name: 'About', of: ({ records }) => records },
  state: { name: 'State', of: ({ state }) => stateWords[state] ?? 'Published' },
  problems: { name: 'Problems', of: ({ errors, warnings }) => errors * 1000 + warnings },
} as const satisfies Record<string, { name: string; of: (page: PageListEntry) => string | number }>

export type ColumnName = keyof typeof columns
export type Order = { by: ColumnName; isDown: boolean }

const { compare } = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' })

/** Pages in the order of a column; those that are equal there in the order of their addresses. */
export function inOrderOf(pages: readonly PageListEntry[], { by, isDown }: Order): PageListEntry[] {
  const { of } = columns[by]
  const sign = isDown ? -1 : 1
  const keyed = pages.map((page) => ({ page, key: of(page) }))
  return keyed
    .sort(({ page, key }, other) => {
      const order = typeof key === 'number' ? key - (other.key as number) : compare(key, other.key as string)
      return sign * order || compare(page.address, other.page.address)
    })
    .map(({ page }) => page)
}

/** The words of a text that a person typed to find something. */
export const wordsOf = (typed: string): string[] => typed.toLowerCase().split(/\s+/).filter(Boolean)

/** Returns a function that finds the pages whose row, or whose text, has every word. */
export function createFilter(pages: readonly PageListEntry[]) {
  const rows = pages.map((page) => ({
    page,
    text: [page.title, page.address, page.kind, page.records, columns.state.of(page)].join(' ').toLowerCase(),
  }))
  return (typed: string, inText: ReadonlySet<string>): PageListEntry[] => {
    const words = wordsOf(typed)
    return rows.flatMap(({ page, text }) =>
      words.every((word) => text.includes(word)) || inText.has(page.address) ? [page] : [],
    )
  }
}
