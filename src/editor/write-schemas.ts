import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { EditorSchema } from './schemas.ts'

/** Folder of the schemas below the root. It is generated from the content, and git ignores it. */
export const schemaFolder = '.marquee'

/** The editor setting that maps schemas to files; `pages` is the content folder. */
export const schemaSettings = (schemas: readonly EditorSchema[], pages: string): Record<string, string[]> =>
  Object.fromEntries(
    schemas.map(({ name, files }) => [
      `./${schemaFolder}/${name}.json`,
      files.map((file) => (file.startsWith('!') ? `!${pages}/${file.slice(1)}` : `${pages}/${file}`)),
    ]),
  )

/** Writes each schema that changed. Returns the names of those that were written. */
export async function writeSchemas(root: string, schemas: readonly EditorSchema[]): Promise<string[]> {
  const folder = join(root, schemaFolder)
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
