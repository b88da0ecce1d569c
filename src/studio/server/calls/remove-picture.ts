import { resolve } from 'node:path'
import type { Content, LoadedSite } from '../../../content/load/load.ts'
import { listPictureFiles } from '../../../pictures/picture-file.ts'
import { say } from '../../words/say.ts'
import type { createFileEdits } from '../file-edits.ts'
import { pictureUses } from '../models/listed-pictures.ts'

type Options = {
  root: string
  content: Content
  files: Awaited<ReturnType<typeof createFileEdits>>
  siteOf: () => LoadedSite | undefined
}

/** Deletes the file of a picture that nothing uses, as one step that Undo takes back. */
export async function removePicture({ root, content, files, siteOf }: Options, name: string) {
  const file = listPictureFiles(resolve(root), content.publicFolders).usable.get(name)
  if (file === undefined) return { kind: 'refused' as const, message: say().server.uploads.noPictureFile(name) }
  const [use] = pictureUses({ root, content, site: siteOf() ?? content.assemble() })(name, file)
  if (use)
    return {
      kind: 'refused' as const,
      message: say().server.uploads.isUsed(use.title, name),
    }
  return files.removeBytes(say().server.steps.deletePicture(name), file)
}
