import { z } from 'zod'
import { pageHead } from '../../../blocks/page.ts'
import { topOf } from '../../../schema/block.ts'
import type { Diagnostic } from '../../../schema/diagnostic.ts'
import { palettesOf, toneOf } from '../../../schema/theme/palettes.ts'
import type { ThemePart } from '../../../schema/theme/theme.ts'
import { diagnose, keySpotOf, spotOf } from '../diagnostics/diagnose.ts'
import { kindInWords, shortened } from '../diagnostics/format-value.ts'
import { unknownName } from '../diagnostics/suggest.ts'
import type { Parsed } from '../parse/parse.ts'
import { childPosition, copyPositions } from '../parse/source-position.ts'
import type { BlockSchemas, ParsedBlock } from '../validate/block-check.ts'
import { wrongValue } from '../validate/issue-values.ts'
import { fieldGroup } from '../validate/schema-fields.ts'
import type { Routed } from './routes.ts'
import type { SharedContent } from './shared-content.ts'

export type Mapping = Record<string, unknown>

/** The head and the list of blocks; each block is validated by its own schema. */
export const frame = pageHead
  .extend({
    blocks: z
      .array(z.unknown())
      .min(1)
      .meta({ description: 'It lists what the page shows.', examples: [[{ use: 'quote-form' }]] }),
  })
  .meta({ title: 'page' })

/** The city or service of a page, if it has a record. */
export function named(page: Mapping, key: 'city' | 'service', shared: SharedContent, diagnostics: Diagnostic[]) {
  const slug = page[key]
  const records = key === 'city' ? shared.cities : shared.services
  const place = childPosition(page, key)
  if (typeof slug !== 'string' || place === undefined) return { slug: undefined, broken: false }
  const record = records.get(slug)
  if (record) return { slug, broken: record.broken }
  const facts = unknownName(slug, records.keys(), place)
  diagnostics.push(diagnose(key === 'city' ? 'unknown-city' : 'unknown-service', spotOf(place), facts))
  return { slug, broken: true }
}

/** The mapping without its blocks. */
export function headOf(page: Mapping): Mapping {
  const { blocks: _blocks, ...head } = page
  return copyPositions(page, head)
}

const pageStart = 'title: …\ndescription: …\nblocks:\n  - use: quote-form'

/** The diagnostic of a file without any fields. */
export function notAPage({ value, place }: Parsed) {
  const facts = { key: 'page', corrected: pageStart }
  return typeof value === 'string'
    ? diagnose('text-for-fields', spotOf(place), { ...facts, text: shortened(value) })
    : diagnose('wrong-type', spotOf(place), { ...facts, expected: fieldGroup, found: kindInWords(value) })
}

/** A text of the head with its position, for comparing pages. */
export function headText(head: Mapping, key: string) {
  const text = head[key]
  const place = childPosition(head, key)
  return typeof text === 'string' && place ? { text, place } : undefined
}

/** The aliases of a page, with their positions. */
export function aliasesOf(head: Mapping): Routed['aliases'] {
  const list = head['aliases']
  if (!Array.isArray(list)) return []
  return list.flatMap((alias, index) => {
    const place = childPosition(list, index)
    return typeof alias === 'string' && place ? [{ alias, place }] : []
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
  const place = childPosition(head, 'header')
  if (place === undefined || typeof header !== 'string' || tones.length === 0) return []
  const palettes = palettesOf(theme)
  const palette = palettes.get(header)
  if (!palette)
    return [wrongValue({ root: head, schema: pageHead, owner: 'page' }, ['header'], spotOf(place), header, [...tones])]
  if (!first) return []
  const top = topOf(first, schemas[first.type]) ?? 'page'
  const over = palettes.get(top) ?? palettes.get(toneOf(theme, top as ThemePart))
  if (palette.mode === over?.mode) return []
  return [
    diagnose('unreadable-header', keySpotOf(place), { header, isLight: palette.mode === 'dark', type: first.type }),
  ]
}
