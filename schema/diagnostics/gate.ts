import { kind } from '../diagnostic.ts'

/** Errors of pages behind a password. */
export const gateDiagnostics = {
  'shared-session-key': kind<{ name: string; other: string }>({
    severity: 'error',
    title: 'Two protected pages remembered under one name',
    explain: 'The browser remembers a key for each page; of two under one name, each would make it forget the other.',
    message: ({ name, other }) => `Access to ${other} is already remembered as \`${name}\`.`,
    hint: ({ name }) => `Choose another name, for example:\n\n    remember: ${name}-2`,
  }),
  'open-download': kind<{ type: string }>({
    severity: 'error',
    title: 'Files for download on a protected page',
    explain: 'They lie beside the pages, where everybody can fetch them who knows or guesses their names.',
    message: ({ type }) => `The files of \`${type}\` would lie open, without a password.`,
    hint: () => 'Put the block on a page without `gate`, or hand the files out in another way.',
  }),
}
