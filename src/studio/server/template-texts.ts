import { join, relative } from 'node:path'
import { isMapping } from '../../../schema/is-mapping.ts'
import { editFile } from '../../content/edit/edit-file.ts'
import { EditRefused } from '../../content/edit/edit-refused.ts'
import { withSlashes } from '../../files/with-slashes.ts'
import { prepare } from '../../generate/generate.ts'
import { lockFile, writeLock } from '../../generate/lock.ts'
import { lockAfter, touches } from '../../generate/plan.ts'
import { describeLock } from '../../generate/report.ts'
import { templateOfPage } from '../../generate/template-edits.ts'
import type { FileEdits, Stopped } from '../wire/edits.ts'
import { say } from '../words/say.ts'
import { type NamedText, readState } from './file-writer.ts'

type Options = {
  root: string
  /** The content folder, absolute. */
  folder: string
  fileOf: (name: string) => string
}

type Page = {
  /** The address of the page. */
  address: string
  /** The values of its file, without its overrides in place. */
  value: unknown
}

/**
 * The texts of the template that a page follows, with the edits of that page in them, and of all files that
 * `generate` writes then; or why that is not possible.
 */
export async function templateTexts(
  options: Options,
  { address, value }: Page,
  edits: FileEdits['edits'],
): Promise<NamedText[] | Stopped> {
  const { root, folder } = options
  const now = await prepare({ root, pages: folder })
  if (now.kind === 'errors') return { kind: 'held', diagnostics: now.diagnostics }
  if (now.kind === 'newer-lock') throw new EditRefused(describeLock('newer') ?? '')
  const template = templateOfPage(now.material, address)
  if (template === undefined || !isMapping(value)) throw new EditRefused(say().server.files.noTemplate(address))
  const { file } = template
  const path = join(root, file)
  const edited = await editFile(path, template.edits(value, edits), { file, dryRun: true })
  if (edited.kind === 'errors') return { kind: 'held', diagnostics: edited.diagnostics }
  return generatedTexts(options, new Map([[file, edited.after]]))
}

/**
 * Texts of shared files as they become, by their paths from the root, and of all files that `generate` writes then; or why
 * that is not possible. `discarded` are pages, by their names in the content folder, that go with all that was changed in
 * them.
 */
export async function generatedTexts(
  { root, folder, fileOf }: Options,
  texts: ReadonlyMap<string, string>,
  discarded: ReadonlySet<string> = new Set(),
): Promise<NamedText[] | Stopped> {
  const next = await prepare({ root, pages: folder, texts, discarded })
  if (next.kind === 'errors') return { kind: 'held', diagnostics: next.diagnostics }
  if (next.kind === 'newer-lock') throw new EditRefused(describeLock('newer') ?? '')

  const named = async (path: string, after: string | undefined): Promise<NamedText> => {
    const name = withSlashes(relative(folder, path))
    return { name, file: fileOf(name), path, before: await readState(path), after }
  }
  const pages = next.steps.filter(touches)
  return Promise.all([
    ...[...texts].map(([file, text]) => named(join(root, file), text)),
    ...pages.map((step) => named(join(folder, step.path), step.action === 'delete' ? undefined : step.text)),
    named(join(folder, lockFile), writeLock(lockAfter(next.steps, next.situation.lock))),
  ])
}
