import { commandLine } from '../../command-line.ts'
import type { Diagnostic } from '../../diagnostic.ts'

type ShownIn = {
  /** Path of the field that shows the value, and the type of its block. */
  path: string
  type: string | undefined
  /** The file of the block, and the page that it is on. */
  file: string
  page: string
  /** Whether a template may leave the block out where its list is short. */
  mayBeLeftOut: boolean
}

/** The facts of each note. */
type NoteFacts = {
  'other-shape': object
  'derived-list': object
  'shown-in': ShownIn
  'in-template': { page: string }
}

/** The hint with a note, from the hint that there was. */
export type NoteWords = { [Name in keyof NoteFacts]: (hint: string, facts: NoteFacts[Name]) => string }

/** What is said besides of a value that is written elsewhere than it is shown. */
const noteWords: NoteWords = {
  'other-shape': (hint) =>
    `Name shared data of that shape after \`from:\`, or write it here instead of \`from:\`.\n\n${hint}`,
  'derived-list': () => 'The list follows from the matrices and the references of records.',
  'shown-in': (hint, { path, type, file, page, mayBeLeftOut }) => {
    const block = `It shows in ${path}${type === undefined ? '' : ` (${type})`} of ${file}`
    const where = `${block}${file === page ? '' : `, on ${page}`}.`
    const without = 'Where there is nothing to show, `when:` in the template leaves the block out.'
    return `${hint}\n\n${where}${mayBeLeftOut ? ` ${without}` : ''}`
  },
  'in-template': (hint, { page }) =>
    `${hint}\n\nIt shows on ${page}, which follows this template. After a change here, run: ${commandLine('generate')}\nFor that page alone, write the value under \`overrides:\` there.`,
}

/** A diagnostic with a note in its hint. */
export function noted<Name extends keyof NoteFacts>(found: Diagnostic, name: Name, facts: NoteFacts[Name]): Diagnostic {
  const { basis } = found
  const hint = noteWords[name](found.hint, facts)
  if (basis === undefined) return { ...found, hint }
  return { ...found, hint, basis: { ...basis, notes: [...(basis.notes ?? []), { name, facts }] } }
}
