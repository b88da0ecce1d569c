import type { Diagnostic } from '../../../../schema/diagnostic.ts'
import { valueIn } from '../../../../schema/edit.ts'
import { isMapping } from '../../../../schema/is-mapping.ts'
import { isScheduled, type Schedule, spanOf } from '../../../../schema/schedule/schedule.ts'
import { isSame } from '../../../content/edit/edit-path.ts'
import type { PageFile } from '../../../content/load/files/content-names.ts'
import type { Content, LoadedSite } from '../../../content/load/load.ts'
import { headOf } from '../../../content/load/page-head.ts'
import type { BlockSource, PageSources } from '../../../content/load/page-sources.ts'
import { isGenerated } from '../../../content/overrides/apply-overrides.ts'
import { segmentsOf } from '../../../content/parse/source-position.ts'
import { type Scope, tokenNames, tokenOf } from '../../../content/resolve/scope.ts'
import { sharedAddress } from '../../../render/marks/marks.ts'
import { messageInLanguage } from '../../diagnostic-texts.ts'
import type { BlockModel, PageModel, PlaceElsewhere } from '../../wire/page.ts'
import { say } from '../../words/say.ts'
import { stillThere } from './site-problems.ts'
import { writtenValues } from './written-values.ts'

/** The state of a page with this head; `at`: as it is at that time. */
export function stateOf(head: Record<string, unknown>, at?: number): PageModel['state'] {
  if (head['draft'] === true) return 'draft'
  if (at !== undefined) {
    const { from, until } = spanOf(head as Schedule)
    if (from > at) return 'scheduled'
    if (until <= at) return 'ended'
  }
  if (head['gate'] !== undefined) return 'protected'
  return at === undefined && isScheduled(head as Schedule) ? 'scheduled' : 'public'
}

/** The blocks of a page with their values as written. */
function blocksOf({ parsed, blocks }: PageSources): BlockModel[] {
  const all: BlockModel[] = []

  /** The fragment that an entry names. What stands in the columns of its block comes from the same entry. */
  function fragmentOf({ entry }: BlockSource, sources: readonly BlockSource[], holder?: BlockModel) {
    if (holder && isSame(holder.entry, entry)) return holder.fragment
    const written: unknown = valueIn(parsed.value, entry)
    const isOnlyBlock = sources.filter((one) => isSame(one.entry, entry)).length === 1
    return isMapping(written) && typeof written['use'] === 'string' ? { name: written['use'], isOnlyBlock } : undefined
  }

  function add(
    source: BlockSource,
    place: Pick<BlockModel, 'shown' | 'inside'>,
    sources: readonly BlockSource[],
  ): void {
    const { entry, filled, position, inside } = source
    if (!isMapping(filled)) return
    const fragment = fragmentOf(source, sources, place.inside && all[place.inside.block])
    const number = all.push({
      type: String(filled['type']),
      entry,
      ...place,
      ...writtenValues(filled, position),
      ...(fragment && { fragment }),
    })
    const nested = inside.map(({ block }) => block)
    for (const { path, block } of inside) add(block, { inside: { block: number - 1, path: path.join('.') } }, nested)
  }
  for (const [shown, block] of blocks.entries()) add(block, { shown }, blocks)
  return all
}

/** The tokens of a page, with their values. */
export function tokensOf(scope: Scope): Pick<PageModel, 'tokens' | 'markupTokens'> {
  const found = tokenNames(scope).map((name) => ({ name, ...tokenOf(scope, name) }))
  return {
    tokens: Object.fromEntries(found.flatMap(({ name, value }) => (value === undefined ? [] : [[name, value]]))),
    markupTokens: [...new Set(found.flatMap(({ name, isMarkup }) => (isMarkup ? [name] : [])))],
  }
}

/** Where the value of a token is written: the address of a shared file, or of the page, and the path there. */
export function tokenPlace(scope: Scope, address: string, name: string): PlaceElsewhere | undefined {
  const [word, ...path] = name.split('.')
  if (word === 'page') return { address, path: path.join('.') }
  if (word === 'site')
    return { address: '/_data/site', path: [...path, ...(path[0] === 'claims' ? ['value'] : [])].join('.') }
  const position = scope.records.map((values) => values.positionOf?.(name)).find((found) => found !== undefined)
  return position && { address: sharedAddress(position.source.file), path: segmentsOf(position).join('.') }
}

/** What the studio shows of a page or a shared file, without what belongs to one moment. */
export type CurrentModel = Omit<PageModel, 'hashes' | 'history' | 'revision'>

/**
 * Why the blocks of a page or a template cannot be shown: its text is not valid YAML, or no mapping with a list of
 * blocks; `undefined` if they can.
 */
export function unreadableBlocks(value: unknown, diagnostics: readonly Diagnostic[]): string | undefined {
  const blocks = isMapping(value) ? (value['blocks'] ?? []) : undefined
  if (Array.isArray(blocks)) return undefined
  const found = diagnostics.find(({ severity }) => severity === 'error')
  return found ? messageInLanguage(found) : say().server.files.noBlockList
}

type Facts = {
  site: LoadedSite | undefined
  reach: Record<string, number>
  /** The address that the frame shows: that of the page, or of a further page of its list. */
  address: string
  /** The time as of which it is shown. */
  at?: number | undefined
}

/** What the studio shows of a page; `undefined` if the page is gone. */
export function pageModel(
  content: Content,
  one: PageFile,
  { site, reach, address, at }: Facts,
): CurrentModel | undefined {
  const sources = content.sourcesOf(one)
  if (sources === undefined) return undefined
  const { parsed, scope } = sources
  const file = content.fileOf(one.file)
  const page = isMapping(parsed.value) ? parsed.value : {}
  const head = writtenValues(headOf(page), parsed.position)
  const blocks = blocksOf(sources)
  const files = new Set([head, ...blocks].flatMap(({ origins }) => Object.values(origins).map((origin) => origin.file)))
  const name = isGenerated(page) ? String(page['template']) : undefined
  const template = name && { name, file: content.fileOf(`_data/templates/${name}.yaml`) }
  if (template) files.add(template.file)
  const diagnostics = diagnosticsOf(content, one, site, { files, text: parsed.source.text })
  const unreadable = unreadableBlocks(parsed.value, diagnostics)
  return {
    address: one.name,
    preview: address,
    file,
    ...(template ? { template } : unreadable === undefined && { list: ['blocks'] }),
    ...(unreadable !== undefined && { unreadable }),
    state: stateOf(head.values, at),
    head,
    blocks,
    diagnostics,
    reach: Object.fromEntries([...files].flatMap((name) => (reach[name] === undefined ? [] : [[name, reach[name]]]))),
    ...tokensOf(scope),
  }
}

/** The current diagnostics of a page and of the shared files that it shows, and those across pages as last found. */
function diagnosticsOf(
  content: Content,
  one: PageFile,
  site: LoadedSite | undefined,
  { files, text }: { files: ReadonlySet<string>; text: string },
): Diagnostic[] {
  const file = content.fileOf(one.file)
  const own = content.pageOf(one)?.diagnostics ?? []
  const shared = content.shared().diagnostics.filter((found) => files.has(found.file))
  const crossPage = site?.crossPage.filter((found) => found.file === file) ?? []
  return [...own, ...shared, ...stillThere(crossPage, site?.sources(file), text)]
}
