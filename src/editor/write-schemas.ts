import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { EditorSchema } from './schemas.ts'

/**
 * Folder of the schemas of the content folder `pages`, both below the root. It is generated from the content, and git
 * ignores it. Each site has one, so that an editor serves several.
 */
export const schemaFolder = (pages: string): string => (pages === 'pages' ? '.marquee' : `.marquee/${pages}`)

/** The editor setting that maps schemas to files; `pages` is the content folder. */
export const schemaSettings = (schemas: readonly EditorSchema[], pages: string): Record<string, string[]> =>
  Object.fromEntries(
    schemas.map(({ name, files }) => [
      `./${schemaFolder(pages)}/${name}.json`,
      files.map((file) => (file.startsWith('!') ? `!${pages}/${file.slice(1)}` : `${pages}/${file}`)),
    ]),
  )

/** Writes each schema that changed to a folder. Returns the names of those that were written. */
export async function writeSchemas(folder: string, schemas: readonly EditorSchema[]): Promise<string[]> {
  await mkdir(folder, { recursive: true })
  const written: string[] = []
  for (const { name, schema } of schemas) {
    const path = join(folder, `${name}.json`)
    const text = `${JSON.stringify(schema)}\n`
    if ((await readFile(path, 'utf8').catch(() => '')) === text) continue
    await writeFile(path, text)
    written.push(name)
  }
  return written
}

/** JSON as the formatter wants it: each list on one line. */
const withShortLists = (json: string) =>
  json.replace(/\[\s+([^[\]]*?)\s+\]/g, (_, entries: string) => `[${entries.replace(/\n\s*/g, ' ')}]`)

const settingsFile = '.vscode/settings.json'

/**
 * Adds the setting of a site to the settings of VS Code below `root`, and leaves all others. Returns whether the
 * settings have it now: a file with comments is left to its author.
 */
export async function addSchemaSettings(root: string, settings: Record<string, string[]>): Promise<boolean> {
  const path = join(root, settingsFile)
  const text = await readFile(path, 'utf8').catch(() => '{}')
  try {
    const all = JSON.parse(text)
    const schemas = { ...all['yaml.schemas'], ...settings }
    if (isDeepStrictEqual(schemas, all['yaml.schemas'])) return true
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, `${withShortLists(JSON.stringify({ ...all, 'yaml.schemas': schemas }, null, 2))}\n`)
    return true
  } catch (error) {
    if (error instanceof SyntaxError) return false
    throw error
  }
}
