import { kind } from '../diagnostic.ts'

const named = (names: readonly string[], word: string) =>
  names
    .map((name) => `\`${name}\``)
    .join(', ')
    .replace(/, (?=[^,]*$)/, ` ${word} `)

/** Google shows a record of this type with these facts alone. */
const only = (type: string, lacking: readonly string[]) =>
  `Search engines show a \`${type}\` only with ${named(lacking, 'and')}`

/** Errors of what search engines read of a record. */
export const recordKinds = {
  'missing-property': kind<{ collection: string; type: string; lacking: readonly string[]; properties: string }>({
    severity: 'error',
    title: 'A collection that does not say where a required fact is',
    explain:
      'Search engines show a business, a product, an event or a job only with some facts. The collection says which of its fields have them.',
    message: ({ collection, type, lacking }) =>
      `${only(type, lacking)}, and \`${collection}\` does not say which field that is.`,
    hint: ({ collection, properties, lacking }) =>
      `Write, with the names of your fields${properties.includes('…') ? ' in place of the dots' : ''}:\n\n    ${collection}:\n      properties:\n${properties.replace(/^/gm, '        ')}\n\nIf records have no ${named(lacking, 'or')}, leave out \`type\`.`,
  }),
  'property-without-value': kind<{ name: string; type: string; lacking: readonly string[]; example: string }>({
    severity: 'error',
    title: 'A record that lacks a required fact',
    explain:
      'Search engines show a business, a product, an event or a job only with some facts, and this record lacks one.',
    message: ({ name, type, lacking }) => `${only(type, lacking)}, and “${name}” has none that can be read.`,
    hint: ({ example }) => `Write, for example:\n\n${example.replace(/^/gm, '    ')}`,
  }),
  'unreadable-property': kind<{ name: string; field: string; property: string; words: string; example: string }>({
    severity: 'error',
    title: 'A value that search engines cannot read',
    explain: 'Visitors can read it. Search engines read hours, days, currencies and the like in one form alone.',
    message: ({ name, field, property, words }) =>
      `Search engines read \`${property}\` as ${words}. \`${field}\` of “${name}” is none of that.`,
    hint: ({ field, property, example }) =>
      `Write such as \`${field}: ${example}\`, or leave \`${property}\` out of the \`properties\` of its collection.`,
  }),
}
