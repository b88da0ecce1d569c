import { z } from 'zod'
import { type Page, pageHead } from '../../blocks/page.ts'
import type { Diagnostic } from '../../schema/diagnostic.ts'
import { holds, isScheduled, type Schedule, spanOf } from '../../schema/schedule.ts'
import { type createBlockCheck, giveIds, type ParsedBlock } from './blocks.ts'
import { check } from './check.ts'
import { diagnose, fileSpot, type Spot, spotOf } from './diagnose.ts'
import { fillTokens } from './fill.ts'
import { type FoundForm, formsIn } from './forms.ts'
import { type FoundGate, gateIn, openDownloads } from './gate-faults.ts'
import { headlineFaults } from './headline.ts'
import { lengthFaults } from './lengths.ts'
import { anchorsIn, type FoundLink, linksOf } from './links.ts'
import { type createMemory, noReads } from './memory.ts'
import { type FoundPicture, picturesOf } from './missing-pictures.ts'
import { type FoundList, linksOfList, listsOf } from './page-list-faults.ts'
import type { Parsed } from './parse.ts'
import { permissionFaults } from './permission.ts'
import { childPlace, childPlaces, isMapping, locate, type Place, remember } from './place.ts'
import { dueFaults } from './records.ts'
import { isOwnName, resolveBlocks, resolveData, startResolving } from './resolve.ts'
import type { PagePath, Routed } from './routes.ts'
import { scheduleFaults, type TimedPage } from './schedule.ts'
import { type Scope, withPage } from './scope.ts'
import type { SharedContent } from './shared.ts'
import { found } from './shown.ts'
import { correctedLine } from './source.ts'
import { closestFirst, suggest } from './suggest.ts'

/** What became of one page file. `page` is missing where the page has an error. */
export type PageResult = Routed & {
  page?: Page
  diagnostics: Diagnostic[]
  /** Fragments that the page names. */
  used: ReadonlySet<string>
  links: readonly FoundLink[]
  /** Links of the blocks that are not always part of the page. */
  scheduled: TimedPage['scheduled']
  pictures: readonly FoundPicture[]
  forms: readonly FoundForm[]
  lists: readonly FoundList[]
  gate?: FoundGate
  ids: ReadonlySet<string>
  title?: { text: string; spot: Spot }
  description?: { text: string; spot: Spot }
}

export type PageContext = {
  shared: SharedContent
  checkBlock: ReturnType<typeof createBlockCheck>
  /** What blocks gave on other pages of the same shared content. */
  memory: ReturnType<typeof createMemory<Blocks>>
}

/** The head and the list of blocks; each block is checked by its own schema. */
const frame = pageHead
  .extend({
    blocks: z
      .array(z.unknown())
      .min(1)
      .meta({ description: 'It lists what the page shows.', examples: [[{ use: 'quote-form' }]] }),
  })
  .meta({ title: 'page' })

type Mapping = Record<string, unknown>

/** The city or service that a page names, if there is a record of it. */
function named(page: Mapping, key: 'city' | 'service', shared: SharedContent, diagnostics: Diagnostic[]) {
  const slug = page[key]
  const records = key === 'city' ? shared.cities : shared.services
  const place = childPlace(page, key)
  if (typeof slug !== 'string' || place === undefined) return { slug: undefined, broken: false }
  const record = records.get(slug)
  if (record) return { slug, broken: record.broken }
  const suggestion = suggest(slug, records.keys())
  const corrected =
    suggestion === undefined ? undefined : correctedLine(place.source, place.start, place.end, suggestion)
  const facts = { name: slug, suggestion, corrected, names: closestFirst(slug, records.keys()) }
  diagnostics.push(diagnose(key === 'city' ? 'unknown-city' : 'unknown-service', spotOf(place), facts))
  return { slug, broken: true }
}

/** The mapping without its blocks. */
function headOf(page: Mapping, place: Place): Mapping {
  const { blocks: _blocks, ...head } = page
  return remember(head, place, new Map(childPlaces(page)))
}

export type Blocks = {
  parsed: ParsedBlock[]
  filled: unknown[]
  places: Place[]
  broken: boolean
  diagnostics: Diagnostic[]
}

/** Fills and checks blocks that are resolved already. */
export function readBlocks(
  blocks: readonly unknown[],
  places: readonly Place[],
  scope: Scope,
  check_: PageContext['checkBlock'],
) {
  const result: Blocks = { parsed: [], filled: [], places: [], broken: false, diagnostics: [] }
  blocks.forEach((block, index) => {
    const place = places[index] as Place
    const type = isMapping(block) && typeof block['type'] === 'string' ? block['type'] : undefined
    const { value, diagnostics } = fillTokens(block, scope, type)
    const checked = check_(value, place)
    result.diagnostics.push(...diagnostics, ...checked.diagnostics)
    if (checked.block === undefined || diagnostics.length > 0) result.broken = true
    else {
      result.parsed.push(checked.block)
      result.filled.push(value)
      result.places.push(place)
    }
  })
  return result
}

const together = (blocks: readonly Blocks[]): Blocks => ({
  parsed: blocks.flatMap(({ parsed }) => parsed),
  filled: blocks.flatMap(({ filled }) => filled),
  places: blocks.flatMap(({ places }) => places),
  broken: blocks.some(({ broken }) => broken),
  diagnostics: blocks.flatMap(({ diagnostics }) => diagnostics),
})

const scheduleOf = ({ parsed }: Blocks, index: number) => parsed[index] as Schedule

const notAPage = (parsed: Parsed) =>
  diagnose('wrong-type', spotOf(parsed.place), {
    key: 'page',
    expected: 'a mapping of fields',
    found: found(parsed.value),
    corrected: 'title: …\ndescription: …\nblocks:\n  - use: quote-form',
  })

/** A text of the head with its place, for comparing pages. */
function headText(head: Mapping, key: string) {
  const text = head[key]
  const place = childPlace(head, key)
  return typeof text === 'string' && place ? { text, spot: spotOf(place) } : undefined
}

function aliasesOf(head: Mapping): Routed['aliases'] {
  const list = head['aliases']
  if (!Array.isArray(list)) return []
  return list.flatMap((alias, index) => {
    const place = childPlace(list, index)
    return typeof alias === 'string' && place ? [{ alias, spot: spotOf(place) }] : []
  })
}

/** Makes a page of a parsed file: shared parts and tokens set in, everything checked. */
export function readPage(parsed: Parsed, path: PagePath, { shared, checkBlock, memory }: PageContext): PageResult {
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
  let reads = noReads()
  const onRead = (name: string) => {
    if (name.startsWith('city.')) reads.city = true
    else if (name.startsWith('service.')) reads.service = true
    else reads.page = true
  }
  const scope = { ...withPage(shared.scopeOf(file, city.slug, service.slug), source), onRead }
  const library = shared.libraryFor(city.slug, service.slug)
  const reader = { city: city.slug, service: service.slug, data: library.data }
  const resolving = startResolving({
    ...library,
    data: (name) => {
      if (isOwnName(name)) reads.data.add(name)
      return library.data(name)
    },
  })
  const filledHead = fillTokens(resolveData(headOf(source, parsed.place), resolving), scope)
  const head = filledHead.value as Mapping
  const whole = Object.hasOwn(source, 'blocks') ? { ...head, blocks: source['blocks'] } : head
  const checked = check({
    root: remember(whole, parsed.place, new Map(childPlaces(source))),
    schema: frame,
    owner: 'page',
  })

  const list = Array.isArray(source['blocks']) ? source['blocks'] : []
  const blocks = together(
    list.map((item, index) => {
      const known = isMapping(item) ? memory.find(item, reader) : undefined
      if (isMapping(item) && typeof item['use'] === 'string') resolving.used.add(item['use'])
      if (known) return known
      reads = noReads()
      const place = childPlace(list, index) ?? parsed.place
      const resolved = resolveBlocks([item], [place], resolving)
      const made = readBlocks(resolved.blocks, resolved.places, scope, checkBlock)
      const isSound = !made.broken && made.diagnostics.length === 0 && resolving.diagnostics.length === 0
      if (isMapping(item) && isSound) memory.keep(item, reader, reads, made)
      return made
    }),
  )
  const shownNow = [...blocks.parsed.keys()].filter((index) => holds(spanOf(scheduleOf(blocks, index)), shared.now))
  const headlines =
    blocks.broken || resolving.broken
      ? []
      : headlineFaults(
          shownNow.map((index) => (blocks.parsed[index] as ParsedBlock).type),
          checkBlock.headlines,
          (index) => spotOf(blocks.places[shownNow[index] as number] as Place),
          start,
        )
  const ids = giveIds(blocks.parsed, (index) => {
    const block = blocks.filled[index] as Mapping
    return spotOf(locate(block, ['id']).place ?? (blocks.places[index] as Place), String(block['type']))
  })
  diagnostics.push(...filledHead.diagnostics, ...checked.diagnostics)
  diagnostics.push(...dueFaults(head, parsed.place, shared.today))
  diagnostics.push(...resolving.diagnostics, ...blocks.diagnostics, ...ids.diagnostics)
  const noindex = checked.data !== undefined && (checked.data.noindex || checked.data.gate !== undefined)
  if (checked.data && !noindex) {
    diagnostics.push(...lengthFaults(source, head, scope), ...headlines)
    diagnostics.push(...permissionFaults(blocks, checkBlock.needPermission))
  }

  const gate = checked.data?.gate && gateIn(head, start)
  if (gate) diagnostics.push(...openDownloads(blocks.parsed, blocks.filled, blocks.places))
  diagnostics.push(
    ...scheduleFaults(source, checked.data ?? {}),
    ...blocks.parsed.flatMap((block, index) =>
      scheduleFaults(blocks.filled[index] as Mapping, scheduleOf(blocks, index), block.type),
    ),
  )
  const lists = listsOf(blocks.parsed, blocks.filled, blocks.places)
  const title = headText(head, 'title')
  const description = headText(head, 'description')
  const result: PageResult = {
    ...nothing,
    diagnostics,
    aliases: aliasesOf(head),
    used: resolving.used,
    links: [...linksOf(head), ...blocks.filled.flatMap(linksOf), ...lists.flatMap(linksOfList)],
    scheduled: [...blocks.parsed.keys()].flatMap((index) => {
      const schedule = scheduleOf(blocks, index)
      return isScheduled(schedule) ? [{ links: linksOf(blocks.filled[index]), span: spanOf(schedule) }] : []
    }),
    pictures: [...picturesOf(head), ...blocks.filled.flatMap(picturesOf)],
    forms: formsIn(blocks.parsed, blocks.filled, blocks.places),
    lists,
    ids: new Set(ids.blocks.flatMap((block) => [block.id, ...anchorsIn(block)])),
    ...(gate ? { gate } : {}),
    ...(title ? { title } : {}),
    ...(description ? { description } : {}),
  }
  const faulty = resolving.broken || blocks.broken || city.broken || service.broken
  if (faulty || checked.data === undefined || diagnostics.some(({ severity }) => severity === 'error')) return result
  const page = { ...checked.data, noindex, blocks: ids.blocks, path, file } as Page
  return { ...result, page }
}
