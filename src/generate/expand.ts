import type { Matching } from '../../schema/collections/matching.ts'
import type { AnyRecord, Service } from '../../schema/collections/record-schemas.ts'
import type { Diagnostic } from '../../schema/diagnostic.ts'
import { type Coverage, servicesOf } from '../../schema/records/coverage-fields.ts'
import type { MatrixRow } from '../../schema/records/matrix.ts'
import { memoize } from '../cache/memoize.ts'
import { diagnose, spotOf } from '../content/diagnostics/diagnose.ts'
import { closestFirst, suggest } from '../content/diagnostics/suggest.ts'
import { correctedLine } from '../content/parse/source.ts'
import { recordTokens, type TokenValues } from '../content/resolve/scope.ts'
import { tokenRange } from '../content/resolve/tokens.ts'
import type { Records } from './condition.ts'
import type { Template, TemplatePart, TemplateToken } from './template.ts'

/** A template with the rows that its pages are generated from. */
type Matrix = { template: Template; rows: readonly MatrixRow[] }

/** Everything that pages are generated from. Every name in a matrix has a record. */
export type Material = {
  matrices: readonly Matrix[]
  /** The matrix of cities and services, if there is one. */
  coverage: Coverage | undefined
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

/** The text of one page: its row, the head of the template, and its blocks. */
function pageText({ named, aliases }: MatrixRow, template: Template, blocks: readonly TemplatePart[]): string {
  const row = [['template', template.name], ...named].map(([key, name]) => `${key}: ${name}\n`).join('')
  const list = aliases.length === 0 ? '' : `aliases:\n${aliases.map((alias) => `  - ${alias}\n`).join('')}`
  const shown = blocks.map(({ text }) => text).join('')
  return `${opening(template.name)}${row}${list}${template.head.text}blocks:\n${shown}`
}

/** The tokens of a page: those of the site and of each of its records. */
type Tokens = readonly TokenValues[]

function tokenError({ name, place, index }: TemplateToken, tokens: Tokens, page: string): Diagnostic {
  const names = tokens.flatMap((values) => [...values.keys()])
  const range = tokenRange(place.source.text, place.start, place.end, index)
  const suggestion = suggest(name, names)
  const corrected =
    suggestion === undefined ? undefined : correctedLine(place.source, range.start, range.end, `{${suggestion}}`)
  const near = closestFirst(name, names).slice(0, 6)
  const facts = { name, suggestion, corrected, names: near, page, missing: undefined }
  return diagnose('unknown-token', { ...spotOf(place), ...range }, facts)
}

/** The records of a row by word. A city has lists of what the matrix says of it beside its fields. */
export function recordsOf({ named }: MatrixRow, { records, coverage }: Material): Records['named'] | undefined {
  const found = [...named].flatMap(([word, slug]): [string, AnyRecord][] => {
    const record = records.get(word)?.get(slug)
    return record === undefined ? [] : [[word, record]]
  })
  if (found.length < named.size) return undefined
  const { city, service, ...others } = Object.fromEntries(found)
  if (city === undefined) return { ...others, ...(service && { service }) }
  const offered = coverage ? servicesOf(coverage, city.slug) : []
  const related = (service as Service | undefined)?.related.filter((slug) => offered.includes(slug)) ?? []
  return { ...others, city: { ...city, services: offered, related }, ...(service && { service }) }
}

/**
 * The pages of all matrices as files, by path below the content folder: the same material gives the same bytes. A token
 * of a template without a value on some page is an error at its position in the template, which names the first such
 * page.
 */
export function expand(material: Material): { files: Map<string, string>; diagnostics: Diagnostic[] } {
  const { matrices, records, matching, site } = material
  // Many rows share a few records.
  const tokensOf = new Map(
    [...records].map(([word, some]) => [
      word,
      memoize((slug: string): TokenValues => recordTokens(word, some.get(slug))),
    ]),
  )
  const files = new Map<string, string>()
  const errors = new Map<TemplateToken, Diagnostic>()
  const lookFor = (part: TemplatePart, tokens: Tokens, page: string) => {
    for (const token of part.tokens)
      if (!errors.has(token) && !tokens.some((values) => values.has(token.name)))
        errors.set(token, tokenError(token, tokens, page))
  }
  for (const { template, rows } of matrices)
    for (const row of rows) {
      const named = recordsOf(row, material)
      if (named === undefined) continue
      const file = fileOf(row.path)
      const tokens = [site, ...[...row.named].flatMap(([word, slug]) => tokensOf.get(word)?.(slug) ?? [])]
      lookFor(template.head, tokens, file)
      const blocks = template.blocks.flatMap((block) => block({ named, matching }) ?? [])
      for (const block of blocks) lookFor(block, tokens, file)
      files.set(file, pageText(row, template, blocks))
    }
  return { files, diagnostics: [...errors.values()] }
}
