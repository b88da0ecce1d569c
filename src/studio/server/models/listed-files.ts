import { statSync } from 'node:fs'
import { extname, join } from 'node:path'
import type { Content } from '../../../content/load/load.ts'
import { addressPattern } from '../../../content/move/file-addresses.ts'
import { isPublished, listPublic } from '../../../pictures/public-folders.ts'
import type { ListedFile } from '../../wire/listing.ts'
import { ownBlockFiles, titledFile } from './file-use.ts'

/** The files that a site publishes as they are, such as PDFs and films, each with the places whose text names it. */
export function listedFiles(root: string, content: Content): ListedFile[] {
  const [own] = content.publicFolders
  const texts = [
    ...[...content.parsedFiles()].map((file) => ({ text: file.parsed.source.text, use: titledFile(file) })),
    ...ownBlockFiles(root, content),
  ]
  const { origin } = content.shared().site
  return listPublic(own, content.publicFolders)
    .files.filter(isPublished)
    .map((name) => {
      const pattern = addressPattern(name, origin)
      const uses = texts.flatMap(({ text, use }) => (text.search(pattern) === -1 ? [] : [use]))
      return {
        address: `/${name}`,
        file: content.fileOf(`_public/${name}`),
        kind: extname(name).slice(1).toUpperCase(),
        bytes: statSync(join(own, name)).size,
        uses: uses.filter(({ title }, index) => uses.findIndex((one) => one.title === title) === index),
      }
    })
}
