import { commandLine } from '../command-line.ts'
import { didYouMean, kind, listed, write } from '../diagnostic.ts'
import { count } from '../writing/count.ts'
import { createFile, deleteAt, deleteValue, setAt } from './parts/fixes.ts'

/** A name that nothing has: the nearest one, the line with it, and all there are. */
export type Named = {
  name: string
  suggestion: string | undefined
  corrected: string | undefined
  names: readonly string[]
}

/** The corrected line, and the names that there are. */
export const choices = (label: string, { corrected, names }: Named) =>
  [write(corrected), names.length === 0 ? `There are no ${label} yet.` : `The ${label}: ${listed(names)}.`]
    .filter((text) => text !== '')
    .join('\n\n')

/** What a site file begins with. */
export const siteStart =
  'name: Your Company\nphone: (213) 555-0142\nemail: hello@example.com\norigin: https://www.example.com\nsample: [name, phone, email, origin]'

/** A record that a page would have to name: its word, and an existing record as an example. */
type Missing = { word: string; example: string }
const nameIt = ({ word, example }: Missing) =>
  `Name the ${word} at the top of the page, as in:\n\n    ${word}: ${example}`

const detachPage = 'A page that is wholly yours follows no template: write `detached: true` below `template:`.'

const templateWith = ({ name }: { name: string }) => `\`_data/templates/${name}.yaml\` with:

    title: '{service.name} in {city.name}'
    description: …
    blocks:
      - use: quote-form`

/** A group of words, and those of them that are still in English. */
type WordsLeft = { group: string; words: readonly (readonly [name: string, text: string])[] }

/** The first names of some words. */
const namesOf = (words: WordsLeft['words']) =>
  words
    .slice(0, 8)
    .map(([name]) => name)
    .join(', ') + (words.length > 8 ? ', …' : '')

/** Errors of names that refer to something else: fragments, data, tokens, cities, services. */
export const referenceKinds = {
  'unknown-token': kind<Named & { page: string; missing: Missing | undefined }>({
    severity: 'error',
    title: 'A token without a value',
    explain: 'A token in braces is replaced by a value of the site, the city or the service of the page.',
    message: ({ name, suggestion, page, missing }) =>
      missing === undefined
        ? `\`{${name}}\` has no value on ${page}.${didYouMean(suggestion)}`
        : `\`{${name}}\` has no value on ${page}: the page names no ${missing.word}.`,
    hint: (args) =>
      args.missing === undefined
        ? `${choices(`tokens near \`${args.name}\``, args)}\n\nFor braces that should be shown as they are, double them: {{${args.name}}}`
        : nameIt(args.missing),
  }),
  'token-cycle': kind<{ name: string; field: string; collection: string }>({
    severity: 'error',
    title: 'A token that goes in a circle',
    explain: 'A token follows references from record to record, to each collection once.',
    message: ({ name, field, collection }) =>
      `\`{${name}}\` comes back to \`${collection}\` at \`${field}\`, and so could go on without an end.`,
    hint: () => 'Name the record in the head of the page, or take the value from the record before.',
  }),
  'unknown-fragment': kind<Named>({
    severity: 'error',
    title: 'A fragment that does not exist',
    explain: '`use:` names a file in `_data/fragments/`.',
    message: ({ name, suggestion }) =>
      `There is no fragment \`${name}\` in \`_data/fragments/\`.${didYouMean(suggestion)}`,
    hint: (args) => choices('fragments', args),
  }),
  'fragment-cycle': kind<{ chain: readonly string[] }>({
    severity: 'error',
    title: 'A fragment includes itself',
    explain: 'The page would never end.',
    message: ({ chain }) => `The fragment \`${chain[0]}\` includes itself: ${chain.join(' → ')}`,
    hint: ({ chain }) => `Delete the line \`use: ${chain.at(-1)}\` here.`,
  }),
  'data-cycle': kind<{ chain: readonly string[] }>({
    severity: 'error',
    title: 'Shared data includes itself',
    explain: 'The list would never end.',
    message: ({ chain }) => `The data \`${chain[0]}\` includes itself: ${chain.join(' → ')}`,
    hint: ({ chain }) => `Delete the line \`from: ${chain.at(-1)}\` here.`,
    fix: (_, { path }) => deleteAt(path.slice(0, -1)),
  }),
  'override-of-list': kind<{ name: string; keys: readonly string[] }>({
    severity: 'error',
    title: 'Fields next to `use:` of a fragment with several blocks',
    explain: 'It would be unclear which of the blocks gets the field.',
    message: ({ name, keys }) =>
      `The fragment \`${name}\` contains several blocks, so ${keys.map((key) => `\`${key}\``).join(', ')} cannot be set next to \`use\`.`,
    hint: ({ name }) => `Change the fragment itself, or write only:\n\n    - use: ${name}`,
    fix: ({ keys }, { path }) => ({
      title: `Delete ${keys.map((key) => `\`${key}\``).join(', ')}`,
      change: { kind: 'edits', edits: keys.map((key) => ({ kind: 'delete', path: [...path.slice(0, -1), key] })) },
    }),
  }),
  'unknown-data': kind<Named & { missing: Missing | undefined }>({
    severity: 'error',
    title: 'Shared data that does not exist',
    explain:
      '`from:` names a file in `_data/`, without its ending, or a list of the city or the service of the page, as in `city.notes`.',
    message: ({ name, suggestion, missing }) =>
      missing === undefined
        ? `There is no shared data \`${name}\` in \`_data/\`.${didYouMean(suggestion)}`
        : `\`${name}\` has no value here: the page names no ${missing.word}.`,
    hint: (args) => (args.missing === undefined ? choices('names', args) : nameIt(args.missing)),
  }),
  'unknown-option': kind<{ key: string; name: string }>({
    severity: 'error',
    title: 'A key that has no meaning next to `from:`',
    explain: 'Next to `from:` only `only:` may stand, and only with cities and services.',
    message: ({ key, name }) => `\`${key}\` has no meaning next to \`from: ${name}\`.`,
    hint: () =>
      'Only cities and services take one more key, a list of the records to show:\n\n    from: cities\n    only: [la, nyc]',
    fix: deleteValue,
  }),
  'unknown-city': kind<Named>({
    severity: 'error',
    title: 'A city that has no record',
    explain: 'Each city is a file in `_data/cities/`, named by its slug.',
    message: ({ name, suggestion }) => `There is no city \`${name}\` in \`_data/cities/\`.${didYouMean(suggestion)}`,
    hint: (args) => choices('cities', args),
  }),
  'unknown-service': kind<Named>({
    severity: 'error',
    title: 'A service that has no record',
    explain: 'Each service is a file in `_data/services/`, named by its slug.',
    message: ({ name, suggestion }) =>
      `There is no service \`${name}\` in \`_data/services/\`.${didYouMean(suggestion)}`,
    hint: (args) => choices('services', args),
  }),
  'unknown-record': kind<Named & { collection: string }>({
    severity: 'error',
    title: 'A record that does not exist',
    explain: 'A record is a file in the folder of its collection, named by its slug.',
    message: ({ name, collection, suggestion }) =>
      `There is no \`${name}\` in \`_data/${collection}/\`.${didYouMean(suggestion)}`,
    hint: (args) => choices(args.collection, args),
  }),
  'missing-template': kind<Named & { isPage: boolean }>({
    severity: 'error',
    title: 'A template that does not exist',
    explain: 'Generated pages come from a file in `_data/templates/`. Their matrix names it, and so does each of them.',
    message: ({ name, suggestion }) =>
      `There is no template \`${name}\` in \`_data/templates/\`.${didYouMean(suggestion)}`,
    hint: ({ isPage, ...named }) =>
      `${choices('templates', named)}\n\n${isPage ? detachPage : `For a new template, create ${templateWith(named)}`}`,
  }),
  'different-document': kind<{ href: string; field: string; other: string }>({
    severity: 'error',
    title: 'Two files at one address with different contents',
    explain: 'Blocks write files for download from what stands in them, so that one address stands for one document.',
    message: ({ href, other }) => `The file \`${href}\` has other contents than on ${other}.`,
    hint: ({ field }) =>
      `Write another slug where the document is another one. Write one document once, in a file of \`_data/\`, and name it on both pages:\n\n    ${field}: { from: documents/guest-list }`,
  }),
  'wrong-slug': kind<{ slug: string; name: string }>({
    severity: 'error',
    title: 'A record whose slug differs from its file name',
    explain: 'Pages refer to the record by its file name.',
    message: ({ slug, name }) => `The slug is \`${slug}\`, but the file is named \`${name}\`.`,
    hint: ({ name }) => write(`slug: ${name}`),
    fix: ({ name }, target) => setAt(target.path, name, `Change to \`${name}\``),
  }),
  'missing-site-file': kind<{ file: string }>({
    severity: 'error',
    title: 'The site file is missing',
    explain: 'Name, phone, e-mail and address of the site are in `_data/site.yaml`.',
    message: ({ file }) => `There is no \`${file}\`. It holds the name, phone, e-mail and address of the site.`,
    hint: () => `Create it with:\n\n${siteStart.replace(/^/gm, '    ')}`,
    fix: ({ file }) => createFile(file, `${siteStart}\n`),
  }),
  'empty-page-list': kind<{
    under: string
    having: string | undefined
    /** Pages that only `noindex` keeps out of the list. */
    hidden: number
    /** All pages below the path. */
    below: number
    suggestion: string | undefined
    corrected: string | undefined
  }>({
    severity: 'error',
    title: 'A list of pages that shows none',
    explain: 'Visitors would see a heading with nothing under it.',
    message: ({ under, having, hidden, below, suggestion }) => {
      if (below === 0) return `There is no page under \`${under}\` to list.${didYouMean(suggestion)}`
      if (hidden > 0) return `No page under \`${under}\` is listed: every page that fits has \`noindex\`.`
      return `No page under \`${under}\` ${having === undefined ? 'fits this list' : `shows a block \`${having}\``}.`
    },
    hint: ({ under, hidden, corrected }) =>
      hidden > 0
        ? 'To list pages with `noindex` as well, write into this block:\n\n    noindex: true'
        : write(
            corrected,
            `Add a page there, such as pages${under === '/' ? '' : under}/first-page.yaml, or delete this block.`,
          ),
  }),
  'sample-value': kind<{ key: string; value: unknown } | { todo: string }>({
    severity: 'warning',
    title: 'A sample value is still in place',
    explain: 'The site came with made-up values that must be replaced before it goes public.',
    message: (facts) =>
      'todo' in facts
        ? `This page is still a sample: ${facts.todo}`
        : typeof facts.value === 'object'
          ? `\`${facts.key}\` still has sample values.`
          : `\`${facts.key}\` is still the sample value \`${facts.value}\`.`,
    hint: (facts) =>
      'todo' in facts
        ? 'Do that, then delete this line.'
        : `Write your own value here, then delete \`${facts.key}\` from the list \`sample\` in this file.`,
  }),
  'english-words': kind<{ locale: string; left: readonly WordsLeft[]; mirror?: string | undefined }>({
    severity: 'warning',
    title: 'What the engine says itself is in English',
    explain: 'Buttons, labels and messages of the engine are English until the site says them in its own language.',
    message: ({ locale, left }) => {
      const number = left.reduce((sum, { words }) => sum + words.length, 0)
      return `The pages are in \`${locale}\`, and ${count(number, 'word')} or ${number === 1 ? 'sentence' : 'sentences'} that this site says besides ${number === 1 ? 'is' : 'are'} in English.`
    },
    hint: ({ left, mirror }) => {
      const lists = left.map(({ group, words }) => `    ${group} (${words.length}): ${namesOf(words)}`)
      const [{ group, words } = { group: '', words: [] }] = left
      const first = words.slice(0, 2).map(([name, text]) => `      ${name}: ${JSON.stringify(text)}`)
      const place = mirror ?? '_data/wording.yaml'
      const command = mirror ? '' : `, and where \`${commandLine('new', 'wording')}\` writes them as comments`
      return `Say them in \`${place}\`, where an editor completes all of them with their English text${command}:\n\n    ${group}:\n${first.join('\n')}\n\nThis site needs:\n\n${lists.join('\n')}`
    },
  }),
  'review-due': kind<{ date: string }>({
    severity: 'warning',
    title: 'A fact is due for review',
    explain: 'Dated facts such as licence rules change; each has a date by which somebody should check it again.',
    message: ({ date }) => `This fact should have been checked by ${date}.`,
    hint: () => 'Check the fact at its source, correct it if needed, and set `reviewBy` to the next date.',
  }),
}
