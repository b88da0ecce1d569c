import { pairsBy } from '../content/compare/pairs.ts'
import { type ChangedFiles, codeCauses, contentCauses } from './causes.ts'
import type { Cause, ChangedPage, DiffReport, Extent } from './report.ts'
import type { SidePage, SideSite } from './side/protocol.ts'

export type Sides = {
  before: SideSite
  after: SideSite
  /** The old content rendered by the new code. If both changed, it separates their effects. */
  between?: SideSite | undefined
  files: ChangedFiles
}

/** The extent of the difference between two renderings of a page. */
function extentOf(one: SidePage, other: SidePage): Extent | undefined {
  const same = (at: 2 | 3) =>
    one.blocks.length === other.blocks.length &&
    one.blocks.every((mark, index) => mark[0] === other.blocks[index]?.[0] && mark[at] === other.blocks[index]?.[at])
  if (!same(2)) return 'text'
  return same(3) ? undefined : 'look'
}

type Pair = { before: SidePage; after: SidePage }

function causesOf({ before, after }: Pair, { between, files }: Sides, rendered: SidePage | undefined): Cause[] {
  const fromContent = () => contentCauses({ before, after }, files.content)
  if (files.code.length === 0) return fromContent()
  if (files.content.length === 0) return codeCauses(before, after, files.code)
  if (between === undefined || rendered === undefined)
    return [...fromContent(), ...codeCauses(before, after, files.code)]
  return [
    ...(extentOf(rendered, after) ? fromContent() : []),
    ...(extentOf(before, rendered) ? codeCauses(before, rendered, files.code) : []),
  ]
}

/** Pages by cause, the most common cause first. */
function countCauses(pages: readonly { causes: readonly Cause[] }[]): DiffReport['causes'] {
  const all = pages.flatMap(({ causes }) => causes)
  const groups = Map.groupBy(all, ({ kind, name }) => `${kind} ${name}`)
  return [...groups.values()]
    .map((group) => ({ ...(group[0] as Cause), pages: group.length }))
    .sort((one, other) => other.pages - one.pages || (one.name < other.name ? -1 : 1))
}

type Compared = Pick<DiffReport, 'pages' | 'changed' | 'added' | 'gone' | 'gated' | 'causes'>

/** The change of every page that both sides could render, and its causes. */
export function compareSides(sides: Sides): Compared & { pairs: (Pair & ChangedPage)[] } {
  const { before, after, between, files } = sides
  const all = pairsBy(before.pages, after.pages, ({ path }) => path)
  const rendered = new Map(between?.pages.map((page) => [page.path, page]))
  // A page with errors exists, but cannot be compared.
  const unknown = new Set([...before.withErrors, ...after.withErrors])
  const gated: DiffReport['gated'] = []
  const pairs: (Pair & ChangedPage)[] = []
  for (const { before: was, after: page } of all) {
    const extent = was && page && extentOf(was, page)
    if (!extent) continue
    if (was.isGated || page.isGated) gated.push({ path: page.path, state: 'changed' })
    else {
      const pair = { before: was, after: page }
      const causes = causesOf(pair, sides, rendered.get(page.path))
      pairs.push({ ...pair, path: page.path, kind: page.kind, extent, causes })
    }
  }
  const onlyIn = (state: 'before' | 'after', other: 'before' | 'after') =>
    all.flatMap(({ key, [state]: page, [other]: counterpart }) =>
      page && !counterpart && !unknown.has(key) ? page : [],
    )
  const fresh = onlyIn('after', 'before')
  const left = onlyIn('before', 'after')
  gated.push(...fresh.filter(({ isGated }) => isGated).map(({ path }) => ({ path, state: 'added' as const })))
  gated.push(...left.filter(({ isGated }) => isGated).map(({ path }) => ({ path, state: 'gone' as const })))
  const addresses = new Set(after.addresses)
  const changed = pairs.map(({ path, kind, extent, causes }) => ({ path, kind, extent, causes }))
  return {
    pages: { before: before.pages.length, after: after.pages.length },
    changed,
    added: fresh
      .filter(({ isGated }) => !isGated)
      .map((page) => ({ path: page.path, kind: page.kind, causes: contentCauses({ after: page }, files.content) })),
    gone: left
      .filter(({ isGated }) => !isGated)
      .map(({ path, kind }) => ({ path, kind, answers: addresses.has(path) })),
    gated,
    causes: countCauses(changed),
    pairs,
  }
}
