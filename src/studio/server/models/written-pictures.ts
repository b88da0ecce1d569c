import { isMapping } from '../../../../schema/is-mapping.ts'
import { pictureEndings } from '../../../../schema/pictures/picture.ts'
import { collector } from '../../../content/derive/collector.ts'
import type { Content } from '../../../content/load/load.ts'
import { type FileUse, ownBlockFiles, titledFile } from './file-use.ts'

const filePattern = new RegExp(`\\bimages/[\\w/-]+\\.(?:${pictureEndings.join('|')})\\b`, 'gi')

const namesIn = collector<string>((value, into) => {
  if (isMapping(value) && typeof value['name'] === 'string' && 'alt' in value) into.push(value['name'])
})

/**
 * The places whose text names a picture, by its name or its file: links, the logos of the theme and blocks of the site,
 * too. As the files are now, without resolving a page.
 */
export function writtenPictures(root: string, content: Content): (name: string, file: string) => FileUse[] {
  const places = new Map<string, Map<string, FileUse>>()
  const add = (key: string, place: string, use: FileUse) => {
    const found = places.get(key) ?? new Map<string, FileUse>()
    places.set(key, found.set(place, use))
  }
  for (const one of content.parsedFiles()) {
    const { value, source } = one.parsed
    const keys = [...(source.text.match(filePattern) ?? []), ...namesIn(value)]
    for (const key of keys) add(key, source.file, titledFile(one))
  }
  for (const { path, text, use } of ownBlockFiles(root, content))
    for (const key of text.match(filePattern) ?? []) add(key, `_blocks/${path.split('/')[0]}`, use)
  return (name, file) => {
    const address = file.slice(file.lastIndexOf(`images/${name}.`))
    return [...new Map([...(places.get(name) ?? []), ...(places.get(address) ?? [])]).values()]
  }
}
