import type { Page } from '../../../blocks/page.ts'
import type { Diagnostic } from '../../../schema/diagnostic.ts'
import { holds, isScheduled, type Schedule, spanOf } from '../../../schema/schedule.ts'
import { scheduleDiagnostics, type TimedPage } from '../derive/schedule.ts'
import type { PagePath } from '../parse/file-kind.ts'
import type { Parsed } from '../parse/parse.ts'
import { childPosition, copyPositions, isMapping, locate, type SourcePosition } from '../parse/source-position.ts'
import { fillTokens } from '../resolve/fill-tokens.ts'
import { resolveBlocks } from '../resolve/resolve-blocks.ts'
import { startResolving } from '../resolve/resolve-context.ts'
import { resolveData } from '../resolve/resolve-data.ts'
import { withPage } from '../resolve/scope.ts'
import { assignIds, type createBlockCheck, type ParsedBlock } from '../validate/block-check.ts'
import { check } from '../validate/check-value.ts'
import { fileSpot, spotOf } from '../validate/diagnose.ts'
import { type FoundForm, formsIn } from '../validate/form-checks.ts'
import { type FoundGate, gateIn, openDownloads } from '../validate/gate-checks.ts'
import { headlineDiagnostics } from '../validate/headline-checks.ts'
import { htmlTagDiagnostics } from '../validate/html-tags.ts'
import { lengthDiagnostics } from '../validate/length-checks.ts'
import type { FoundLink } from '../validate/link-checks.ts'
import { type FoundList, linksOfList, listsOf } from '../validate/page-list-checks.ts'
import { permissionDiagnostics } from '../validate/permission-checks.ts'
import type { FoundPicture } from '../validate/picture-checks.ts'
import { dueDiagnostics } from '../validate/record-checks.ts'
import { referencesIn } from '../validate/references.ts'
import { aliasesOf, frame, headerDiagnostics, headOf, headText, type Mapping, named, notAPage } from './page-head.ts'
import { type Blocks, readBlocks } from './read-blocks.ts'
import type { Routed } from './routes.ts'
import type { SharedContent } from './shared-content.ts'

/** The result of reading one page file. `page` is missing if the page has an error. */
export type PageResult = Routed & {
  page?: Page
  diagnostics: Diagnostic[]
  /** Fragments that the page names. */
  used: ReadonlySet<string>
  links: readonly FoundLink[]
  /** Links of blocks with a schedule. */
  scheduled: TimedPage['scheduled']
  pictures: readonly FoundPicture[]
  forms: readonly FoundForm[]
  lists: readonly FoundList[]
  gate?: FoundGate
  ids: ReadonlySet<string>
  title?: { text: string; place: SourcePosition }
  description?: { text: string; place: SourcePosition }
}

/** Context that all pages of a site share. */
type PageContext = { shared: SharedContent; checkBlock: ReturnType<typeof createBlockCheck> }

const scheduleOf = ({ parsed }: Blocks, index: number) => parsed[index] as Schedule

/** Reads a page from a parsed file: resolves shared parts and tokens, and validates everything. */
export function readPage(parsed: Parsed, path: PagePath, context: PageContext): PageResult {
  const { shared, checkBlock } = context
  const file = parsed.source.file
  const start = fileSpot(parsed.source)
  const nothing = {
    file,
    path,
    start,
    aliases: [],
    used: new Set<string>(),
    links: [],
    scheduled: [],
    pictures: [],
    forms: [],
    lists: [],
    ids: new Set<string>(),
  }
  if (parsed.value === undefined) return { ...nothing, diagnostics: parsed.diagnostics }
  if (!isMapping(parsed.value)) return { ...nothing, diagnostics: [notAPage(parsed)] }

  const diagnostics: Diagnostic[] = []
  const source = parsed.value
  const city = named(source, 'city', shared, diagnostics)
  const service = named(source, 'service', shared, diagnostics)
  const scope = withPage(shared.scopeOf(file, city.slug, service.slug), source)
  const resolving = startResolving(shared.libraryFor(city.slug, service.slug))
  const filledHead = fillTokens(resolveData(headOf(source), resolving), scope)
  const head = filledHead.value as Mapping
  const whole = Object.hasOwn(source, 'blocks') ? { ...head, blocks: source['blocks'] } : head
  const checked = check({
    root: copyPositions(source, whole),
    schema: frame,
    owner: 'page',
  })

  const list = Array.isArray(source['blocks']) ? source['blocks'] : []
  const blocks = readBlocks(
    resolveBlocks(
      list,
      list.map((_, index) => childPosition(list, index) ?? parsed.place),
      resolving,
    ),
    scope,
    checkBlock,
  )
  const shownNow = [...blocks.parsed.keys()].filter((index) => holds(spanOf(scheduleOf(blocks, index)), shared.now))
  const headlines =
    blocks.broken || resolving.broken
      ? []
      : headlineDiagnostics(
          shownNow.map((index) => (blocks.parsed[index] as ParsedBlock).type),
          checkBlock.headlines,
          (index) => spotOf(blocks.places[shownNow[index] as number] as SourcePosition),
          start,
        )
  const ids = assignIds(blocks.parsed, (index) => {
    const block = blocks.filled[index] as Mapping
    return spotOf(locate(block, ['id']).place ?? (blocks.places[index] as SourcePosition), String(block['type']))
  })
  diagnostics.push(...htmlTagDiagnostics(parsed), ...filledHead.diagnostics, ...checked.diagnostics)
  diagnostics.push(...dueDiagnostics(head, parsed.place, shared.today))
  diagnostics.push(...resolving.diagnostics, ...blocks.diagnostics, ...ids.diagnostics)
  const noindex = checked.data !== undefined && (checked.data.noindex || checked.data.gate !== undefined)
  if (checked.data && !noindex) {
    diagnostics.push(...lengthDiagnostics(source, head, scope), ...headlines)
    diagnostics.push(...permissionDiagnostics(blocks, checkBlock.needPermission))
  }

  const gate = checked.data?.gate && gateIn(head)
  const first = blocks.broken || shownNow[0] === undefined ? undefined : blocks.parsed[shownNow[0]]
  diagnostics.push(...headerDiagnostics(head, first, shared, checkBlock.schemas))
  if (gate) diagnostics.push(...openDownloads(blocks.parsed, blocks.filled, blocks.places))
  diagnostics.push(
    ...scheduleDiagnostics(source, checked.data ?? {}),
    ...blocks.parsed.flatMap((block, index) =>
      scheduleDiagnostics(blocks.filled[index] as Mapping, scheduleOf(blocks, index), block.type),
    ),
  )
  const lists = listsOf(blocks.parsed, blocks.filled, blocks.places)
  const references = [referencesIn(head), ...blocks.references]
  const title = headText(head, 'title')
  const description = headText(head, 'description')
  const result: PageResult = {
    ...nothing,
    diagnostics,
    aliases: aliasesOf(head),
    used: resolving.used,
    links: [...references.flatMap(({ links }) => links), ...lists.flatMap(linksOfList)],
    scheduled: [...blocks.parsed.keys()].flatMap((index) => {
      const schedule = scheduleOf(blocks, index)
      return isScheduled(schedule) ? [{ links: blocks.references[index]?.links ?? [], span: spanOf(schedule) }] : []
    }),
    pictures: references.flatMap(({ pictures }) => pictures),
    forms: formsIn(blocks.parsed, blocks.filled, blocks.places),
    lists,
    ids: new Set([...ids.blocks.map(({ id }) => id), ...references.flatMap(({ anchors }) => anchors)]),
    ...(gate ? { gate } : {}),
    ...(title ? { title } : {}),
    ...(description ? { description } : {}),
  }
  const faulty = resolving.broken || blocks.broken || city.broken || service.broken
  if (faulty || checked.data === undefined || diagnostics.some(({ severity }) => severity === 'error')) return result
  const page = { ...checked.data, noindex, blocks: ids.blocks, path, file } as Page
  return { ...result, page }
}
