import type { Matching } from '../../schema/collections/matching.ts'
import type { City, Service } from '../../schema/collections/record-schemas.ts'
import type { Diagnostic } from '../../schema/diagnostic.ts'
import { type CoveragePage, coveragePages } from '../../schema/records/coverage.ts'
import { type Coverage, servicesOf } from '../../schema/records/coverage-fields.ts'
import { memoize } from '../cache/memoize.ts'
import { diagnose, spotOf } from '../content/diagnostics/diagnose.ts'
import { closestFirst, suggest } from '../content/diagnostics/suggest.ts'
import { correctedLine } from '../content/parse/source.ts'
import { recordTokens, type TokenValues } from '../content/resolve/scope.ts'
import { tokenRange } from '../content/resolve/tokens.ts'
import type { Template, TemplatePart, TemplateToken } from './template.ts'

/** Everything that pages are generated from. Every name in the matrix has a record. */
export type Material = {
  coverage: Coverage
  cities: ReadonlyMap<string, City>
  services: ReadonlyMap<string, Service>
  /** Which entries of a city concern a service. */
  matching: Matching
  template: Template
  /** Tokens of the site. */
  site: TokenValues
}

/** The file of a page, below the content folder. */
const fileOf = (path: string) => `${path.slice(1)}.yaml`

const opening = (name: string) =>
  `# Generated from _data/templates/${name}.yaml. What differs on this page is written under \`overrides:\` at its end.\n`

/** The text of one page: its row, the head of the template, and its blocks. */
function pageText(
  { city, service, aliases }: CoveragePage,
  template: Template,
  blocks: readonly TemplatePart[],
): string {
  const row = `template: ${template.name}\ncity: ${city}\nservice: ${service}\n`
  const list = aliases.length === 0 ? '' : `aliases:\n${aliases.map((alias) => `  - ${alias}\n`).join('')}`
  const shown = blocks.map(({ text }) => text).join('')
  return `${opening(template.name)}${row}${list}${template.head.text}blocks:\n${shown}`
}

type Tokens = { city: TokenValues; service: TokenValues; site: TokenValues }

const hasToken = ({ city, service, site }: Tokens, name: string) =>
  site.has(name) || city.has(name) || service.has(name)

function tokenError({ name, place, index }: TemplateToken, tokens: Tokens, page: string): Diagnostic {
  const names = [...tokens.site.keys(), ...tokens.city.keys(), ...tokens.service.keys()]
  const range = tokenRange(place.source.text, place.start, place.end, index)
  const suggestion = suggest(name, names)
  const corrected =
    suggestion === undefined ? undefined : correctedLine(place.source, range.start, range.end, `{${suggestion}}`)
  const near = closestFirst(name, names).slice(0, 6)
  const facts = { name, suggestion, corrected, names: near, page, missing: undefined }
  return diagnose('unknown-token', { ...spotOf(place), ...range }, facts)
}

/**
 * The pages of the matrix as files, by path below the content folder: the same material gives the same bytes. A token
 * of the template without a value on some page is an error at its position in the template, which names the first such
 * page.
 */
export function expand(material: Material): { files: Map<string, string>; diagnostics: Diagnostic[] } {
  const { coverage, cities, services, matching, template, site } = material
  // Many rows share a few different answers.
  const cityTokens = memoize((city: City) => recordTokens('city', city))
  const serviceTokens = memoize((service: Service) => recordTokens('service', service))
  const offeredIn = memoize((city: string) => servicesOf(coverage, city))
  const files = new Map<string, string>()
  const errors = new Map<TemplateToken, Diagnostic>()
  const lookFor = (part: TemplatePart, tokens: Tokens, page: string) => {
    for (const token of part.tokens)
      if (!errors.has(token) && !hasToken(tokens, token.name)) errors.set(token, tokenError(token, tokens, page))
  }
  for (const row of coveragePages(coverage)) {
    const city = cities.get(row.city)
    const service = services.get(row.service)
    if (city === undefined || service === undefined) continue
    const file = fileOf(row.path)
    const tokens = { city: cityTokens(city), service: serviceTokens(service), site }
    lookFor(template.head, tokens, file)
    const offered = offeredIn(row.city)
    const related = service.related.filter((slug) => offered.includes(slug))
    const records = { city: { ...city, services: offered, related }, service, matching }
    const blocks = template.blocks.flatMap((block) => block(records) ?? [])
    for (const block of blocks) lookFor(block, tokens, file)
    files.set(file, pageText(row, template, blocks))
  }
  return { files, diagnostics: [...errors.values()] }
}
