import { existsSync, readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { cacheOf } from '../../cache/cache.ts'
import { codeHash } from '../../cache/code-hash.ts'
import { cachedFileHashes } from '../../cache/file-hash-cache.ts'
import { hashAll } from '../../cache/hash.ts'
import { ownBlocksFolder } from '../../content/block-types/find-blocks.ts'
import { addSchemaSettings, schemaFolder, schemaSettings, writeSchemas } from '../../editor/write-schemas.ts'
import { filesBelow } from '../../files/files-below.ts'
import { engineRoot, projectRoot } from '../../files/roots.ts'
import { withSlashes } from '../../files/with-slashes.ts'
import { writeBlockTypes } from './block-types.ts'
import { underRoot } from './root.ts'

/** The hash of the inputs of the schemas, and the names of the schemas. */
type Fingerprint = { key: string; names: string[] }

/** The content folder as editors name it. */
const nameOf = (pages: string) => withSlashes(relative(projectRoot, underRoot(pages)))

const fingerprintFile = (folder: string) => join(folder, 'fingerprint.json')

/**
 * Hash of what the schemas depend on: the code, the data, and the addresses of pages. The texts of pages are not part
 * of it.
 */
const keyOf = (content: string): string =>
  hashAll([
    codeHash(engineRoot, 'check'),
    content,
    filesBelow(content),
    existsSync(ownBlocksFolder(content)) ? [...cachedFileHashes(ownBlocksFolder(content), cacheOf(engineRoot))] : [],
    [...cachedFileHashes(join(content, '_data'), cacheOf(engineRoot))],
  ])

function isUpToDate(folder: string, key: string): boolean {
  try {
    const before: Fingerprint = JSON.parse(readFileSync(fingerprintFile(folder), 'utf8'))
    return before.key === key && before.names.every((name) => existsSync(join(folder, `${name}.json`)))
  } catch {
    return false
  }
}

/** What {@link writeEditorSchemas} did. */
export type WrittenSchemas = {
  /** The folder of the schemas, below the root. */
  folder: string
  /** Names of the schemas that changed. */
  written: string[]
  /** The setting that VS Code lacks, because its settings hold comments. */
  missing?: Record<string, string[]>
}

/**
 * Writes the schemas with which editors complete and check the content, the setting that leads to them, and the types of
 * the blocks. `undefined`
 * for a content folder outside the repository, because an editor sees only the folder that it opens. `skipIfBroken`
 * writes nothing while shared data has an error, since its names would be missing. Git knows the settings, so those of
 * another site than `pages` are written only with `addSettings`, for who asks for them.
 */
export async function writeEditorSchemas(
  pages: string,
  { skipIfBroken = false, addSettings = false } = {},
): Promise<WrittenSchemas | undefined> {
  const name = nameOf(pages)
  if (name.startsWith('../')) return undefined
  const folder = schemaFolder(name)
  const path = join(projectRoot, folder)
  writeBlockTypes(name)
  const key = keyOf(underRoot(pages))
  if (!addSettings && isUpToDate(path, key)) return { folder, written: [] }
  const [{ blocksOf }, { readNames }, { editorSchemas }] = await Promise.all([
    import('../../content/block-types/site-blocks.ts'),
    import('../../editor/names.ts'),
    import('../../editor/schemas.ts'),
  ])
  const { schemas: blocks } = await blocksOf(projectRoot, underRoot(pages))
  const names = await readNames(projectRoot, underRoot(pages), blocks)
  if (skipIfBroken && names.broken) return { folder, written: [] }
  const schemas = editorSchemas(blocks, names)
  const written = await writeSchemas(path, schemas)
  const fingerprint: Fingerprint = { key, names: schemas.map((schema) => schema.name) }
  await writeFile(fingerprintFile(path), JSON.stringify(fingerprint))
  if (!addSettings && name !== 'pages') return { folder, written }
  const settings = schemaSettings(schemas, name)
  return (await addSchemaSettings(projectRoot, settings)) ? { folder, written } : { folder, written, missing: settings }
}

/**
 * Updates the schemas as part of another command. For a site other than `pages` it does so only if `npm run editor` has
 * written them before: most runs on other folders are tests and trials.
 */
export async function updateEditorSchemas(pages: string): Promise<void> {
  const name = nameOf(pages)
  if (name !== 'pages' && !existsSync(fingerprintFile(join(projectRoot, schemaFolder(name))))) return
  // The schemas only help while typing: no command fails because they cannot be written.
  await writeEditorSchemas(pages).catch(() => undefined)
}
