import { isDeepStrictEqual } from 'node:util'
import { CST, Lexer, stringify } from 'yaml'
import type { EditPath } from '../../schema/edit.ts'
import { isMapping } from '../../schema/is-mapping.ts'
import { applyOverrides, overridesOf, type PageFields } from '../content/overrides/apply-overrides.ts'
import { blockNames } from '../content/overrides/block-names.ts'
import { overrideKey } from '../content/overrides/override-path.ts'
import { parse } from '../content/parse/parse.ts'
import { type Container, locate } from '../content/parse/source-position.ts'
import { namesTemplate, splitOverrides } from './generated-text.ts'

type Difference = { path: EditPath; value: unknown }

/** Values of `mine` that differ from those of `template`; `undefined` if it lacks something that the template has. */
function differences(mine: unknown, template: unknown, path: EditPath): Difference[] | undefined {
  if (isDeepStrictEqual(mine, template)) return []
  const areLists = Array.isArray(mine) && Array.isArray(template) && mine.length === template.length
  if (!areLists && !(isMapping(mine) && isMapping(template))) return [{ path, value: mine }]
  const entries: [string | number, unknown][] = areLists ? [...mine.entries()] : Object.entries(mine)
  if (Object.keys(template).some((key) => !Object.hasOwn(mine, key))) return undefined
  const found = entries.map(([key, value]) => differences(value, Reflect.get(template, key), [...path, key]))
  return found.every((one) => one !== undefined) ? found.flat() : undefined
}

/** Tokens of the lexer that stand for no text. */
const marks = new Set<string>([CST.DOCUMENT, CST.FLOW_END, CST.SCALAR])

/** Comments of a YAML text with their offsets, without the first line, which says where the page comes from. */
function commentsIn(text: string): { text: string; at: number }[] {
  const comments: { text: string; at: number }[] = []
  let at = 0
  let before = ''
  for (const lexeme of new Lexer().lex(text)) {
    if (lexeme.startsWith('#') && before !== CST.SCALAR && at > 0) comments.push({ text: lexeme, at })
    if (!marks.has(lexeme)) at += lexeme.length
    before = lexeme
  }
  return comments
}

/**
 * The section of overrides: the lines before, and each added value below the comments that stood before it in the page.
 */
function sectionWith(before: string, page: Container, added: readonly Difference[], text: string): string {
  const comments = commentsIn(text)
  const placed = added.map((one) => {
    const { position } = locate(page, one.path)
    return { ...one, lineEnd: `${text}\n`.indexOf('\n', position?.key?.end ?? position?.start) }
  })
  const lines = placed
    .sort((a, b) => a.lineEnd - b.lineEnd)
    .flatMap(({ path, value, lineEnd }) => {
      const count = comments.filter(({ at }) => at < lineEnd).length
      const entry = stringify({ [overrideKey(page as PageFields, path)]: value }, { lineWidth: 0 })
      return [...comments.splice(0, count).map(({ text }) => text), ...entry.trimEnd().split('\n')]
    })
  const left = comments.map(({ text }) => `${text}\n`).join('')
  if (lines.length === 0) return left + (left !== '' && before === '' ? 'overrides: {}\n' : before)
  return `${left}${before || 'overrides:\n'}${lines.map((line) => (line === '' ? '\n' : `  ${line}\n`)).join('')}`
}

const read = (text: string) => parse({ file: '', text })

/**
 * An edited page as the text of its template with overrides: every value that differs becomes one, below its comments.
 * `undefined` if the page has other blocks than the template gives, or lacks something: values alone cannot say that.
 */
export function toOverrides(edited: string, template: string): string | undefined {
  const { generated, overrides } = splitOverrides(edited)
  const [page, mine, expected] = [edited, generated, template].map((text) => read(text).value)
  if (!isMapping(page) || !isMapping(mine) || !isMapping(expected)) return undefined
  const namesOf = ({ blocks }: PageFields) => (Array.isArray(blocks) ? blockNames(blocks) : [])
  const changed = isDeepStrictEqual(namesOf(mine), namesOf(expected)) ? differences(mine, expected, []) : undefined
  if (changed === undefined) return undefined
  const written = new Set(overridesOf(page).overrides.map(({ key }) => key))
  const added = changed.filter(({ path }) => !written.has(overrideKey(mine, path)))
  const text = template + sectionWith(overrides, mine, added, generated)
  const [before, after] = [edited, text].map((one) => applyOverrides(read(one)))
  return after?.diagnostics.length === 0 && isDeepStrictEqual(before?.value, after.value) ? text : undefined
}

/** The page as one that no longer follows its template. */
export const detached = (text: string) =>
  namesTemplate(text) ? text.replace(/^template: .*$/m, '$&\ndetached: true') : `detached: true\n${text}`
