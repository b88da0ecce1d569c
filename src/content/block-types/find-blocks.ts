import { createHash } from 'node:crypto'
import { type Dirent, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { engineModule, engineRoot } from '../../files/roots.ts'

/** The folder of the engine's blocks. */
const engineFolder = join(engineRoot, 'blocks')

/** A block type and the folder that it is in, absolute. */
export type BlockFolder = {
  type: string
  folder: string
  /** Path of its schema. */
  schema: string
  /** Path of its component. */
  component: string
}

/** The folder of a site's own blocks. */
export const ownBlocksFolder = (pages: string) => join(pages, '_blocks')

function foldersIn(folder: string): string[] {
  let entries: Dirent[] = []
  try {
    entries = readdirSync(folder, { withFileTypes: true })
  } catch {
    // A site need not have blocks of its own.
  }
  return entries
    .filter((entry) => entry.isDirectory() && !/^[._]/.test(entry.name))
    .map(({ name }) => name)
    .sort()
}

const blocksIn = (parent: string, moduleOf = (path: string) => path): BlockFolder[] =>
  foldersIn(parent).map((type) => {
    const folder = join(parent, type)
    return {
      type,
      folder,
      schema: moduleOf(join(folder, 'schema.ts')),
      component: moduleOf(join(folder, `${type}.tsx`)),
    }
  })

/** The engine's blocks. */
export const engineBlocks = (): BlockFolder[] => blocksIn(engineFolder, engineModule)

/** The blocks of the content folder at this absolute path. */
export const ownBlocks = (pages: string): BlockFolder[] => blocksIn(ownBlocksFolder(pages))

/** The folder of a block type for the content folder at this absolute path: the site's own, else the engine's. */
export const folderOf = (pages: string, type: string): BlockFolder | undefined =>
  [...ownBlocks(pages), ...engineBlocks()].find((block) => block.type === type)

/** The name that the component of a block is exported by: `pop-up` → `PopUp`. */
export const componentName = (type: string) => type.replace(/(?:^|-)(.)/g, (_, first: string) => first.toUpperCase())

/** The folders beside that of a block whose files blocks share: their names begin with `_`. */
export const sharedFolders = ({ folder }: BlockFolder): string[] =>
  readdirSync(dirname(folder))
    .filter((name) => name.startsWith('_'))
    .map((name) => join(dirname(folder), name))

/** Hash of the files that the schema of a block may import: those of its folder, and those that blocks share. */
export function schemaHash(block: BlockFolder): string {
  const hash = createHash('sha256')
  for (const folder of [block.folder, ...sharedFolders(block)])
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
      if (/\.(?:[jt]sx|yaml)$/.test(name)) continue
      hash.update(`${name}\n`)
      try {
        hash.update(readFileSync(join(folder, name)))
      } catch {
        // It is a folder, or gone.
      }
    }
  return hash.digest('hex').slice(0, 16)
}
