import { join, relative } from 'node:path'
import type { Diagnostic } from '../../../schema/diagnostic.ts'
import { scheduleTimesIn } from '../../cache/schedule-times.ts'
import { spanAround, type TimeSpan } from '../../cache/time-span.ts'
import { goneAddresses } from '../../content/derive/removed-addresses.ts'
import { graphDiagnostics } from '../../content/graph/graph-checks.ts'
import { type LoadedSite, loadSite } from '../../content/load/load.ts'
import { inOrder } from '../../content/validate/diagnose.ts'
import { listPictureFiles } from '../../pictures/picture-file.ts'
import { type Changes, textsAt } from './git.ts'

/** A revision to compare with, and what differs from it. */
export type Since = { revision: string; commit: string; changes: Changes }

/** `pages` is the content folder, relative to the folder `base` or absolute. */
export type Question = { base: string; pages: string; now: Date; since: Since | undefined }

/** What a check has found, as it can be written down. */
export type ValidationResult = {
  /** Those of all files, or those that are told since a revision. */
  diagnostics: Diagnostic[]
  pageCount: number
  /** Files of the pages that differ from the revision. */
  changedPages: string[]
  /** Texts of the files with faults, for code frames. */
  texts: [file: string, text: string][]
  /** When the same content is judged the same way; not known where it depends on a schedule that cannot be read. */
  span: TimeSpan | undefined
}

/** Everything that is wrong in the content: of each page, between pages, and of what nothing uses. */
async function loadJudged({ base, pages, now }: Question): Promise<LoadedSite> {
  const site = await loadSite({ root: base, pages, now })
  const faults = graphDiagnostics(site.material, listPictureFiles(join(base, 'public')))
  return { ...site, diagnostics: inOrder([...site.diagnostics, ...faults]) }
}

/** Texts of the revision's content that is another now or gone. */
function textsBefore({ pages, since }: Question): [file: string, text: string][] {
  if (since === undefined) return []
  const isContent = (file: string) => !relative(pages, file).startsWith('..')
  return [...textsAt(since.commit, since.changes.before.filter(isContent))]
}

/**
 * What is told since a revision: all faults of the files that changed, and the errors that a change has caused elsewhere,
 * because with them nothing can be built.
 */
function toldSince(loaded: LoadedSite, { pages, now, since }: Question, before: readonly [string, string][]) {
  if (since === undefined) return loaded.diagnostics
  const { revision, changes } = since
  const found = loaded.diagnostics.filter(({ file, severity }) => severity === 'error' || changes.changed.has(file))
  const gone = goneAddresses({
    revision,
    pages,
    now,
    before: before.map(([file, text]) => ({ file, text })),
    movedTo: changes.movedTo,
    addresses: loaded.addresses,
    sources: loaded.sources,
  })
  return inOrder([...found, ...gone])
}

/** A schedule in a text that is not read here as the check reads it. */
const perhapsScheduled = /publishAt|\\[xuU]/

function spanOf({ material }: LoadedSite, now: Date, before: readonly [string, string][]): TimeSpan | undefined {
  if (before.some(([, text]) => perhapsScheduled.test(text))) return undefined
  const moments = scheduleTimesIn(material.files.map(({ parsed }) => parsed.value))
  return moments && spanAround(now.getTime(), moments)
}

/** Checks the content. */
export async function validateContent(question: Question): Promise<ValidationResult> {
  const { now, since } = question
  const loaded = await loadJudged(question)
  const before = textsBefore(question)
  const diagnostics = toldSince(loaded, question, before)
  const files = [...new Set(diagnostics.map(({ file }) => file))]
  return {
    diagnostics,
    pageCount: loaded.pageCount,
    changedPages: [...new Set(loaded.addresses.values())].filter((file) => since?.changes.changed.has(file)),
    texts: files.flatMap((file) => {
      const text = loaded.sources(file)
      return text === undefined ? [] : [[file, text] as [string, string]]
    }),
    span: spanOf(loaded, now, before),
  }
}
