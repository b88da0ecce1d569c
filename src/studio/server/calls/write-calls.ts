import { existsSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Fix } from '../../../../schema/diagnostic.ts'
import { withSlashes } from '../../../files/with-slashes.ts'
import type { Requests } from '../../wire/calls.ts'
import type { EditResult } from '../../wire/edits.ts'
import type { RestoreRequest } from '../../wire/history.ts'
import type { PageModel } from '../../wire/page.ts'
import type { Outcome } from '../file-edits.ts'
import { newPageChoices } from '../models/new-page-choices.ts'
import type { TranslationModels } from '../models/translation-model.ts'
import { discard } from '../publish/discard.ts'
import { openRepository } from '../publish/repository.ts'
import { restore } from '../publish/restore.ts'
import { RequestRefused } from '../request-guard.ts'
import type { SiteFiles } from '../site-files.ts'
import type { CallContext, CallHandlers } from './call-handlers.ts'
import type { createFileCalls } from './file-calls.ts'
import { createGridCalls } from './grid-calls.ts'
import { createPageCalls } from './page-calls.ts'
import { removePicture } from './remove-picture.ts'
import { createReplaceCalls } from './replace-calls.ts'
import { createSharedFileCalls } from './shared-file-calls.ts'
import { createTranslationWrites } from './translation-calls.ts'

type Options = SiteFiles & {
  fixOf: (request: Requests['fix']) => Promise<Fix>
  modelOf: (address: string, at?: number) => Promise<PageModel>
  revisionOf: () => number
  uploads: ReturnType<typeof createFileCalls>
  translations: TranslationModels
}

/** The calls that write files, and those that say what a deletion concerns. */
export function createWriteCalls({ fixOf, modelOf, revisionOf, uploads, translations, ...site }: Options) {
  const { folder, content, files, siteOf } = site
  const pages = createPageCalls(site)
  const replacing = createReplaceCalls(site)
  const shared = createSharedFileCalls(site)
  const grid = createGridCalls(site)
  const translating = createTranslationWrites(site, translations)

  /**
   * The answer to a call that writes: with the page that the shell shows, as it is afterwards, so that the shell does not
   * need to request it.
   */
  async function answer(outcome: Promise<Outcome>, { shown, at }: CallContext): Promise<EditResult> {
    const written = await outcome
    if (written.kind !== 'saved') return written
    const result = { ...written, revision: revisionOf() }
    if (shown === undefined) return result
    try {
      return { ...result, page: await modelOf(shown, at) }
    } catch (error) {
      // The page is gone.
      if (!(error instanceof RequestRefused)) throw error
      return result
    }
  }

  async function restoreFile(request: RestoreRequest): Promise<Outcome> {
    const name = withSlashes(relative(content.fileOf('.'), request.file))
    const repository = await openRepository(folder)
    return restore(repository, { files, name, isThere: existsSync(join(folder, name)) }, request)
  }

  return {
    edit: (request, context) => answer(files.edit(request), context),
    fix: (request, context) => answer(fixOf(request).then(files.fix), context),
    create: (request, context) => answer(pages.create(request), context),
    move: (request, context) => answer(pages.move(request), context),
    remove: (request, context) => answer(pages.remove(request), context),
    createFile: (request, context) => answer(shared.create(request), context),
    removeFile: ({ name }, context) => answer(shared.remove(name), context),
    removePicture: ({ name }, context) => answer(removePicture(site, name), context),
    removePublicFile: ({ address }, context) => answer(uploads.remove(address), context),
    replaceFile: (request, context) => answer(uploads.replace(request), context),
    moveFile: (request, context) => answer(uploads.move(request), context),
    replaceAll: (request, context) => answer(replacing.replaceAll(request), context),
    changeCells: (request, context) => answer(grid.changeCells(request), context),
    createRecord: (request, context) => answer(grid.createRecord(request), context),
    moveRecord: (request, context) => answer(grid.moveRecord(request), context),
    translate: (request, context) => answer(translating.translate(request), context),
    removeUnused: (request, context) => answer(translating.removeUnused(request), context),
    beginTranslation: (request, context) => answer(translating.begin(request), context),
    undo: (_, context) => answer(files.step('undo'), context),
    redo: (_, context) => answer(files.step('redo'), context),
    restore: (request, context) => answer(restoreFile(request), context),
    discard: (request, context) =>
      answer(
        openRepository(folder).then((repository) => discard(repository, { files, fileOf: content.fileOf }, request)),
        context,
      ),
    planFileMove: uploads.planMove,
    newPageChoices: async () => newPageChoices(content, siteOf()),
    removal: async ({ address }) => pages.removal(address),
    usersOf: async ({ name }) => shared.usersOf(name),
    find: ({ sought }) => replacing.find(sought),
    ...grid.readers,
  } satisfies Partial<CallHandlers>
}
