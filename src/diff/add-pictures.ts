import { join } from 'node:path'
import type { Sides } from './compare.ts'
import { differingBlocks } from './differing-blocks.ts'
import { seenOnly } from './notes.ts'
import type { DiffReport, KindReport } from './report.ts'
import type { SideSite } from './side/protocol.ts'
import type { Side } from './start-side.ts'

/** What pictures of pages need. */
export type DiffPictureJob = {
  /** A folder for what is of no use afterwards. */
  scratch: string
  /** Finds a Chromium. Left out where no pictures are requested; throws where there is none. */
  findChromium?: (() => string) | undefined
  onStep: (step: string) => void
  onProgress: (done: number, total: number) => void
}

/** The page of a kind on which what changes on most pages is to be seen. */
const examplePage = ({ text, look }: KindReport): string | undefined => {
  const shared = [...text, ...look].sort((one, other) => other.pages - one.pages)
  return shared[0]?.example
}

/**
 * Whether a block of a page may look different: its markup differs, or something has changed that only pictures show.
 */
function mayDifferOn(path: string, { before, after, files }: Sides): (id: string) => boolean {
  const pageIn = ({ pages }: SideSite) => pages.find((page) => page.path === path)
  const differing = new Set(differingBlocks(pageIn(before), pageIn(after)).map(({ key }) => key))
  const isAll = seenOnly(files.code).length > 0
  return (id) => isAll || differing.has(id)
}

/** Kinds without a changed page, if something has changed that only pictures show. */
function unchangedKinds({ kinds }: DiffReport, { before, after, files }: Sides): (KindReport & { page: string })[] {
  if (seenOnly(files.code).length === 0) return []
  const named = new Set(kinds.map(({ kind }) => kind))
  const old = new Set(before.pages.map(({ path }) => path))
  const pages = after.pages.filter(({ kind, path, isGated }) => !named.has(kind) && old.has(path) && !isGated)
  const firsts = new Map(pages.toReversed().map(({ kind, path }) => [kind, path]))
  return [...firsts].map(([kind, page]) => ({ kind, page, pages: 0, text: [], look: [] }))
}

/** Adds pictures of one page of each kind, before and after. Without Chromium the report says so instead. */
export async function addPictures(
  report: DiffReport,
  opened: Sides & { sides: { before: Side; after: Side } },
  { findChromium, scratch, onStep, onProgress }: DiffPictureJob,
): Promise<DiffReport> {
  if (!findChromium) return report
  const { sides } = opened
  const others = unchangedKinds(report, opened)
  const examples = [
    ...report.kinds.map((kind) => ({ kind: kind.kind, path: examplePage(kind) })),
    ...others.map(({ kind, page }) => ({ kind, path: page })),
  ]
  const pages = examples.flatMap(({ kind, path }) =>
    path === undefined ? [] : [{ kind, path, mayDiffer: mayDifferOn(path, opened) }],
  )
  if (pages.length === 0) return report
  try {
    const chromium = findChromium()
    onStep(`drawing ${pages.length} ${pages.length === 1 ? 'page' : 'pages'} to be seen`)
    const folders = { before: join(scratch, 'seen-before'), after: join(scratch, 'seen-after') }
    const paths = pages.map(({ path }) => path)
    await Promise.all([
      sides.before.request('write', { paths, out: folders.before }),
      sides.after.request('write', { paths, out: folders.after }),
    ])
    onStep('taking pictures of them, before and after, at two widths')
    const { takePhotographs } = await import('./photographs.ts')
    const taken = await takePhotographs({ chromium, ...folders, pages, onProgress })
    const kinds = [...report.kinds, ...others.map(({ page: _, ...kind }): KindReport => kind)]
    return {
      ...report,
      kinds: kinds
        .map((kind) => ({ ...kind, ...(taken.has(kind.kind) && { pictures: taken.get(kind.kind) }) }) as KindReport)
        .filter(({ pages, pictures }) => pages > 0 || (pictures?.pairs.length ?? 0) > 0),
    }
  } catch (error) {
    return { ...report, notes: [...report.notes, `There are no pictures: ${(error as Error).message.split('\n')[0]}`] }
  }
}
