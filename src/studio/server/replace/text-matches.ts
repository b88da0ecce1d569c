import { runInNewContext } from 'node:vm'
import { EditRefused } from '../../../content/edit/edit-refused.ts'
import type { Sought } from '../../wire/replace.ts'
import { say } from '../../words/say.ts'
import { messageOf } from '../../words.ts'

/** A match in a text, with what stands in its place afterwards. */
export type TextMatch = { start: number; text: string; replacement: string }

/** How long a search may take, in milliseconds. A regular expression that needs longer would not end. */
const maxMs = 3_000

type Pattern = Pick<Sought, 'search' | 'replaceWith' | 'matchCase' | 'wholeWords' | 'isRegular'>

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')

/** The expression of a search. Throws `EditRefused` for one that cannot be read. */
function expressionOf({ search, matchCase, wholeWords, isRegular }: Pattern): RegExp {
  const inside = isRegular ? `(?:${search})` : escaped(search)
  const source = wholeWords ? String.raw`(?<![\p{L}\p{N}_])${inside}(?![\p{L}\p{N}_])` : inside
  const flags = matchCase ? 'gu' : 'giu'
  try {
    if (isRegular) new RegExp(search, flags)
    return new RegExp(source, flags)
  } catch (error) {
    throw new EditRefused(say().server.edits.notRegular(search, messageOf(error).replace(/^.*: /, '')))
  }
}

/** `$1`, `$<name>`, `$&` and `$$` of a replacement, filled in. */
const filledIn = (replacement: string, match: readonly string[], groups: Readonly<Record<string, string>> = {}) =>
  replacement.replace(/\$(?:(\$)|(&)|(\d{1,2})|<([^>]+)>)/g, (whole, dollar, all, number, name) => {
    if (dollar) return '$'
    if (all) return match[0] ?? ''
    if (name !== undefined) return groups[name] ?? ''
    return Number(number) < match.length && Number(number) > 0 ? (match[Number(number)] ?? '') : whole
  })

/** Tokens of a text. */
const token = /\{[A-Za-z][\w.]*\}/g

/** Whether a match cuts a token in two, or changes a part of its name. */
function isInToken(text: string, start: number, end: number): boolean {
  for (const { index, 0: whole } of text.matchAll(token))
    if (start < index + whole.length && end > index && !(start <= index && end >= index + whole.length)) return true
  return false
}

type Raw = { index: number; parts: string[]; groups?: Record<string, string> }

/**
 * The matches in each of some texts. Matches of no letters and those inside a token are none. Throws `EditRefused` for an
 * expression that cannot be read, or takes too long.
 */
export function textMatches(texts: readonly string[], pattern: Pattern): TextMatch[][] {
  const { source, flags } = expressionOf(pattern)
  let found: Raw[][]
  try {
    // Only in a context of its own can an expression be stopped.
    found = runInNewContext(
      `texts.map((text) => {
        const matches = [...text.matchAll(new RegExp(source, flags))]
        return matches.map((match) => ({ index: match.index, parts: [...match], groups: match.groups }))
      })`,
      { texts, source, flags },
      { timeout: maxMs },
    ) as Raw[][]
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error
    throw new EditRefused(say().server.edits.takesTooLong(pattern.search))
  }
  return found.map((matches, at) =>
    matches.flatMap(({ index, parts, groups }) => {
      const text = parts[0] ?? ''
      if (text === '' || isInToken(texts[at] as string, index, index + text.length)) return []
      const replacement = pattern.isRegular ? filledIn(pattern.replaceWith, parts, groups) : pattern.replaceWith
      return [{ start: index, text, replacement }]
    }),
  )
}

/** A text with matches replaced. */
export function replacedIn(text: string, matches: readonly TextMatch[]): string {
  let [result, at] = ['', 0]
  for (const { start, text: found, replacement } of matches) {
    result += text.slice(at, start) + replacement
    at = start + found.length
  }
  return result + text.slice(at)
}
