import { type Collections, referenceLists } from '../../schema/collections/collections.ts'
import type { Matching } from '../../schema/collections/matching.ts'
import type { AnyRecord } from '../../schema/collections/record-schemas.ts'
import type { Diagnostic } from '../../schema/diagnostic.ts'
import type { MatrixRow } from '../../schema/matrix/matrix-entries.ts'
import type { Matrix } from '../../schema/matrix/matrix-fields.ts'
import { memoize, memoizeTexts } from '../cache/memoize.ts'
import { diagnose, valueRange } from '../content/diagnostics/diagnose.ts'
import { closestFirst, suggest } from '../content/diagnostics/suggest.ts'
import { correctedLine } from '../content/parse/source.ts'
import type { MatrixLinks } from '../content/resolve/matrix-links.ts'
import { createRecordTokens, cycleOf } from '../content/resolve/record-tokens.ts'
import type { TokenValues } from '../content/resolve/scope.ts'
import { tokenRange } from '../content/resolve/tokens.ts'
import type { Records } from './condition.ts'
import type { Template, TemplatePart, TemplateToken } from './template.ts'

/** A matrix with its template, and the rows that its pages are generated from. */
type ExpandedMatrix = { file: string; matrix: Matrix; template: Template; rows: readonly MatrixRow[] }

/** Everything that pages are generated from. Every name in a matrix has a record. */
export type Material = {
  matrices: readonly ExpandedMatrix[]
  /** Which records go together, and where their pages are. */
  links: MatrixLinks
  collections: Collections
  /** The records by the word for one of them, and by slug. */
  records: ReadonlyMap<string, ReadonlyMap<string, AnyRecord>>
  /** The collections by the word for a record. */
  words: ReadonlyMap<string, string>
  /** Which entries of a city concern a service. */
  matching: Matching
  /** Tokens of the site. */
  site: TokenValues
}

/** The file of a page, below the content folder. */
const fileOf = (path: string) => `${path.slice(1)}.yaml`

const opening = (name: string) =>
  `# Generated from _data/templates/${name}.yaml. What differs on this page is written under \`overrides:\` at its end.\n`

/** The lines with which a page begins, and which no other page has. */
function rowText({ named, aliases }: MatrixRow, template: Template): string {
  const row = [['template', template.name], ...named].map(([key, name]) => `${key}: ${name}\n`).join('')
  const list = aliases.length === 0 ? '' : `aliases:\n${aliases.map((alias) => `  - ${alias}\n`).join('')}`
  return opening(template.name) + row + list
}

/** What follows the row of a page: the head of the template, and its blocks. */
const bodyText = (template: Template, blocks: readonly TemplatePart[]) =>
  `${template.head.text}blocks:\n${blocks.map(({ text }) => text).join('')}`

/** The tokens of a page: those of the site and of each of its records. */
type Tokens = readonly TokenValues[]

function tokenError(
  { name, position, index }: TemplateToken,
  tokens: Tokens,
  { page, collections }: { page: string; collections: Collections },
): Diagnostic {
  const names = tokens.flatMap((values) => [...values.keys()])
  const range = { ...valueRange(position), ...tokenRange(position.source.text, position.start, position.end, index) }
  const cycle = cycleOf(name, collections)
  if (cycle) return diagnose('token-cycle', range, { name, ...cycle })
  const suggestion = suggest(name, names)
  const corrected =
    suggestion === undefined ? undefined : correctedLine(position.source, range.start, range.end, `{${suggestion}}`)
  const near = closestFirst(name, names).slice(0, 6)
  const facts = { name, suggestion, corrected, names: near, page, missing: undefined }
  return diagnose('unknown-token', range, facts)
}

/** Looks up the records of rows, with lists of what the matrices say of them beside their fields. */
export function createRowRecords({ records, collections, words, links, matching }: Material) {
  const partnersOf = memoizeTexts((word: string, slug: string, other: string) => [
    ...links.partners(word, slug, other).keys(),
  ])
  const listsTo = memoize((word: string) => {
    const own = words.get(word) ?? ''
    return new Set([...referenceLists(collections, own)].flatMap(([field, to]) => (to === own ? [field] : [])))
  })
  return (row: MatrixRow): Records | undefined => {
    const named: Record<string, AnyRecord> = {}
    for (const [word, slug] of row.named) {
      const record = records.get(word)?.get(slug)
      if (record === undefined) return undefined
      named[word] = record
    }
    const listOf = (word: string, name: string): readonly string[] | undefined => {
      for (const other of row.named.keys()) {
        if (other === word) continue
        const isWhole = words.get(other) === name
        if (!isWhole && !listsTo(other).has(name)) continue
        const partners = partnersOf(word, row.named.get(word) ?? '', other)
        const chosen = named[other]?.[name]
        return isWhole ? partners : Array.isArray(chosen) ? chosen.filter((one) => partners.includes(one)) : []
      }
      return undefined
    }
    return { named, matching, listOf }
  }
}

/**
 * The pages of all matrices as files, by path below the content folder: the same material gives the same bytes. `rows`
 * are the lines with which each begins. A token of a template without a value on some page is an error at its position in
 * the template, which names the first such page.
 */
export function expand(material: Material): {
  files: Map<string, string>
  rows: Map<string, string>
  diagnostics: Diagnostic[]
} {
  const { matrices, records, site, collections, words } = material
  const recordOf = (collection: string, slug: string) => records.get(collections[collection]?.one ?? '')?.get(slug)
  const tokensFor = createRecordTokens({ collections, recordOf, format: String })
  // Many rows share a few records.
  const tokensOf = memoizeTexts(
    (word: string, slug: string): TokenValues => tokensFor(word, words.get(word) ?? '', slug),
  )
  const recordsOf = createRowRecords(material)
  const files = new Map<string, string>()
  const rowTexts = new Map<string, string>()
  const errors = new Map<TemplateToken, Diagnostic>()
  const checkTokens = (part: TemplatePart, tokens: Tokens, page: string) => {
    for (const token of part.tokens)
      if (!errors.has(token) && !tokens.some((values) => values.has(token.name)))
        errors.set(token, tokenError(token, tokens, { page, collections }))
  }
  for (const { template, rows } of matrices)
    for (const row of rows) {
      const rowRecords = recordsOf(row)
      if (rowRecords === undefined) continue
      const file = fileOf(row.path)
      const tokens = [site, ...[...row.named].map(([word, slug]) => tokensOf(word, slug))]
      checkTokens(template.head, tokens, file)
      const blocks = template.blocks.flatMap((block) => block(rowRecords) ?? [])
      for (const block of blocks) checkTokens(block, tokens, file)
      rowTexts.set(file, rowText(row, template))
      files.set(file, rowTexts.get(file) + bodyText(template, blocks))
    }
  return { files, rows: rowTexts, diagnostics: [...errors.values()] }
}
