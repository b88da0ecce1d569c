import { pageHeadSchema } from '../../../blocks/page.ts'
import { topOf } from '../../../schema/block.ts'
import type { Diagnostic } from '../../../schema/diagnostic.ts'
import { palettesOf, toneOf } from '../../../schema/theme/palettes.ts'
import type { ThemePart } from '../../../schema/theme/theme.ts'
import { diagnose, keyRange, valueRange } from '../diagnostics/diagnose.ts'
import { kindInWords, shortened } from '../diagnostics/format-value.ts'
import type { Parsed } from '../parse/parse.ts'
import { childPosition, copyPositions } from '../parse/source-position.ts'
import type { RoutedPage } from '../validate/address-checks.ts'
import type { BlockSchemas } from '../validate/block-check.ts'
import type { ParsedBlock } from '../validate/checked-block.ts'
import { wrongValue } from '../validate/issues/issue-values.ts'
import { unknownRecord } from '../validate/record-checks.ts'
import { fieldGroup } from '../validate/schema-fields.ts'
import type { SharedContent } from './shared-content.ts'

export type Mapping = Record<string, unknown>

/** The records that a page names, by word. `namesBroken`: one of them has an error, or does not exist. */
export function namedRecords(page: Mapping, { collections, records }: SharedContent, diagnostics: Diagnostic[]) {
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

/** The `header:` of a page: an unknown tone, or one whose letters are as light, or as dark, as the top of the first visible block. */
export function headerDiagnostics(
  head: Mapping,
  first: ParsedBlock | undefined,
  { theme, tones }: SharedContent,
  schemas: BlockSchemas,
): Diagnostic[] {
  const { header } = head
  const position = childPosition(head, 'header')
  if (position === undefined || typeof header !== 'string' || tones.length === 0) return []
  const palettes = palettesOf(theme)
  const palette = palettes.get(header)
  if (!palette) {
    const subject = { root: head, schema: pageHeadSchema, owner: 'page' }
    return [wrongValue(subject, ['header'], valueRange(position), header, tones)]
  }
  if (!first) return []
  const top = topOf(first, schemas[first.type]) ?? 'page'
  const over = palettes.get(top) ?? palettes.get(toneOf(theme, top as ThemePart))
  if (palette.mode === over?.mode) return []
  return [
    diagnose('unreadable-header', keyRange(position), { header, isLight: palette.mode === 'dark', type: first.type }),
  ]
}
