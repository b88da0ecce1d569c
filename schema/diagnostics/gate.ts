import { kind } from '../diagnostic.ts'
import { setAt } from './parts/fixes.ts'

/** Errors of protected pages. */
export const gateKinds = {
  'shared-session-key': kind<{ name: string; other: string }>({
    severity: 'error',
    title: 'Two protected pages remembered under one name',
    explain:
      'The browser remembers a key for each page; two pages with the same name would overwrite the key of the other.',
    message: ({ name, other }) => `Access to ${other} is already remembered as \`${name}\`.`,
    hint: ({ name }) => `Choose a different name, for example:\n\n    remember: ${name}-2`,
    fix: ({ name }, { path }) => setAt(path, `${name}-2`, `Change to \`${name}-2\``),
  }),
  'open-download': kind<{ type: string }>({
    severity: 'error',
    title: 'Files for download on a protected page',
    explain:
      'The files are published beside the pages, where anybody who knows or guesses their names can download them.',
    message: ({ type }) => `The files of \`${type}\` could be downloaded without the password.`,
    hint: () => 'Put the block on a page without `gate`, or share the files in another way.',
  }),
}
