import type { Located } from '../content/located.ts'
import type { Sketched } from '../content/near-duplicates/find.ts'
import type { PageRecord } from '../content/page-record.ts'
import type { MadePage } from './again.ts'
import type { SiteRecord } from './packed-site.ts'

/** A record with only those entries of its tables that are others than before, and the keys of those that are gone. */
export type SiteDifference = { record: SiteRecord; gone: string[][] }

type Table = ReadonlyMap<string, unknown>

/** What a record holds of each page or file, by its name or path. */
const tablesOf = ({ content, release, compared }: SiteRecord): Table[] => [
  new Map(content.pages.map((page) => [page.name, page])),
  new Map(Object.entries(content.values)),
  new Map(Object.entries(release.pages)),
  new Map(compared?.pages),
]

/** The record with these in the place of its own. */
function withTables({ content, release, compared }: SiteRecord, tables: readonly Table[]): SiteRecord {
  const [records, values, made, sketches] = tables as unknown as [
    ReadonlyMap<string, PageRecord>,
    ReadonlyMap<string, Located>,
    ReadonlyMap<string, MadePage>,
    ReadonlyMap<string, Sketched>,
  ]
  return {
    content: { ...content, pages: [...records.values()], values: Object.fromEntries(values) },
    release: { ...release, pages: Object.fromEntries(made) },
    compared: compared && { ...compared, pages: sketches },
  }
}

/** How `now` differs from `before`. What was taken over is the same object, and so this is told in a moment. */
export function differenceOf(now: SiteRecord, before: SiteRecord): SiteDifference {
  const known = tablesOf(before)
  const tables = tablesOf(now)
  const others = tables.map((table, at) => new Map([...table].filter(([key, entry]) => known[at]?.get(key) !== entry)))
  const gone = known.map((table, at) => [...table.keys()].filter((key) => !tables[at]?.has(key)))
  return { record: withTables(now, others), gone }
}

/** The record that {@link differenceOf} was given. */
export function withDifference(before: SiteRecord, { record, gone }: SiteDifference): SiteRecord {
  const others = tablesOf(record)
  const tables = tablesOf(before).map((table, at) => {
    const all = new Map([...table, ...(others[at] ?? [])])
    for (const key of gone[at] ?? []) all.delete(key)
    return all
  })
  return withTables(record, tables)
}
