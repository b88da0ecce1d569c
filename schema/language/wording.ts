import { z } from 'zod'
import { type BlockSchemas, wordsOf } from '../block.ts'
import { typeset } from '../writing/typeset.ts'
import { actionBarWords } from './action-bar-words.ts'
import { announcementWords } from './announcement-words.ts'
import { answersWords } from './answers-words.ts'
import { backToTopWords } from './back-to-top-words.ts'
import { blocksWords } from './blocks-words.ts'
import { calculatorWords } from './calculator-words.ts'
import { consentWords } from './consent-words.ts'
import { crawlerWords } from './crawler-words.ts'
import { formWords } from './form-words.ts'
import { formsWords } from './forms-words.ts'
import { gateWords } from './gate-words.ts'
import type { Plural, Wording } from './language.ts'
import { languagesWords } from './languages-words.ts'
import { layoutWords } from './layout-words.ts'
import { mailWords } from './mail-words.ts'
import { endingsIn, searchTerms } from './search-terms.ts'
import { searchWords } from './search-words.ts'
import { serviceWords } from './service-words.ts'
import { definitionOf } from './words.ts'

/** All words that the engine itself says to visitors, by group. */
const engineGroups: [words: object, description: string][] = [
  [layoutWords, 'Header, footer, dialogs and notices of every page.'],
  [languagesWords, 'The list of languages, and the bar that offers one of them in its own words.'],
  [announcementWords, 'The bar over the header.'],
  [actionBarWords, 'The bar at the foot of the window on phones.'],
  [backToTopWords, 'The link to the top of a page.'],
  [consentWords, 'The question whether visits may be counted.'],
  [searchWords, 'The search over all pages.'],
  [
    searchTerms,
    'How searches compare words of the language: `ignored` words, and `endings` that are taken off. `4+ing` does so behind four letters or more, `2+ies>y` writes `y` instead; the first that fits counts. `alike`: groups of words that mean about the same, with commas between them.',
  ],
  [gateWords, 'The screen that asks for the password of a page.'],
  [blocksWords, 'Parts that several blocks have.'],
  [calculatorWords, 'Calculators: their fields, results and errors.'],
  [formsWords, 'What forms and receipts say around the answers.'],
  [
    answersWords,
    'What forms and the service say about answers that they cannot take. What begins with `must` speaks of the field; everything else is a sentence.',
  ],
  [formWords, 'Buttons and messages of forms, unless the `texts:` of a form say it in another way.'],
  [serviceWords, 'Answers of the inquiry service, which a form shows where it has no words of its own.'],
  [mailWords, 'The e-mail that the company gets for each inquiry.'],
  [crawlerWords, 'What search engines and other programs read.'],
]

/** Those of the engine, and those of the blocks that a site brings. */
const groupsOf = (blocks: BlockSchemas): typeof engineGroups => [
  ...engineGroups,
  ...Object.entries(blocks).flatMap(([type, schema]): typeof engineGroups => {
    const words = wordsOf(schema)
    return words ? [[words, `What the block \`${type}\` says.`]] : []
  }),
]

/** All words in the current language that visitors of a site with these blocks read, by group and name. */
export const shownWords = (blocks: BlockSchemas): Wording =>
  Object.fromEntries(
    groupsOf(blocks).flatMap(([words]) => (words === searchTerms ? [] : [[definitionOf(words).group, { ...words }]])),
  )

/** A group of words, and those of them that a site has not said in its language. */
export type WordsLeft = { group: string; words: readonly (readonly [name: string, word: string | Plural])[] }

/** The English words that a site with these blocks still says, of the groups with these names. */
export const wordsLeft = (blocks: BlockSchemas, groups: ReadonlySet<string>, said: Wording): WordsLeft[] =>
  groupsOf(blocks).flatMap(([words]) => {
    // Not said, but searched by.
    if (words === searchTerms) return []
    const { group, defaults } = definitionOf(words)
    const left = Object.entries(defaults).filter(([name]) => said[group]?.[name] === undefined)
    if (!groups.has(group) || left.length === 0) return []
    return [{ group, words: left }]
  })

/** Names in braces, or, in texts that a form can replace, in square brackets, since braces are tokens in pages. */
const placeholdersIn = (text: string) => [...text.matchAll(/\{\w+\}|\[\w+\]/g)].map(([placeholder]) => placeholder)

const anyText = z.string().trim().min(1).max(600).overwrite(typeset)

/** The schema of a text that replaces the given one, with the same placeholders. */
const textLike = (text: string) => {
  const expected = placeholdersIn(text)
  return anyText.superRefine((given, context) => {
    const had = placeholdersIn(given)
    const missing = expected.find((placeholder) => !had.includes(placeholder))
    const unknown = had.find((placeholder) => !expected.includes(placeholder))
    if (missing) context.addIssue({ code: 'custom', message: `must contain \`${missing}\`, as “${text}” does` })
    else if (unknown)
      context.addIssue({ code: 'custom', message: `has \`${unknown}\`, for which there is no value: “${text}”` })
  })
}

// The placeholder of the number is optional: “one page”.
const form = anyText.optional()
const forms = { zero: form, one: form, two: form, few: form, many: form }

const wordSchema = (word: string | Plural) => {
  if (typeof word === 'string') return textLike(word).meta({ description: `“${word}”`, examples: [word] })
  const { other } = word
  return z.strictObject({ ...forms, other: textLike(other) }).meta({
    title: 'forms',
    description: `“${other}”, by the plural rules of the language: \`other\`, and those of zero, one, two, few and many that it has.`,
    examples: [word],
  })
}

const endings = z
  .string()
  .trim()
  .max(600)
  .refine((text) => !endingsIn(text).includes(undefined), {
    error: 'must be endings with the least letters before each, such as `4+ing 2+ies>y 3+s`',
  })
  .meta({ description: 'Endings of words.', examples: [searchTerms.endings] })

/**
 * Words of `_data/wording.yaml`, in a site with these blocks, that replace the English ones. The words of broken blocks,
 * whose types are given, are not checked: nobody knows them.
 */
export const wordingSchema = (blocks: BlockSchemas, broken: readonly string[] = []) =>
  z
    .strictObject({
      ...Object.fromEntries(broken.map((type) => [type, z.unknown().optional()])),
      ...Object.fromEntries(
        groupsOf(blocks).map(([words, description]) => {
          const { group, defaults } = definitionOf(words)
          const fields = Object.entries(defaults).map(([name, word]) => {
            const schema = words === searchTerms && name === 'endings' ? endings : wordSchema(word)
            return [name, schema.optional()] as const
          })
          return [group, z.strictObject(Object.fromEntries(fields)).optional().meta({ title: group, description })]
        }),
      ),
    })
    .meta({
      title: 'wording',
      description: 'Words that the engine and the blocks of the site say to visitors, where they differ from English.',
    })
