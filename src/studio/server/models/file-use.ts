import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { isMapping } from '../../../../schema/is-mapping.ts'
import { ownBlocksFolder } from '../../../content/block-types/find-blocks.ts'
import type { ContentFile } from '../../../content/load/files/content-files.ts'
import type { Content } from '../../../content/load/load.ts'
import { filesBelow } from '../../../files/files-below.ts'
import { addressOfShared } from '../../shared-address.ts'
import { sharedTitle } from '../../shared-title.ts'
import { say } from '../../words/say.ts'

/** A page, a shared file or a block of the site. A block has no address in the studio. */
export type FileUse = { address?: string; title: string }

/** A page by its title, a shared file by what it is. */
export function titledFile({ kind, name, parsed: { value } }: ContentFile): FileUse {
  if (kind !== 'page') return { address: addressOfShared(name), title: sharedTitle(name, value) }
  return { address: name, title: isMapping(value) && typeof value['title'] === 'string' ? value['title'] : name }
}

/** The files of the blocks of the site: their paths in its folder of blocks, and their texts. */
export function ownBlockFiles(root: string, content: Content): { path: string; text: string; use: FileUse }[] {
  const blocks = ownBlocksFolder(resolve(root, content.fileOf('.')))
  return (existsSync(blocks) ? filesBelow(blocks) : []).map((path) => ({
    path,
    text: readFileSync(join(blocks, path), 'utf8'),
    use: { title: say().server.files.ownBlock(path.split('/')[0] ?? '') },
  }))
}
