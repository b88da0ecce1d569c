import { commandLine } from '../command-line.ts'
import { kind } from '../diagnostic.ts'
import { deleteValue } from './parts/fixes.ts'

type Broken = { key: string; problem: string }
const message = ({ problem }: Broken) => `${problem}.`

/** Contradictions in lists of names and in matrices. The schema provides the text of the problem. */
export const matrixKinds = {
  'duplicate-slug': kind<Broken>({
    severity: 'error',
    title: 'A name appears twice in a list',
    explain: 'Each record is listed once, so that no page is generated twice.',
    message,
    hint: () => 'Delete one of the two.',
    fix: deleteValue,
  }),
  'empty-matrix': kind<Broken>({
    severity: 'error',
    title: 'A matrix without pages',
    explain: 'Every generated page would be deleted.',
    message: ({ key, problem }) => `\`${key}\` ${problem}.`,
    hint: () =>
      'Name at least one record of each collection, as in\n\n    records: { places: [old-town], services: [repairs] }',
  }),
  'outside-matrix': kind<Broken>({
    severity: 'error',
    title: 'A record that is not in the matrix',
    explain: 'An exception, a reused page or an alias is about records in the lists of this file.',
    message,
    hint: () => 'Correct the name, add it to the lists under `records` of this file, or delete the line.',
    fix: deleteValue,
  }),
  'alias-loop': kind<Broken>({
    severity: 'error',
    title: 'A record that shows its own page',
    explain: 'A reused page must be that of a different record.',
    message,
    hint: () => 'Delete the line, or name the record whose page should be shown.',
    fix: deleteValue,
  }),
  'alias-chain': kind<Broken>({
    severity: 'error',
    title: 'An alias that leads to an alias',
    explain: 'An alias leads directly to a page, so that no request is redirected twice.',
    message,
    hint: () => 'Name the page at the end of the chain.',
  }),
  'alias-is-page': kind<Broken>({
    severity: 'error',
    title: 'An alias that is also a page',
    explain: 'An alias must not hide an existing page.',
    message,
    hint: () => 'Delete the alias, or remove the name from the matrix.',
    fix: deleteValue,
  }),
  'reuse-without-page': kind<Broken>({
    severity: 'error',
    title: 'A reused page that does not exist',
    explain: 'The address would show a page that does not exist.',
    message,
    hint: () => 'Add the missing combinations, or list what reuses them under `except`.',
  }),
  'old-coverage': kind<{ file: string }>({
    severity: 'error',
    title: 'A matrix in the format of an older version',
    explain: 'Each matrix is a file of `_data/coverage/`: it names its collections, its addresses and its template.',
    message: ({ file }) => `\`${file}\` is a matrix of an older version.`,
    hint: () =>
      `Run \`${commandLine('migrate', '--write')}\`. It moves the file to \`_data/coverage/\`, and no page changes.`,
  }),
}
