import { existsSync, readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { codeHash } from '../../cache/code-hash.ts'
import { cachedFileHashes } from '../../cache/file-hash-cache.ts'
import { filesBelow } from '../../cache/files-below.ts'
import { hashAll } from '../../cache/hash.ts'
import { storeOf } from '../../cache/store.ts'
import { schemaFolder, writeSchemas } from '../../editor/write-schemas.ts'
import { root, underRoot } from './root.ts'

/** The hash of what the schemas were written from, and their names. */
type Fingerprint = { key: string; names: string[] }

const fingerprintFile = join(root, schemaFolder, 'fingerprint.json')

/**
 * Hash of what the schemas depend on: the code, the data, and the addresses of pages. The texts of pages are not part
 * of it.
 */
const keyOf = (folder: string): string =>
  hashAll([
    codeHash(root, 'check'),
    folder,
    filesBelow(folder),
    [...cachedFileHashes(join(folder, '_data'), storeOf(root))],
  ])

function isUpToDate(key: string): boolean {
  try {
    const before: Fingerprint = JSON.parse(readFileSync(fingerprintFile, 'utf8'))
    return before.key === key && before.names.every((name) => existsSync(join(root, schemaFolder, `${name}.json`)))
  } catch {
    return false
  }
}

/** Writes the schemas with which editors complete and check the content. Returns the names of changed schemas. */
export async function writeEditorSchemas(pages: string): Promise<string[]> {
  const folder = underRoot(pages)
  const key = keyOf(folder)
  if (isUpToDate(key)) return []
  const [{ blockSchemas }, { readNames }, { editorSchemas }] = await Promise.all([
    import('../../../blocks/registry.ts'),
    import('../../editor/names.ts'),
    import('../../editor/schemas.ts'),
  ])
  const schemas = editorSchemas(blockSchemas, await readNames(root, folder))
  const written = await writeSchemas(root, schemas)
  const fingerprint: Fingerprint = { key, names: schemas.map(({ name }) => name) }
  await writeFile(fingerprintFile, JSON.stringify(fingerprint))
  return written
}

/** Updates the schemas as part of another command, if the settings of editors name this content folder. */
export async function renewEditorSchemas(pages: string): Promise<void> {
  if (underRoot(pages) !== underRoot('pages')) return
  // The schemas only help while typing: no command fails because they cannot be written.
  await writeEditorSchemas(pages).catch(() => undefined)
}
