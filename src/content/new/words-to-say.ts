import type { Plural } from '../../../schema/language/language.ts'
import type { WordsLeft } from '../../../schema/language/wording.ts'

const introduction =
  '# English words of the engine. To say one in your language, take the # off its group and its line.\n'

/** The group that a line begins, as it counts or as a comment. */
const groupOf = (line: string) => /^(?:# ?)?([\w-]+):\s*(?:#.*)?$/.exec(line)?.[1]

/** The name of the word that a line says, as it counts or as a comment. */
const wordOf = (line: string) => /^[\s#]+([\w-]+):/.exec(line)?.[1]

/** A word with its English text; with each form that the plural of the language has. */
const linesOf = (name: string, word: string | Plural, forms: readonly Intl.LDMLPluralRule[]): string[] =>
  typeof word === 'string'
    ? [`${name}: ${JSON.stringify(word)}`]
    : [`${name}:`, ...forms.map((form) => `  ${form}: ${JSON.stringify(word[form] ?? word.other)}`)]

/** Where the lines of the group end whose head is at an index: behind the last one that is indented, within the comment or not. */
function endOf(lines: readonly string[], head: number): number {
  const isPart = lines[head]?.startsWith('#') ? /^#\s{2}/ : /^\s*$|^\s/
  let end = head + 1
  while (end < lines.length && isPart.test(lines[end] ?? '')) end++
  while (lines[end - 1]?.trim() === '') end--
  return end
}

/** The text of `wording.yaml` with further words as comments, each in its group. What stands there stays as it is. */
export function withWordsToSay(text: string, left: readonly WordsLeft[], locale: string): string {
  const forms = new Intl.PluralRules(locale).resolvedOptions().pluralCategories
  const lineBreak = text.includes('\r\n') ? '\r\n' : '\n'
  const lines = (text === '' ? introduction : text.trimEnd()).trimEnd().split(/\r?\n/)
  for (const { group, words } of left) {
    const head = lines.findIndex((line) => groupOf(line) === group)
    const end = head < 0 ? lines.length : endOf(lines, head)
    const part = lines.slice(head + 1, end)
    const said = new Set(part.map(wordOf))
    const isComment = head < 0 || lines[head]?.startsWith('#')
    const [, indent = '  '] = /^(\s+)[^\s#]/.exec(part.find((line) => /^\s+[^\s#]/.test(line)) ?? '') ?? []
    const added = words
      .filter(([name]) => head < 0 || !said.has(name))
      .flatMap(([name, word]) => linesOf(name, word, forms))
      .map((line) => (isComment ? `#   ${line}` : `${indent}# ${line}`))
    lines.splice(end, 0, ...(head < 0 ? ['', `# ${group}:`] : []), ...added)
  }
  return lines.join(lineBreak) + lineBreak
}
