import { hashOf } from '../../../cache/hash.ts'
import type { Content } from '../../../content/load/load.ts'
import type { Requests, Uploaded } from '../../wire/calls.ts'
import { say } from '../../words/say.ts'
import type { createFileEdits } from '../file-edits.ts'
import { listedFiles } from '../models/listed-files.ts'
import { RequestRefused } from '../request-guard.ts'
import type { createPictureCalls } from './picture-calls.ts'

type Options = {
  root: string
  content: Content
  files: Awaited<ReturnType<typeof createFileEdits>>
  pictures: ReturnType<typeof createPictureCalls>
}

const refused = (message: string) => Promise.resolve({ kind: 'refused' as const, message })

/** New files of the site, and others in place of those that it has. */
export function createFileCalls({ root, content, files, pictures }: Options) {
  /** What was uploaded last to take the place of a file: its path, and the bytes by their hash. */
  let waiting: { file: string; hash: string; bytes: Buffer } | undefined

  /** Whether a path is that of a public file of this site. */
  function isPublicFile(file: string): boolean {
    // The content folder itself may lie above the root.
    const folder = content.fileOf('_public/')
    return file.startsWith(folder) && !file.slice(folder.length).split('/').includes('..') && pictures.hasFile(file)
  }

  return {
    /** Stores a file under a free name, or keeps it until `replace` puts it in the place of the one that `for` names. */
    async receive(bytes: Buffer, query: URLSearchParams): Promise<Uploaded> {
      const file = query.get('for')
      if (file === null) return pictures.upload(bytes, query.get('name') ?? '', query.get('only') === 'pictures')
      if (!isPublicFile(file)) throw new RequestRefused(404, say().server.uploads.noFile(file))
      const next = await pictures.replacement(bytes, file)
      waiting = { file, hash: hashOf(next), bytes: next }
      return { name: waiting.hash, address: file }
    },
    replace({ file, upload }: Requests['replaceFile']) {
      if (waiting?.file !== file || waiting.hash !== upload) return refused(say().server.uploads.again)
      const { bytes } = waiting
      waiting = undefined
      return files.writeBytes(say().server.steps.replaceFile(file.split('/').at(-1) ?? file), file, bytes)
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
