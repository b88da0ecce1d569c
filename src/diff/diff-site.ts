import { commandLine } from '../../schema/command-line.ts'
import { count } from '../../schema/writing/count.ts'
import { addPictures, type DiffPictureJob } from './add-pictures.ts'
import type { ChangedFiles } from './causes.ts'
import { compareSides, type Sides } from './compare.ts'
import { frameReport, kindReports, type RequestLines } from './kind-reports.ts'
import { notesOf, packagesNote } from './notes.ts'
import { type DiffReport, emptyReport } from './report.ts'
import type { SidePlace } from './side/protocol.ts'
import { prepareCode, type Side, SideRefused, startSide } from './start-side.ts'

export type DiffJob = DiffPictureJob & {
  revision: string
  /** Short hash of the commit to compare with. */
  commit: string
  /** Root of the code, root of the content, and the content folder below it. */
  code: string
  content: string
  pages: string
  /** The files of the commit. If code has changed, dependencies are added so that it can render by itself. */
  checkout: string
  files: ChangedFiles
  now: number
}

type Opened = Sides & { sides: { before: Side; after: Side }; notes: string[] }

/** Message when a revision's content cannot be read by the current code. */
const olderForm = (why: string, pages: number, revision: string) =>
  `${why} The code of now finds errors in most of its ${count(pages, 'page')}: the content of ${revision} has an older form. Compare with a newer revision: ${commandLine('diff', 'REV')}`

/** Starts and opens both sides, passes them to `work`, and always ends them. */
async function withSides<T>(job: DiffJob, work: (opened: Opened) => Promise<T>): Promise<T> {
  const { code, checkout, files, now, pages } = job
  const changed = files.content
  const started: Side[] = []
  const open = async (place: Pick<SidePlace, 'code' | 'content'>) => {
    const side = startSide(place.code)
    started.push(side)
    const isStored = place.code === code
    return { side, site: await side.request('open', { ...place, pages, now, changed, isStored }) }
  }
  const notes: string[] = []
  const openBefore = async () => {
    if (files.code.length === 0) return open({ code, content: checkout })
    await prepareCode(code, checkout)
    return open({ code: checkout, content: checkout }).catch(async (error: unknown) => {
      if (!(error instanceof SideRefused)) throw error
      const why = `The code of ${job.revision} could not be run here (${error.message.replaceAll(`${checkout}/`, '')}).`
      notes.push(
        `${why} Its content is shown as the code of now renders it, so what the change of code does is not in this comparison.`,
      )
      const opened = await open({ code, content: checkout })
      const { withErrors, pages: readable } = opened.site
      if (withErrors.length > readable.length)
        throw new SideRefused(olderForm(why, withErrors.length + readable.length, job.revision))
      return opened
    })
  }
  const isBoth = files.code.length > 0 && files.content.length > 0
  try {
    const [before, after, between] = await Promise.all([
      openBefore(),
      open({ code, content: job.content }),
      // If the new code rejects the old content, the result says nothing about causes.
      isBoth ? open({ code, content: checkout }).catch(() => undefined) : undefined,
    ])
    between?.side.end()
    const sides = { before: before.side, after: after.side }
    return await work({ before: before.site, after: after.site, between: between?.site, files, sides, notes })
  } finally {
    for (const side of started) side.end()
  }
}

const unchanged = ({ revision, commit, files }: DiffJob): DiffReport => ({
  ...emptyReport({ revision, commit }),
  notes: ['No file that pages depend on has changed.', ...(files.hasOtherPackages ? [packagesNote] : [])],
})

/** Renders every page before and after, and reports what differs, why, and how it looks. */
export async function diffSite(job: DiffJob): Promise<DiffReport> {
  const { files, revision, commit, onStep } = job
  if (files.content.length + files.code.length === 0) return unchanged(job)
  onStep(`rendering the site as it was and as it is${files.code.length > 0 ? ', each with its own code' : ''}`)
  return withSides(job, async (opened) => {
    const { after, sides } = opened
    onStep(`comparing ${after.pages.length.toLocaleString('en-US')} pages`)
    const linesOf =
      (side: Side): RequestLines =>
      (blocks) =>
        side.request('lines', blocks)
    const requests = { before: linesOf(sides.before), after: linesOf(sides.after) }
    const { pairs, ...compared } = compareSides(opened)
    const report: DiffReport = {
      revision,
      commit,
      ...compared,
      kinds: await kindReports(pairs, requests, after),
      frame: await frameReport(opened, requests),
      notes: [...opened.notes, ...notesOf(opened, revision)],
    }
    return addPictures(report, opened, job)
  })
}
