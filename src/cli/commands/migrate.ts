import { existsSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import type { BlockSchemas } from '../../../schema/block.ts'
import { commandLine } from '../../../schema/command-line.ts'
import { siteSchema } from '../../../schema/site/site.ts'
import { count } from '../../../schema/writing/count.ts'
import { blocksOf } from '../../content/block-types/site-blocks.ts'
import { editFile } from '../../content/edit/edit-file.ts'
import { EditRefused } from '../../content/edit/edit-refused.ts'
import { editText } from '../../content/edit/edit-text.ts'
import { withSite } from '../../content/formats/with-site.ts'
import { readContentFile, unreadFile } from '../../content/load/files/read-file.ts'
import { checkCollections } from '../../content/load/shared/records.ts'
import { matrixFile, matrixOfCoverage, oldCoverageFile } from '../../content/migrate/coverage-file.ts'
import { type FileMigration, fragmentTypes, migrationOf } from '../../content/migrate/migrate.ts'
import { recordMigrations } from '../../content/migrate/record-fields.ts'
import { fileKind } from '../../content/parse/file-kind.ts'
import { type Parsed, parse } from '../../content/parse/parse.ts'
import { filesBelow } from '../../files/files-below.ts'
import { command } from '../options.ts'

const call = command('migrate', 'Updates blocks, the site file, records and the matrix of older versions.')
  .option('--check', 'write nothing; list what is of an older version. Exit code 1 if there is any')
  .option('--write', 'update every file; keeps comments, order and layout')

/** The YAML files of a content folder, by path below it. */
async function readFiles(folder: string): Promise<Map<string, Parsed>> {
  const names = filesBelow(folder).filter((name) => ['page', 'data'].includes(fileKind(name).kind))
  const files = new Map<string, Parsed>()
  for (const name of names) {
    const read = readContentFile(join(folder, name), name)
    if (read) files.set(name, read.unread ? unreadFile(read) : parse(read.source))
  }
  return files
}

/** A file of an older version: with edits, or with its text under another name. */
type Old = FileMigration & { name: string; moved?: { name: string; text: string } }

/** The matrix of an older version, if there is one. */
function oldMatrix(files: ReadonlyMap<string, Parsed>): Old[] {
  const parsed = files.get(oldCoverageFile)
  if (parsed === undefined || parsed.diagnostics.length > 0) return []
  const moved = { name: matrixFile, text: matrixOfCoverage(parsed.source.text) }
  return [{ name: oldCoverageFile, edits: [], words: [`the matrix is ${matrixFile}, with its collections`], moved }]
}

/** The records of an older version, and the file of the collections, which defines their fields from now on. */
const oldRecords = (files: ReadonlyMap<string, Parsed>): Old[] =>
  [...recordMigrations(new Map([...files].map(([name, { value }]) => [name, value])))].map(([name, old]) =>
    files.has(name) ? { name, ...old } : { name, ...old, moved: { name, text: editText('{}\n', old.edits) } },
  )

/** Whether the collections, which say what a record has, have an error. */
function hasBrokenCollections(files: ReadonlyMap<string, Parsed>): boolean {
  const data = [...files].flatMap(([name, parsed]): [string, Parsed][] =>
    name.startsWith('_data/') ? [[name.slice('_data/'.length).replace(/\.yaml$/, ''), parsed]] : [],
  )
  return checkCollections(new Map(data), { today: '', tag: undefined }, []).collectionsBroken
}

/** Writes the migrated files. Returns a message about each that cannot be written. */
async function write(folder: string, old: readonly Old[]): Promise<string[]> {
  const refused: string[] = []
  for (const { name, edits, moved } of old)
    try {
      if (moved && existsSync(join(folder, moved.name)))
        refused.push(`${name} is of an older version, and ${moved.name} exists already: delete one of them.`)
      else if (moved) {
        await mkdir(dirname(join(folder, moved.name)), { recursive: true })
        await writeFile(join(folder, moved.name), moved.text)
        if (moved.name !== name) await rm(join(folder, name))
      } else await editFile(join(folder, name), edits, { file: name })
    } catch (error) {
      if (!(error instanceof EditRefused)) throw error
      refused.push(`${name}: ${error.message}`)
    }
  return refused
}

/**
 * `migrate`: updates content of older versions: blocks in pages, fragments and templates, the site file, records and
 * the matrix. Exit code 0 all is up to date, 1 something is not (with `--write`: could not be written), 2 wrong use.
 */
export async function migrate(argv: string[], given?: BlockSchemas): Promise<number> {
  const { check, write: writes, pages } = call.parse(argv, { from: 'user' }).opts()
  if (check === writes) call.error('Use either --check or --write.')
  const folder = resolve(pages)
  const schemas = given ?? (await blocksOf('.', folder)).schemas
  const files = await readFiles(folder)
  const fragments = fragmentTypes(new Map([...files].map(([name, { value }]) => [name, value])))
  const edited = [...files]
    .map(([name, { value }]) => ({
      name,
      ...migrationOf(name, value, { schemas: { ...schemas, site: siteSchema }, fragments }),
    }))
    .filter(({ edits }) => edits.length > 0)
  const old: Old[] = [...oldMatrix(files), ...oldRecords(files), ...edited]
  const oldFiles = new Set(old.map(({ name }) => name)).size
  for (const { name, words } of old) for (const one of new Set(words)) console.log(`${name}  ${one}`)
  const unread = [...files].filter(([, { diagnostics }]) => diagnostics.length > 0).map(([name]) => name)
  if (unread.length > 0)
    console.error(
      withSite(
        `Skipped, because they cannot be read (${commandLine('validate')} says why): ${unread.join(', ')}`,
        pages,
      ),
    )
  const isUnclear = old.length === 0 && hasBrokenCollections(files)
  if (isUnclear)
    console.error(
      withSite(
        `_data/collections.yaml has an error, so nobody can say of which version the records are. ${commandLine('validate')} says what to write.`,
        pages,
      ),
    )
  else if (old.length + unread.length === 0) console.log('Everything is up to date.')
  if (check) {
    if (old.length > 0)
      console.error(
        withSite(`\n${count(oldFiles, 'file')} of older versions. Run: ${commandLine('migrate', '--write')}`, pages),
      )
    return isUnclear || old.length + unread.length > 0 ? 1 : 0
  }
  const refused = await write(folder, old)
  for (const words of refused) console.error(words)
  if (old.length > 0)
    console.log(
      withSite(`\n${count(oldFiles - refused.length, 'file')} updated. Now run: ${commandLine('generate')}`, pages),
    )
  return isUnclear || refused.length + unread.length > 0 ? 1 : 0
}
