import { type Collection, type Collections, textsOf } from '../../../schema/collections/collections.ts'
import type { AnyRecord } from '../../../schema/collections/record-schemas.ts'

/** `greeter` → `greeters` and vice versa. */
const inBothNumbers = (name: string) => [name, name.endsWith('s') ? name.slice(0, -1) : `${name}s`]

const formsOf = ({ names, area }: Collection, record: AnyRecord) => [
  record.name,
  ...textsOf(record, [...names, ...area]),
  record.slug,
]

/**
 * All names of records and the areas around them, in every form: a page that differs from another only in these has no
 * content of its own. `spellings` are further names, such as `orange-county`.
 */
export function namesOf(
  collections: Collections,
  records: ReadonlyMap<string, ReadonlyMap<string, AnyRecord>>,
  spellings: readonly string[],
): string[] {
  const forms = Object.entries(collections).flatMap(([name, collection]) =>
    [...(records.get(name)?.values() ?? [])].flatMap((record) => formsOf(collection, record)),
  )
  return [...new Set([...forms.flatMap(inBothNumbers), ...spellings])]
}
