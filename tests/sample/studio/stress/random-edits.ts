import { cpSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import type { Edit, EditPath } from '../../../../schema/edit.ts'
import { parentPath } from '../../../../src/content/edit/edit-path.ts'
import { createContent } from '../../../../src/content/load/load.ts'
import { isGenerated } from '../../../../src/content/overrides/apply-overrides.ts'
import { parse } from '../../../../src/content/parse/parse.ts'
import { decode } from '../../../../src/content/parse/source.ts'
import { rangesAt } from '../../../../src/content/parse/yaml-document.ts'
import { createFileEdits } from '../../../../src/studio/server/file-edits.ts'
import { openJournal } from '../../../../src/studio/server/journal/journal.ts'
import { changeOf } from '../../../../src/studio/server/journal/journal-change.ts'
import { editOf } from '../../content/every-edit.ts'

type Found = {
  /** Edits that were written, and those that were refused with a reason. */
  written: number
  refused: number
  /** Edits that changed a byte outside the lines of the value that they change. */
  outside: string[]
  /** Files that are not as before after all edits were undone. */
  different: string[]
}

const isFree = (line: string) => /^[ \t]*(?:#.*)?\r?$/.test(line)

/** The lines of a value with the comments and empty lines around it, as offsets. */
function linesOf(file: string, text: string, path: EditPath): [start: number, end: number] {
  const ranges = path.length === 0 ? undefined : rangesAt({ file, text }, [...path])
  if (ranges === undefined) return [0, text.length]
  let start = text.lastIndexOf('\n', (ranges.key?.start ?? ranges.start) - 1) + 1
  for (let above = text.lastIndexOf('\n', start - 2) + 1; start > 0; above = text.lastIndexOf('\n', start - 2) + 1) {
    if (!isFree(text.slice(above, start - 1))) break
    start = above
  }
  let end = ranges.end
  for (let next = text.indexOf('\n', end); next !== -1; next = text.indexOf('\n', end)) {
    end = next + 1
    const after = text.indexOf('\n', end)
    if (after === -1 || !isFree(text.slice(end, after))) return [start, end]
  }
  return [start, text.length]
}

const common = (one: EditPath, other: EditPath): EditPath => {
  const end = one.findIndex((part, index) => part !== other[index])
  return end === -1 ? one : one.slice(0, end)
}

/** The value whose lines an edit may change: the one that is set, else the list or mapping whose entries change. */
function editedPath(edit: Edit, value: unknown): EditPath {
  if (isGenerated(value)) return []
  if (edit.kind === 'move') return common(parentPath(edit.path), parentPath(edit.to))
  const exists = edit.path.reduce<unknown>(
    (at, part) => (typeof at === 'object' && at !== null ? (at as Record<string, unknown>)[part] : undefined),
    value,
  )
  return edit.kind === 'set' && exists !== undefined ? edit.path : parentPath(edit.path)
}

/**
 * Applies random edits to all content files through the server of the studio, and undoes all of them. `folder` is an empty
 * one; `every` takes one file of so many.
 */
export async function randomEdits(folder: string, { count, seed, every = 1 }: Options): Promise<Found> {
  const pages = join(folder, 'pages')
  cpSync('pages', pages, { recursive: true })
  const content = createContent({ root: folder, drafts: true })
  await content.list()
  const journal = openJournal(join(folder, '.marquee/studio/pages/journal.jsonl'))
  const files = await createFileEdits({
    root: folder,
    folder: pages,
    content,
    journal,
    onWritten: async () => undefined,
  })
  const names = readdirSync(pages, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.yaml') && !name.startsWith('_blocks'))
    .sort()
    .filter((_, index) => index % every === 0)
  const read = (name: string) => readFileSync(join(pages, name))
  const before = new Map(names.map((name) => [name, read(name)]))
  const found: Found = { written: 0, refused: 0, outside: [], different: [] }
  for (let index = 0; index < count; index++) {
    const name = names[index % names.length] as string
    const file = `pages/${name}`
    const { text } = decode(read(name))
    const { value } = parse({ file, text })
    const [edit] = fc.sample(editOf(value), { numRuns: 1, seed: seed + index }) as [Edit]
    const hash = await files.hashOf(file)
    const result = await files.edit({ files: [{ file, hash, edits: [edit] }], label: `Edit ${index}`, anyway: true })
    if (result.kind !== 'saved') {
      found.refused++
      continue
    }
    found.written++
    const after = decode(read(name)).text
    if (after === text) continue
    const { start, old } = changeOf(text, after)
    const [from, to] = linesOf(file, text, editedPath(edit, value))
    // A new entry stands behind the last line, whose break belongs to neither.
    if (start < from - 1 || start + old.length > to + 1) found.outside.push(`${file} ${JSON.stringify(edit)}`)
  }
  while ((await files.step('undo')).kind === 'saved');
  found.different = names.filter((name) => !read(name).equals(before.get(name) as Buffer))
  return found
}

type Options = { count: number; seed: number; every?: number }
