import { isDeepStrictEqual } from 'node:util'
import { commandLine } from '../../schema/command-line.ts'
import type { Edit, EditPath } from '../../schema/edit.ts'
import { parentPath, shownPath } from '../content/edit/edit-path.ts'
import { EditRefused } from '../content/edit/edit-refused.ts'
import { locate, type SourcePosition, segmentsOf } from '../content/parse/source-position.ts'
import { createRowRecords, type Material } from './matrix-pages.ts'

/** The template of a page. */
export type TemplateOfPage = {
  /** Path of the template from the root. */
  file: string
  /** The edits of the template that do on every page what edits do on this one. Throws `EditRefused`. */
  edits: (page: Record<string, unknown>, edits: readonly Edit[]) => Edit[]
}

/** The template that the page at an address follows; `undefined` if no row of a matrix leads to it. */
export function templateOfPage(material: Material, address: string): TemplateOfPage | undefined {
  const recordsOf = createRowRecords(material)
  for (const { template, rows } of material.matrices) {
    const row = rows.find(({ path }) => path === address)
    const records = row && recordsOf(row)
    if (records === undefined) continue
    const shown = template.shown(records)
    const position = locate(shown, []).position as SourcePosition
    return {
      file: position.source.file,
      edits: (page, edits) => edits.map((edit) => templateEdit({ shown, values: template.values, page }, edit)),
    }
  }
  return undefined
}

/** The values of a template that a page shows, all that it has, and those of the page itself. */
type Values = Record<'shown' | 'values' | 'page', Record<string, unknown>>

/** Of a value that the page has edited, or that has parts under conditions. */
const differs = (path: EditPath) =>
  new EditRefused(
    `${shownPath(path)} is not the same in the template as on this page. Run \`${commandLine('generate')}\`, or change the template by hand.`,
  )

function templateEdit({ shown, values, page }: Values, edit: Edit): Edit {
  /** The path in the template of a value that is there. */
  const pathOf = (path: EditPath): EditPath => {
    const { exists, position } = locate(shown, path)
    if (!exists || !position) throw differs(path)
    return segmentsOf(position)
  }
  /** The path of a value that may be new: a field, or the entry behind the last one. */
  const newPathOf = (path: EditPath): EditPath => {
    const key = path.at(-1)
    if (locate(shown, path).exists) return pathOf(path)
    if (typeof key !== 'number') return [...pathOf(parentPath(path)), ...path.slice(-1)]
    if (key === 0) return [...pathOf(parentPath(path)), 0]
    const before = pathOf([...parentPath(path), key - 1])
    return [...parentPath(before), Number(before.at(-1)) + 1]
  }
  const isSame = (path: EditPath) => isDeepStrictEqual(locate(shown, path).value, locate(page, path).value)
  const isWhole = (path: EditPath) => isDeepStrictEqual(locate(shown, path).value, locate(values, pathOf(path)).value)

  const read = edit.kind === 'insert' || edit.kind === 'move' ? parentPath(edit.path) : edit.path
  if (!isSame(read)) throw differs(read)
  if (edit.kind === 'set' && locate(shown, read).exists && !isWhole(read)) throw differs(read)
  if (edit.kind === 'move') return { ...edit, path: pathOf(edit.path), to: newPathOf(edit.to) }
  return { ...edit, path: edit.kind === 'delete' ? pathOf(edit.path) : newPathOf(edit.path) }
}
