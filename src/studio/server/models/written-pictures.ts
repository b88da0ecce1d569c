import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { isMapping } from '../../../../schema/is-mapping.ts'
import { pictureEndings } from '../../../../schema/pictures/picture.ts'
import { ownBlocksFolder } from '../../../content/block-types/find-blocks.ts'
import { collector } from '../../../content/derive/collector.ts'
import type { Content } from '../../../content/load/load.ts'
import { filesBelow } from '../../../files/files-below.ts'
import { addressOfShared } from '../../shared-address.ts'
import { sharedTitle } from '../../shared-title.ts'
import { say } from '../../words/say.ts'

/** A page, a shared file or a block of the site. A block has no address in the studio. */
export type PictureUse = { address?: string; title: string }

const filePattern = new RegExp(`\\bimages/[\\w/-]+\\.(?:${pictureEndings.join('|')})\\b`, 'gi')

const namesIn = collector<string>((value, into) => {
  if (isMapping(value) && typeof value['name'] === 'string' && 'alt' in value) into.push(value['name'])
})

/**
 * The places whose text names a picture, by its name or its file: links, the logos of the theme and blocks of the site,
 * too. As the files are now, without resolving a page.
 */
export function writtenPictures(root: string, content: Content): (name: string, file: string) => PictureUse[] {
  const places = new Map<string, Map<string, PictureUse>>()
  const add = (key: string, place: string, use: PictureUse) => {
    const found = places.get(key) ?? new Map<string, PictureUse>()
    places.set(key, found.set(place, use))
  }
  for (const { kind, name, parsed } of content.parsedFiles()) {
    const { value, source } = parsed
    const keys = [...(source.text.match(filePattern) ?? []), ...namesIn(value)]
    if (keys.length === 0) continue
    const title = isMapping(value) && typeof value['title'] === 'string' ? value['title'] : name
    const use =
      kind === 'page' ? { address: name, title } : { address: addressOfShared(name), title: sharedTitle(name, value) }
    for (const key of keys) add(key, source.file, use)
  }
  const blocks = ownBlocksFolder(resolve(root, content.fileOf('.')))
  for (const path of existsSync(blocks) ? filesBelow(blocks) : []) {
    const [block = path] = path.split('/')
    const text = readFileSync(join(blocks, path), 'utf8')
    for (const key of text.match(filePattern) ?? [])
      add(key, `_blocks/${block}`, { title: say().server.files.ownBlock(block) })
  }
  return (name, file) => {
    const address = file.slice(file.lastIndexOf(`images/${name}.`))
    return [...new Map([...(places.get(name) ?? []), ...(places.get(address) ?? [])]).values()]
  }
}
