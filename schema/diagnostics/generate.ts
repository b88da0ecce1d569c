import { didYouMean, kind, listed } from '../diagnostic.ts'
import { deleteValue, replaceText } from './parts/fixes.ts'

/** Errors that keep pages from being generated. */
export const generateKinds = {
  'missing-coverage': kind<{ file: string }>({
    severity: 'error',
    title: 'There is no matrix',
    explain: 'Generated pages come from the matrix; without it there is nothing to generate.',
    message: ({ file }) =>
      `There is no file in \`_data/coverage/\`, such as \`${file}\`. A matrix says which records have pages.`,
    hint: () =>
      'Create it with:\n\n    template: place-service\n    address: /{place}/{service}\n    records: { places: [old-town], services: [repairs] }',
  }),
  'record-without-faq': kind<{ word: string; slug: string; file: string }>({
    severity: 'error',
    title: 'A record without questions',
    explain: 'The template of its pages shows its questions, as with `{ from: service.faqs }`.',
    message: ({ word, slug, file }) =>
      `The template shows the questions of each ${word}, \`${word}.faqs\`, and \`${slug}\` has none: there is no \`${file}\`.`,
    hint: ({ file }) => `Create \`${file}\` with:\n\n    - question: …\n      answer: …`,
  }),
  'template-key': kind<{ key: string }>({
    severity: 'error',
    title: 'A key that comes from the matrix',
    explain: 'The records and aliases of a generated page come from its row.',
    message: ({ key }) => `\`${key}\` cannot be set in a template: it comes from the matrix.`,
    hint: ({ key }) => `Delete the line \`${key}:\`. Aliases are written in a file of \`_data/coverage/\`.`,
    fix: deleteValue,
  }),
  'unknown-condition': kind<{ name: string; suggestion: string | undefined; names: readonly string[] }>({
    severity: 'error',
    title: 'A condition on a field that no record has',
    explain: 'The block would be left out of every page.',
    message: ({ name, suggestion }) => `\`${name}\` is not a field of its records.${didYouMean(suggestion)}`,
    hint: ({ names }) => `Fields: ${listed(names, 40)}.`,
    fix: ({ suggestion }, target) => (suggestion === undefined ? undefined : replaceText(suggestion, target)),
  }),
}
