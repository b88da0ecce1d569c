import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { describe, expect, it } from 'vitest'
import { engineRoot } from '../../../src/files/roots.ts'
import { de } from '../../../src/studio/words/de.ts'
import { en } from '../../../src/studio/words/en.ts'
import { firstLanguage, languages } from '../../../src/studio/words/languages.ts'

const studio = join(engineRoot, 'src/studio')

/** What answers programs alone: nobody who uses the studio reads it. */
const forPrograms = ['server/request-guard.ts', 'server/calls/answer-call.ts', 'server/shell/**']

/** What looks like words, and is none that a person reads: keys, styles, and what engineers alone see. */
const noWords = [
  /^(?:Escape|Enter|Ctrl|Mod|Shift|Arrow\w*|POST|NoAnswer|NotFound|Files|UTC)\b/,
  /^(?:\d+(?:px)? |system-ui|& )/,
  /^<!doctype|^<div |^header button/,
  / at line$/,
  /^(?:The answer|A part of the studio must be|A field must be)/,
  // The kind of a page, as the server names it.
  /^(?:Page|Post)$/,
  // Fonts of computers, the family under which a font of the theme is loaded, and what is typed in a terminal.
  /^(?:Arial|Verdana|Georgia|Times New Roman|Courier New|Theme |npm install )$/,
  // What git and Node call things, and formats of data.
  /^(?:HEAD|GIT_\w+|NODE_ENV|EEXIST|ENOENT|ERR_\w+|DENY|GET|JSON|NFKD|HEAD\^\{commit\}|core\.sshCommand=.*)$/,
  /^Ada Lovelace$|^`git config /,
  /^<head><script /,
  // The United States, as the list of cities has them.
  /^(?:US|DC|District of Columbia)$/,
  // What commits say stays the same, whoever makes them: others read them, and the studio itself.
  /^(?:Takes? back:? |Merge what others have published$)/,
  // A part of the report for reviewers, which is in English.
  /^(?:what is published|the last version(?: and what is published)?)$/,
  // A script of its own.
  /^texts\.map/,
  // For the terminal, which speaks English, or for nobody.
  /^The studio ended during “|^” and cannot finish it: |^ Nothing was read or written\.$|^Nobody waits for this answer\.$/,
  // English words of lists that have no schema, which are looked up.
  /^Entries$/,
]

type Node = { type: string; start: number; value?: unknown; [key: string]: unknown }
type Found = { text: string; start: number }

const isWords = (text: string) =>
  (/^[A-Z“][\p{L} ]/u.test(text) || /\p{L}+ [\p{L}“]/u.test(text)) && !noWords.some((one) => one.test(text))

const isFunction = ({ type }: Node) => /Function/.test(type)
const isSay = ({ type, callee }: Node) => type === 'CallExpression' && (callee as Node)['name'] === 'say'

/** The words that stand in a script, and where it asks for words when it is loaded. */
function foundIn(file: string): Found[] {
  const found: Found[] = []
  function visit(node: unknown, inFunction: boolean): void {
    if (Array.isArray(node)) for (const one of node) visit(one, inFunction)
    if (Array.isArray(node) || typeof node !== 'object' || node === null) return
    const one = node as Node
    // It counts in English alone.
    const from = one.type === 'ImportDeclaration' && String((one['source'] as Node).value)
    if (from && /writing\/count\.ts$/.test(from)) found.push({ text: from, start: one.start })
    if (one.type === 'ImportDeclaration' || one.type?.startsWith('TSType') || one.type === 'TSLiteralType') return
    if (one.type === 'JSXText' && /\p{L}{2}/u.test(String(one.value)))
      found.push({ text: String(one.value).trim(), start: one.start })
    const text =
      one.type === 'TemplateElement'
        ? String((one.value as { cooked: string }).cooked)
        : one.type === 'Literal' && one.value
    if (typeof text === 'string' && isWords(text)) found.push({ text, start: one.start })
    if (isSay(one) && !inFunction) found.push({ text: 'say() outside a function', start: one.start })
    for (const [key, value] of Object.entries(one)) if (key !== 'type') visit(value, inFunction || isFunction(one))
  }
  visit(parseSync(file, readFileSync(file, 'utf8')).program, false)
  return found
}

/** All texts of a table by their keys. Those with a number or a name are functions, and not among them. */
const textsOf = (table: object, path = ''): [string, string][] =>
  Object.entries(table).flatMap(([key, value]): [string, string][] => {
    const at = path === '' ? key : `${path}.${key}`
    if (typeof value === 'string') return [[at, value]]
    return typeof value === 'object' ? textsOf(value, at) : []
  })

describe('the words of the studio', () => {
  it('stand in its table, and not in its parts', () => {
    const words = globSync('{client,server}/**/*.{ts,tsx}', { cwd: studio, exclude: forPrograms }).flatMap((file) =>
      foundIn(join(studio, file)).map(({ text }) => `${file}: ${text}`),
    )
    expect(words).toEqual([])
  })

  it('have the same files in each language, besides what schemas say', () => {
    const filesOf = (tag: string) =>
      globSync('**/*.ts', { cwd: join(studio, 'words', tag), exclude: ['schema/**'] }).sort()
    for (const tag of Object.keys(languages)) expect([tag, filesOf(tag)]).toEqual([tag, filesOf('en')])
  })

  it('are German in German, with German quotation marks', () => {
    const german = textsOf(de)
    expect(german.filter(([, text]) => /[“”](?=\p{L})|["]/u.test(text))).toEqual([])
    const english = new Map(textsOf(en))
    const same = new Set(german.filter(([key, text]) => english.get(key) === text).map(([, text]) => text))
    expect([...same].sort()).toEqual(['Block', 'Link', 'Logo', 'Markdown', 'Name', 'Studio', 'YAML'])
  })

  it('are in the first language of a person that the studio has, else in English', () => {
    expect(firstLanguage(['de-AT', 'en'])).toBe('de')
    expect(firstLanguage(['eo', 'DE'])).toBe('de')
    expect(firstLanguage(['eo-EU'])).toBe('en')
    expect(firstLanguage([])).toBe('en')
  })

  it('count in the way of their language', () => {
    expect([en.count.pages(1), en.count.pages(1_200), de.count.pages(1), de.count.pages(1_200)]).toEqual([
      '1 page',
      '1,200 pages',
      '1 Seite',
      '1.200 Seiten',
    ])
  })
})
