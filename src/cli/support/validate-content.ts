import { relative, resolve } from 'node:path'
import type { Diagnostic } from '../../../schema/diagnostic.ts'
import type { Span } from '../../../schema/schedule/schedule.ts'
import { spanAround } from '../../cache/time-span.ts'
import { removedAddressDiagnostics } from '../../content/compare/removed-addresses.ts'
import { type TranslatedPage, translatedPages } from '../../content/compare/translated-addresses.ts'
import { diagnose, fileStart, inOrder } from '../../content/diagnostics/diagnose.ts'
import { graphDiagnostics } from '../../content/graph/graph-checks.ts'
import { createContent, type LoadedSite, loadSite } from '../../content/load/load.ts'
import { storedPages } from '../../content/store/stored-pages.ts'
import { tryExamples } from '../../dev/try-examples.ts'
import { withSlashes } from '../../files/with-slashes.ts'
import { isAnimated } from '../../pictures/is-animated.ts'
import { listPictureFiles } from '../../pictures/picture-file.ts'
import { type Changes, textsAt } from './git.ts'

/** A revision to compare with, and the changes since. */
export type Since = { revision: string; commit: string; changes: Changes }

/** `pages` is the content folder, relative to the folder `base` or absolute. */
export type ValidationRequest = { base: string; pages: string; now: Date; since: Since | undefined }

/** A serializable result of validation. */
export type ValidationResult = {
  /** Diagnostics of all files, or those to report since a revision. */
  diagnostics: Diagnostic[]
  pageCount: number
  /** Files of the pages that changed since the revision. */
  changedPages: string[]
  /** Texts of the files with diagnostics, for code frames. */
  texts: [file: string, text: string][]
  /** The time in which this content gives these diagnostics; `undefined` if a schedule cannot be read. */
  span: Span | undefined
}

/** Loads the content with all diagnostics: of each page, across pages, and of unused content. */
async function loadWithGraph({ base, pages, now }: ValidationRequest): Promise<LoadedSite> {
  const site = await loadSite({ root: base, pages, now, tryExamples, stored: storedPages({ base, pages }) })
  const pictures = listPictureFiles(base, site.publicFolders)
  const moving = [...pictures.usable].filter(([, file]) => isAnimated(resolve(base, file)))
  const found = [
    ...graphDiagnostics(site.material, pictures),
    ...moving.map(([name, file]) => diagnose('still-image', fileStart({ file, text: '' }), { name })),
  ]
  return { ...site, diagnostics: inOrder([...site.diagnostics, ...found]) }
}

/** Content of the revision that has changed or is gone, by file. */
function textsAtRevision({ pages, since }: ValidationRequest): [file: string, text: string][] {
  if (since === undefined) return []
  const isContent = (file: string) => !relative(pages, file).startsWith('..')
  return [...textsAt(since.commit, since.changes.before.filter(isContent))]
}

/** The pages of the revision in other languages, which follow from all of its files together. */
async function translatedPagesAt(
  { base, pages, now, since }: ValidationRequest,
  before: readonly [string, string][],
  { site }: LoadedSite,
): Promise<TranslatedPage[]> {
  const texts = new Map(before.map(([file, text]) => [withSlashes(relative(pages, file)), text]))
  if (since === undefined || (site.languages.length < 2 && !texts.has('_data/site.yaml'))) return []
  const changed = [...since.changes.changed].map((file) => withSlashes(relative(pages, file)))
  const content = createContent({ root: base, pages, now })
  await content.list()
  const names = [...changed.filter((name) => !name.startsWith('..')), ...texts.keys()]
  const then = content.withUnsavedTexts(new Map(names.map((name) => [name, texts.get(name)])))
  return translatedPages(then.languages())
}

/** The files of all addresses, in every language. */
const addressesIn = ({ addresses, translated = [] }: LoadedSite): ReadonlyMap<string, string> =>
  new Map([
    ...addresses,
    ...translated.flatMap((one) =>
      one.site.pages.flatMap(({ path, file, aliases }) =>
        [one.addresses.get(path) ?? path, ...aliases].map((address): [string, string] => [address, file]),
      ),
    ),
  ])

/**
 * The diagnostics since a revision: all diagnostics of changed files, and the errors of other files, which a change may
 * have caused, and which prevent a build.
 */
function diagnosticsSince(
  loaded: LoadedSite,
  { pages, now, since }: ValidationRequest,
  { before, translated }: { before: readonly [string, string][]; translated: readonly TranslatedPage[] },
) {
  if (since === undefined) return loaded.diagnostics
  const { revision, changes } = since
  const found = loaded.diagnostics.filter(({ file, severity }) => severity === 'error' || changes.changed.has(file))
  const gone = removedAddressDiagnostics({
    revision,
    pages,
    now,
    before: before.map(([file, text]) => ({ file, text })),
    movedTo: changes.movedTo,
    translated,
    tags: (loaded.translated ?? []).map(({ language }) => language.tag),
    addresses: addressesIn(loaded),
    sources: loaded.sources,
  })
  return inOrder([...found, ...gone])
}

/** Whether an old text may hold a schedule. It is not parsed here, so this errs on the safe side. */
const perhapsScheduled = /publishAt|\\[xuU]/

function spanOf({ moments }: LoadedSite, now: Date, before: readonly [string, string][]): Span | undefined {
  if (before.some(([, text]) => perhapsScheduled.test(text))) return undefined
  return moments && spanAround(now.getTime(), moments)
}

/** Validates the content. */
export async function validateContent(request: ValidationRequest): Promise<ValidationResult> {
  const { now, since } = request
  const loaded = await loadWithGraph(request)
  const before = textsAtRevision(request)
  loaded.save()
  const diagnostics = diagnosticsSince(loaded, request, {
    before,
    translated: await translatedPagesAt(request, before, loaded),
  })
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
