import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { expect, it } from 'vitest'
import { engineRoot } from '../../../src/files/roots.ts'
import { languages } from '../../../src/studio/words/languages.ts'

/** Where rules are: in the schemas, but for what has its words in other tables, and where translations are held to these. */
const folders = ['schema/**/*.ts', 'blocks/*/*.ts', 'src/content/translations/work/text-problem.ts']
const otherWords = ['schema/diagnostics/**', 'schema/language/**', 'schema/writing/**', '**/words.ts', '**/*.test.ts']

/** What describes a field, and is no rule. */
const descriptions = ['description', 'examples', 'example', 'alsoCalled', 'instead']

/** Texts of these folders that are no rules, by their beginnings. */
const noRules = [
  // Of CSS, of the command line, and of addresses.
  /^(?:clamp\(|input:not|\{\}:has\(|npx )/,
  // Of kinds of diagnostics, which have their German words by their codes.
  /^(?:\{\} For example:|\{\} and \{\} more|`\{\}` is the name of a device|division by zero)/,
  // What the options of a schema and the texts of a calculation are called.
  /^(?:for good, forms too|gone, nothing took its place|\{\} = |\{\}: \{\} \{\}$|\{\} to \{\}$)/,
  // Parts of rules, which stand in them as code.
  /^(?:one of|yes or no$)/,
  // JSON.
  /^\{\n/,
]

const kindsOfResults = ['a number', 'a choice', 'yes or no']
const pairs = kindsOfResults.flatMap((one) =>
  kindsOfResults.flatMap((other) => (one === other ? [] : [[one, other] as const])),
)
const groupsOfDays = [
  'groups with `days` (a list), `opens` and `closes`',
  'groups with `day`, `until`, `opens` and `closes`',
]
const kindsOfFields = [
  '`date`',
  '`text`, `link`, or a list of them',
  ...groupsOfDays.map((groups) => `${groups}, as in the block \`hours\``),
]

/** Rules with words in them that are English as well, as they are when these are filled in. */
const filled: Readonly<Record<string, readonly string[]>> = {
  'must be CSV: {}': [
    'must be CSV: quoted field unterminated',
    'must be CSV: trailing quote on quoted field is malformed',
  ],
  'must have {} values{}, one for each column, but has {}': [
    'must have 3 values, one for each column, but has 2',
    'must have 3 values in line 4, one for each column, but has 2',
  ],
  'is closed in one entry and open in another': [],
  'stands in two entries': [],
  '{}: delete one of them': [
    'is closed in one entry and open in another: delete one of them',
    'stands in two entries: delete one of them',
  ],
  'must be as {} shows it, such as `{}`': [
    'must be as Google Analytics under “Data streams” shows it, such as `G-1`',
    'must be as Google Tag Manager shows it, such as `GTM-1`',
    'must be as the Events Manager of Meta shows it, such as `1`',
  ],
  '`{}` has a category already. Delete one of the two.': ['`a.example` has a category already. Delete one of the two'],
  '`{}` shows `{}`, which has no page{}': [
    '`a` shows `b`, which has no page',
    '`a` shows `b`, which has no page with `c`',
  ],
  'is a name that every inquiry has already. {}': [
    'is a name that every inquiry has already. Write another one, such as `idAnswer`',
  ],
  'is a name that programs use themselves. {}': [
    'is a name that programs use themselves. Write another one, such as `rootAnswer`',
  ],
  '`{}` is of the kind `{}`, and this needs {}': kindsOfFields.map(
    (kinds) => `\`a\` is of the kind \`list\`, and this needs ${kinds}`,
  ),
  'must be a field of the kind {}, not a text': kindsOfFields.map(
    (kinds) => `must be a field of the kind ${kinds}, not a text`,
  ),
  '`{}` takes numbers, but is given {}': ['a choice', 'yes or no'].map(
    (kind) => `\`+\` takes numbers, but is given ${kind}`,
  ),
  '{} is compared with {}': pairs.map(([one, other]) => `${one} is compared with ${other}`),
  '`if` gives either {} or {}': pairs.map(([one, other]) => `\`if\` gives either ${one} or ${other}`),
  '`if` begins with {}, not with yes or no': ['a choice', 'a number'].map(
    (kind) => `\`if\` begins with ${kind}, not with yes or no`,
  ),
  '`{}` takes yes or no, but is given {}': ['a choice', 'a number'].map(
    (kind) => `\`and\` takes yes or no, but is given ${kind}`,
  ),
}

type Node = { type: string; [key: string]: unknown }

/** A text of the code with `{}` for each of its values; `undefined` if it is none. */
function textOf({ type, value, quasis }: Node): string | undefined {
  if (type === 'TemplateLiteral')
    return (quasis as { value: { cooked: string } }[]).map((part) => part.value.cooked).join('{}')
  return type === 'Literal' && typeof value === 'string' ? value : undefined
}

const nameOf = (node: unknown) => (node as Node | undefined)?.['name']

/** Texts of several words in a script that begin as rules do: within a sentence, whose subject is the field. */
function rulesIn(file: string): string[] {
  const found: string[] = []
  function visit(node: unknown): void {
    if (Array.isArray(node)) for (const one of node) visit(one)
    if (Array.isArray(node) || typeof node !== 'object' || node === null) return
    const one = node as Node
    if (one.type === 'ImportDeclaration' || one.type?.startsWith('TS')) return
    if (one.type === 'Property' && descriptions.includes(String(nameOf(one['key'])))) return
    const isMeta = one.type === 'CallExpression' && nameOf((one['callee'] as Node)['property']) === 'meta'
    const text = textOf(one)
    if (text !== undefined && /^[a-z`{]/.test(text) && text.split(' ').length > 2) found.push(text)
    for (const [key, value] of Object.entries(one)) if (key !== 'type' && !(isMeta && key === 'arguments')) visit(value)
  }
  visit(parseSync(file, readFileSync(file, 'utf8')).program)
  return found
}

const rules = globSync(folders, { cwd: engineRoot, exclude: otherWords }).flatMap((file) =>
  rulesIn(join(engineRoot, file)).map((rule) => `${file}: ${rule}`),
)

const translated = Object.entries(languages).filter(([tag]) => tag !== 'en')

it.each(translated)(
  'says each rule of a schema in %s, whether an error case provokes it or not',
  async (_, { load }) => {
    const { diagnostics } = await load()
    const said = (problem: string) =>
      diagnostics?.kinds['invalid-value'].message({ key: '', problem, description: '' }) ?? problem
    const isEnglish = (rule: string) => {
      const text = rule.replace(/^\S+: /, '')
      if (noRules.some((one) => one.test(text))) return false
      return (filled[text] ?? [text]).some((words) => said(words).includes(words))
    }
    expect(rules.length).toBeGreaterThan(150)
    expect(rules.filter(isEnglish)).toEqual([])
  },
)
