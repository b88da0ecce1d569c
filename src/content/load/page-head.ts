import type { Diagnostic } from '../../../schema/diagnostic.ts'
import { diagnose, valueRange } from '../diagnostics/diagnose.ts'
import { kindInWords, shortened } from '../diagnostics/format-value.ts'
import { unknownRecord } from '../diagnostics/unknown-record.ts'
import type { Parsed } from '../parse/parse.ts'
import { childPosition, copyPositions } from '../parse/source-position.ts'
import { fillTokens } from '../resolve/fill-tokens.ts'
import { startResolving } from '../resolve/resolve-context.ts'
import { resolveData } from '../resolve/resolve-data.ts'
import { withPage } from '../resolve/scope.ts'
import type { RoutedPage } from '../validate/addresses/address-checks.ts'
import { checkValue } from '../validate/check-value.ts'
import { fieldGroup } from '../validate/schema-fields.ts'
import type { PageShared } from './shared/shared-content.ts'

export type Mapping = Record<string, unknown>

/** The records that a page names, by word. `namesBroken`: one of them has an error, or does not exist. */
function namedRecords(page: Mapping, { collections, records }: PageShared, diagnostics: Diagnostic[]) {
  const named = new Map<string, string>()
  let namesBroken = false
  for (const [collection, { one }] of Object.entries(collections)) {
    const slug = page[one]
    const position = childPosition(page, one)
    if (typeof slug !== 'string' || position === undefined) continue
    const bySlug = records.get(collection) ?? new Map<string, { broken: boolean }>()
    const record = bySlug.get(slug)
    if (record === undefined) diagnostics.push(unknownRecord(collection, slug, bySlug.keys(), position))
    named.set(one, slug)
    namesBroken ||= record?.broken ?? true
  }
  return { named, namesBroken }
}

/** Tags of the page that are no records. */
function unknownTags({ tags }: Mapping, { records }: PageShared): Diagnostic[] {
  if (!Array.isArray(tags)) return []
  const bySlug = records.get('tags') ?? new Map<string, unknown>()
  return tags.flatMap((tag, index) => {
    const position = childPosition(tags, index)
    if (typeof tag !== 'string' || bySlug.has(tag) || position === undefined) return []
    return [unknownRecord('tags', tag, bySlug.keys(), position)]
  })
}

/** The mapping without its blocks. */
export function headOf(page: Mapping): Mapping {
  const { blocks: _blocks, ...head } = page
  return copyPositions(page, head)
}

/** What an empty page should begin with. */
export const pageStart = 'title: …\ndescription: …\nblocks:\n  - use: quote-form'

/** The diagnostic of a file without any fields. */
export function notAPage({ value, position }: Parsed) {
  const facts = { key: 'page', corrected: pageStart }
  return typeof value === 'string'
    ? diagnose('text-for-fields', valueRange(position), { ...facts, text: shortened(value) })
    : diagnose('wrong-type', valueRange(position), { ...facts, expected: fieldGroup, found: kindInWords(value) })
}

/** A text of the head with its position, for comparing pages. */
export function headText(head: Mapping, key: string) {
  const text = head[key]
  const position = childPosition(head, key)
  return typeof text === 'string' && position ? { text, position } : undefined
}

/** The aliases of a page, with their positions. */
export function aliasesOf(head: Mapping): RoutedPage['aliases'] {
  const list = head['aliases']
  if (!Array.isArray(list)) return []
  return list.flatMap((alias, index) => {
    const position = childPosition(list, index)
    return typeof alias === 'string' && position ? [{ alias, position }] : []
  })
}

/**
 * The head of a page with its tokens filled, and validated; `data` is missing if it has an error. `namesBroken`:
 * a record that it names has one.
 */
export function checkPageHead(written: Mapping, file: string, shared: PageShared) {
  const diagnostics: Diagnostic[] = []
  const { named, namesBroken } = namedRecords(written, shared, diagnostics)
  const scope = withPage(shared.scopeOf(file, named), written)
  const resolving = startResolving(shared.libraryFor(named))
  const filled = fillTokens(resolveData(headOf(written), resolving), scope)
  const head = filled.value as Mapping
  const whole = Object.hasOwn(written, 'blocks') ? { ...head, blocks: written['blocks'] } : head
  const checked = checkValue({ root: copyPositions(written, whole), schema: shared.pageSchema, owner: 'page' })
  diagnostics.push(...filled.diagnostics, ...checked.diagnostics)
  diagnostics.push(...unknownTags(head, shared))
  const sample = childPosition(written, 'sample')
  if (checked.data?.sample !== undefined && sample)
    diagnostics.push(diagnose('sample-value', valueRange(sample), { todo: checked.data.sample }))
  return { head, data: checked.data, scope, resolving, namesBroken, diagnostics }
}

/** The head of a page as {@link checkPageHead} returns it. */
export type CheckedHead = ReturnType<typeof checkPageHead>
