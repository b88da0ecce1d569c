import { existsSync, readFileSync, statSync } from 'node:fs'
import { extname, join, resolve } from 'node:path'
import { isMapping } from '../../../../schema/is-mapping.ts'
import { ownBlocksFolder } from '../../../content/block-types/find-blocks.ts'
import type { Content } from '../../../content/load/load.ts'
import { filesBelow } from '../../../files/files-below.ts'
import { isPublished, listPublic } from '../../../pictures/public-folders.ts'
import { addressOfShared } from '../../shared-address.ts'
import { sharedTitle } from '../../shared-title.ts'
import type { ListedFile } from '../../wire/listing.ts'
import { say } from '../../words/say.ts'

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** A pattern that finds the address of a file in a text; the theme names its logos without the slash. */
const namedBy = (name: string) => new RegExp(`(?<![\\w/.-])/?${escaped(name)}(?![\\w/-]|\\.\\w)`)

/** The files that a site publishes as they are, such as PDFs and films, each with the places whose text names it. */
export function listedFiles(root: string, content: Content): ListedFile[] {
  const [own] = content.publicFolders
  const texts = [...content.parsedFiles()].map(({ kind, name, parsed: { value, source } }) => {
    const title = isMapping(value) && typeof value['title'] === 'string' ? value['title'] : name
    const use =
      kind === 'page' ? { address: name, title } : { address: addressOfShared(name), title: sharedTitle(name, value) }
    return { text: source.text, use }
  })
  const blocks = ownBlocksFolder(resolve(root, content.fileOf('.')))
  const blockTexts = (existsSync(blocks) ? filesBelow(blocks) : []).map((path) => ({
    text: readFileSync(join(blocks, path), 'utf8'),
    use: { title: say().server.files.ownBlock(path.split('/')[0] ?? '') },
  }))
  return listPublic(own, content.publicFolders)
    .files.filter(isPublished)
    .map((name) => {
      const pattern = namedBy(name)
      const uses = [...texts, ...blockTexts].flatMap(({ text, use }) => (pattern.test(text) ? [use] : []))
      return {
        address: `/${name}`,
        file: content.fileOf(`_public/${name}`),
        kind: extname(name).slice(1).toUpperCase(),
        bytes: statSync(join(own, name)).size,
        uses: uses.filter(({ title }, index) => uses.findIndex((one) => one.title === title) === index),
      }
    })
}
