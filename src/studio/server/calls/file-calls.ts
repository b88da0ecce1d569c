import { basename, extname, posix } from 'node:path'
import { hashOf } from '../../../cache/hash.ts'
import { EditRefused } from '../../../content/edit/edit-refused.ts'
import type { FileMove } from '../../../content/move/file-addresses.ts'
import type { Requests, Uploaded } from '../../wire/calls.ts'
import type { FileMovePlan, FileMoveRequest } from '../../wire/file-moves.ts'
import { say } from '../../words/say.ts'
import { listedFiles } from '../models/listed-files.ts'
import { RequestRefused } from '../request-guard.ts'
import type { SiteFiles } from '../site-files.ts'
import { acceptedFile, inFormat, isFormat } from '../uploads/accepted-file.ts'
import { kindFolders } from '../uploads/file-kind.ts'
import { createFileMoves } from '../uploads/file-moves.ts'
import { freePath } from '../uploads/free-path.ts'
import type { createPictureCalls } from './picture-calls.ts'

type Options = SiteFiles & { pictures: ReturnType<typeof createPictureCalls> }

/** A file that was uploaded to take the place of another one. */
type Waiting = { file: string; hash: string; bytes: Buffer; name: string; ending: string }

const refused = (message: string) => Promise.resolve({ kind: 'refused' as const, message })

const endingOf = (path: string) => extname(path).slice(1)

/** New files of the site, others in place of those that it has, and other paths of them. */
export function createFileCalls({ pictures, ...site }: Options) {
  const { root, content, files } = site
  const moves = createFileMoves(site)
  /** What was uploaded last to take the place of a file. */
  let waiting: Waiting | undefined

  /** The path in `_public/` of a file of this site. Refuses other files. */
  function publicPath(file: string): string {
    // The content folder itself may lie above the root.
    const folder = `${content.fileOf('_public')}/`
    const path = file.slice(folder.length)
    if (!file.startsWith(folder) || path.split('/').includes('..') || !pictures.hasFile(file))
      throw new RequestRefused(404, say().server.uploads.noFile(file))
    return path
  }

  /** What was uploaded for a file, if a call names it. Throws `EditRefused` if it is not there any more. */
  function uploadedFor({ file, upload }: Pick<FileMoveRequest, 'file' | 'upload'>): Waiting | undefined {
    if (upload === undefined) return undefined
    if (waiting?.file !== file || waiting.hash !== upload) throw new EditRefused(say().server.uploads.again)
    return waiting
  }

  /** The old and the new path of a file: a free one. */
  function moveOf(request: FileMoveRequest): { move: FileMove; uploaded: Waiting | undefined } {
    const { file, folder, name, keepsOld = false } = request
    const from = publicPath(file)
    const uploaded = uploadedFor(request)
    const ending = uploaded?.ending ?? endingOf(from)
    const [first = ''] = from.split('/')
    const base = kindFolders.includes(first) && from.includes('/') ? first : ''
    const to = freePath(
      { root, folders: content.publicFolders, base },
      {
        folder: folder ?? posix.relative(base, posix.dirname(from)),
        fileName: name === undefined ? (uploaded?.name ?? basename(from)) : `${name}.${ending}`,
        except: keepsOld ? undefined : posix.relative(base, from),
      },
    )
    return { move: { from, to: posix.join(base, `${to}.${ending}`) }, uploaded }
  }

  return {
    /** Stores a file under a free name, or keeps it until a call puts it in the place of the one that `for` names. */
    async receive(bytes: Buffer, query: URLSearchParams): Promise<Uploaded> {
      const [file, name, folder] = [query.get('for'), query.get('name') ?? '', query.get('folder') ?? '']
      if (file === null) return pictures.upload(bytes, { name, folder, isPicture: query.get('only') === 'pictures' })
      const isPicture = publicPath(file).startsWith('images/')
      const { ending, folder: kind } = await acceptedFile(bytes, false)
      if (isPicture !== (kind === 'images')) throw new RequestRefused(415, otherKind(file, ending))
      waiting = { file, hash: hashOf(bytes), bytes, name, ending }
      return { name: waiting.hash, address: file }
    },
    /** Puts what was uploaded in the place of a file, so that its name and all of its uses stay; a picture in its format. */
    async replace(request: Requests['replaceFile']) {
      if (waiting?.file !== request.file || waiting.hash !== request.upload) return refused(say().server.uploads.again)
      const { file, bytes, ending } = waiting
      const converted = await inFormat(bytes, ending, endingOf(file).replace('jpeg', 'jpg'))
      if (converted === undefined) return refused(otherKind(file, ending))
      waiting = undefined
      return files.writeBytes(say().server.steps.replaceFile(basename(file)), file, converted)
    },
    /** What another path of a file changes. */
    async planMove(request: FileMoveRequest): Promise<FileMovePlan> {
      const { move, uploaded } = moveOf(request)
      const fitsOldName = uploaded !== undefined && isFormat(uploaded.ending, endingOf(request.file))
      const plan = { address: `/${move.to}`, uses: [], fitsOldName }
      try {
        return { ...plan, uses: moves.usesOf(site.siteOf() ?? content.assemble(), move) }
      } catch (error) {
        if (!(error instanceof EditRefused)) throw error
        return { ...plan, refusal: error.message }
      }
    },
    /** Gives a file another path, and what was uploaded for it, with all of its uses. */
    async move(request: FileMoveRequest) {
      const { move, uploaded } = moveOf(request)
      const { from, to } = move
      if (from === to) return refused(say().server.uploads.samePath(`/${to}`))
      const { steps } = say().server
      const label = uploaded ? steps.replaceFile(basename(from)) : steps.moveFile(from, to)
      return moves.move(label, move, { bytes: uploaded?.bytes, keepsOld: request.keepsOld ?? false })
    },
    remove(address: string) {
      const found = listedFiles(root, content).find((one) => one.address === address)
      if (!found) return refused(say().server.uploads.noPublicFile(address))
      const [use] = found.uses
      if (use) return refused(say().server.uploads.isNamed(use.title, address))
      return files.removeBytes(say().server.steps.deleteFile(address), found.file)
    },
  }
}

const otherKind = (file: string, ending: string) =>
  say().server.uploads.otherKind(basename(file), endingOf(file).toUpperCase(), ending.toUpperCase())
