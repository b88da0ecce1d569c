import { hashOf } from '../cache/hash.ts'
import type { Pair } from '../content/compare/pairs.ts'
import type { compareSides } from './compare.ts'
import { differingBlocks } from './differing-blocks.ts'
import type { ChangedLines, KindReport, TextDifference } from './report.ts'
import type { BlockAddress, BlockMark, SidePage, SideSite } from './side/protocol.ts'
import { changesIn, createChangeKey } from './text-differences.ts'

/** Returns the lines of blocks of one side. */
export type RequestLines = (blocks: BlockAddress[]) => Promise<string[][]>

type Pairs = ReturnType<typeof compareSides>['pairs']
type Block = Pair<BlockMark> & { id: string; type: string }

/** How many blocks one request covers, so that the texts of both sides fit in memory. */
const batch = 500

const blocksOf = ({ before, after }: Pairs[number]): Block[] =>
  differingBlocks(before, after).map(({ key, ...pair }) => ({
    id: key,
    type: (pair.after ?? pair.before)?.[1] ?? '',
    ...pair,
  }))

function isMoved({ before, after }: Pairs[number]): boolean {
  const idsOf = ({ blocks }: SidePage) => blocks.map(([id]) => id)
  const order = (one: SidePage, other: SidePage) => {
    const there = new Set(idsOf(other))
    return idsOf(one).filter((id) => there.has(id))
  }
  return order(before, after).join(' ') !== order(after, before).join(' ')
}

type PageBlock = { path: string; block: Block }

/** The changes of each block, requested in batches; each pair of equal texts is compared once. */
async function changesOf(found: readonly PageBlock[], requests: { before: RequestLines; after: RequestLines }) {
  const keyOf = ({ block }: PageBlock) => `${block.type} ${block.before?.[2]} ${block.after?.[2]}`
  const changes = new Map<string, ChangedLines[]>()
  const first = new Map(found.map((one) => [keyOf(one), one]))
  const all = [...first.values()]
  for (let at = 0; at < all.length; at += batch) {
    const part = all.slice(at, at + batch)
    const addresses = part.map(({ path, block }) => [path, block.id] as const)
    const [old, now] = await Promise.all([requests.before(addresses), requests.after(addresses)])
    for (const [index, one] of part.entries())
      changes.set(keyOf(one), changesIn(one.block.type, old[index] ?? [], now[index] ?? []))
  }
  return (one: PageBlock): ChangedLines[] => changes.get(keyOf(one)) ?? []
}

/** Groups of pages by change, the largest first. The example is the first page. */
function grouped<T extends object>(entries: readonly { path: string; key: string; what: T }[]) {
  const groups = Map.groupBy(entries, ({ key }) => hashOf(key))
  return [...groups.values()]
    .map((group) => ({
      ...(group[0] as { what: T }).what,
      pages: new Set(group.map(({ path }) => path)).size,
      example: group[0]?.path ?? '',
    }))
    .sort((one, other) => other.pages - one.pages)
}

const movedChange: ChangedLines = { type: 'order', removed: [], added: ['The same blocks stand in another order.'] }

/** The differences of the changed pages by kind, the kind with most pages first. */
export async function kindReports(
  pairs: Pairs,
  requests: { before: RequestLines; after: RequestLines },
  { names }: Pick<SideSite, 'names'>,
): Promise<KindReport[]> {
  const changeKey = createChangeKey(names)
  const reports: KindReport[] = []
  for (const [kind, pages] of Map.groupBy(pairs, ({ kind }) => kind)) {
    const found = pages.flatMap((pair) => blocksOf(pair).map((block) => ({ path: pair.path, block })))
    const speaking = found.filter(({ block }) => block.before?.[2] !== block.after?.[2])
    const silent = found.filter(({ block }) => block.before?.[2] === block.after?.[2])
    const changes = await changesOf(speaking, requests)
    const texts = speaking.flatMap((one) =>
      changes(one).map((what) => ({ path: one.path, key: changeKey(what), what })),
    )
    const moved = pages.filter(isMoved).map(({ path }) => ({ path, key: 'order', what: movedChange }))
    const looks = silent.map(({ path, block: { type } }) => ({ path, key: type, what: { type } }))
    reports.push({
      kind,
      pages: pages.length,
      text: grouped<ChangedLines>([...texts, ...moved]) satisfies TextDifference[],
      look: grouped(looks),
    })
  }
  return reports.sort((one, other) => other.pages - one.pages)
}

/** Changes outside the blocks: header, footer, quote dialog. */
export async function frameReport(
  { before, after }: { before: SideSite; after: SideSite },
  requests: { before: RequestLines; after: RequestLines },
) {
  const [, , oldWords, oldLook] = before.frame
  const [id, , words, look] = after.frame
  if (look === oldLook) return undefined
  if (words === oldWords) return { extent: 'look' as const, text: [] }
  const [old, now] = await Promise.all([requests.before([['', id]]), requests.after([['', id]])])
  return { extent: 'text' as const, text: changesIn('frame', old[0] ?? [], now[0] ?? []) }
}

/** The title of a part of a page that is not a block. */
export const blockTitle = (type: string): string =>
  ({ head: 'head of the page', order: 'order of the blocks', frame: 'header and footer' })[type] ?? type
