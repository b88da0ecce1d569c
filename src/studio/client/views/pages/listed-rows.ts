import type { PageChanges, PageListEntry } from '../../../wire/listing.ts'
import { say } from '../../../words/say.ts'
import { stateWords } from '../../../words.ts'

/** A page with its last change; without one as long as none is known. */
export type ListedPage = PageListEntry & { change?: PageChanges[string] }

/** The day of a change, and whose it is. */
export function changeWords({ change }: ListedPage, dayOf: (at: string) => string): string {
  if (change === undefined) return ''
  if (change.at === undefined) return say().history.notCommittedYet
  return `${dayOf(change.at)}, ${change.by}`
}

/** The columns of the list of all pages, with what each shows of a page. */
export const columns = {
  title: { of: ({ title }) => title },
  address: { of: ({ address }) => address },
  kind: { of: ({ kind }) => say().common.pageKind(kind) },
  records: { of: ({ records }) => records },
  state: { of: ({ state }) => stateWords(state) ?? say().pages.published },
  changed: { of: ({ change }) => change && (change.at ?? '9') },
  problems: { of: ({ errors, warnings }) => errors * 1000 + warnings },
} as const satisfies Record<string, { of: (page: ListedPage) => string | number | undefined }>

export type ColumnName = keyof typeof columns
export type Order = { by: ColumnName; isDown: boolean }

const { compare } = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' })

/** Pages in the order of a column; those that are equal there in the order of their addresses. */
export function inOrderOf(pages: readonly ListedPage[], { by, isDown }: Order): ListedPage[] {
  const { of } = columns[by]
  const sign = isDown ? -1 : 1
  const keyed = pages.map((page) => ({ page, key: of(page) }))
  return keyed
    .sort(({ page, key }, other) => {
      const order = typeof key === 'number' ? key - Number(other.key) : compare(key ?? '', String(other.key ?? ''))
      return sign * order || compare(page.address, other.page.address)
    })
    .map(({ page }) => page)
}

/** The words of a text that a person typed to find something. */
export const wordsOf = (typed: string): string[] => typed.toLowerCase().split(/\s+/).filter(Boolean)

/** Returns a function that finds the pages whose row, or whose text, has every word: first those whose title or address has them. */
export function createFilter(pages: readonly ListedPage[]) {
  const rows = pages.map((page) => ({
    page,
    name: `${page.title} ${page.address}`.toLowerCase(),
    text: [page.title, page.address, page.kind, page.records, columns.state.of(page), page.change?.by]
      .join(' ')
      .toLowerCase(),
  }))
  return (typed: string, inText: ReadonlySet<string>): ListedPage[] => {
    const words = wordsOf(typed)
    const hasAll = (text: string) => words.every((word) => text.includes(word))
    const found = rows.filter(({ page, text }) => hasAll(text) || inText.has(page.address))
    if (words.length === 0) return found.map(({ page }) => page)
    const named = found.filter(({ name }) => hasAll(name))
    return [...new Set([...named, ...found])].map(({ page }) => page)
  }
}
