import { existsSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Fix } from '../../../../schema/diagnostic.ts'
import { withSlashes } from '../../../files/with-slashes.ts'
import type { EditResult, PageModel } from '../../wire/model.ts'
import type { RestoreRequest } from '../../wire/publish.ts'
import { editRequest, restoreRequest } from '../edit-request.ts'
import { newPageChoices } from '../models/new-page-choices.ts'
import { openRepository } from '../publish/repository.ts'
import { restore } from '../publish/restore.ts'
import { RequestRefused } from '../request-guard.ts'
import type { Files, SiteFiles } from '../site-files.ts'
import { createGridCalls } from './grid-calls.ts'
import { createPageCalls } from './page-calls.ts'
import { removePicture } from './remove-picture.ts'
import { createReplaceCalls } from './replace-calls.ts'
import { createSharedFileCalls, newSharedFile } from './shared-file-calls.ts'

type Body = Record<string, unknown>
type Options = SiteFiles & {
  fixOf: (body: Body) => Promise<Fix>
  modelOf: (address: string, at?: number) => Promise<PageModel>
  revisionOf: () => number
}

/**
 * The calls that write files, and those that say what a deletion concerns, by name. With `shown`, the address of a page,
 * the answer to an edit has this page as it is afterwards, as of a time, so that the shell does not need to request it.
 */
export function createWriteCalls(options: Options): Record<string, (body: Body, at?: number) => Promise<unknown>> {
  const { root, folder, content, files, siteOf, fixOf, modelOf, revisionOf } = options
  const saved = (result: Awaited<ReturnType<Files['edit']>>): EditResult =>
    result.kind === 'saved' ? { ...result, revision: revisionOf() } : result

  const { textOf } = files
  const write = async (...step: Parameters<Files['write']>) => saved(await files.write(...step))
  const pages = createPageCalls({ content, siteOf, textOf, write })
  const { find, replaceAll } = createReplaceCalls({ content, files, siteOf })
  const shared = createSharedFileCalls({ root, content, siteOf, textOf, write })
  const grid = createGridCalls({ root, folder, content, files, siteOf, saved })

  async function restoreFile(request: RestoreRequest) {
    const name = withSlashes(relative(content.fileOf('.'), request.file))
    const repository = await openRepository(folder)
    return restore(repository, { files, name, isThere: existsSync(join(folder, name)) }, request)
  }

  const writers: Record<string, (body: Body) => Promise<EditResult>> = {
    edit: async (body) => saved(await files.edit(editRequest(body))),
    fix: async (body) => saved(await files.fix(await fixOf(body))),
    create: ({ address, title, copyOf, startingPoint, isPost }) =>
      pages.create({
        address: String(address),
        title: String(title),
        ...(typeof copyOf === 'string' && { copyOf }),
        ...(typeof startingPoint === 'string' && { startingPoint }),
        isPost: isPost === true,
      }),
    move: ({ address, to }) => pages.move({ address: String(address), to: String(to) }),
    remove: ({ address, leadTo }) =>
      pages.remove({ address: String(address), ...(typeof leadTo === 'string' && { leadTo }) }),
    createFile: (body) => shared.create(newSharedFile(body)),
    removePicture: async ({ name }) => saved(await removePicture({ root, content, files, siteOf }, String(name))),
    removeFile: ({ name }) => shared.remove(String(name)),
    replaceAll: async (body) => saved(await replaceAll(body)),
    undo: async () => saved(await files.step('undo')),
    redo: async () => saved(await files.step('redo')),
    restore: async (body) => saved(await restoreFile(restoreRequest(body))),
    ...grid.writers,
  }

  async function withShown(result: EditResult, shown: unknown, at: number | undefined): Promise<EditResult> {
    if (result.kind !== 'saved' || typeof shown !== 'string') return result
    try {
      return { ...result, page: await modelOf(shown, at) }
    } catch (error) {
      // The page is gone.
      if (!(error instanceof RequestRefused)) throw error
      return result
    }
  }

  return {
    ...Object.fromEntries(
      Object.entries(writers).map(([name, write]) => [
        name,
        async (body: Body, at?: number) => withShown(await write(body), body['shown'], at),
      ]),
    ),
    ...grid.readers,
    newPageChoices: async () => newPageChoices(content, siteOf()),
    linksTo: async ({ address }) => pages.linksTo(String(address)),
    find,
    usersOf: async ({ name }) => shared.usersOf(String(name)),
  }
}
