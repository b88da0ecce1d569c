/** What stands for itself in every language: code, words in quotes and in braces, signs by their number, and numbers; several with commas are one. */
const value = /(?:`[^`]*`|“[^“”]*”)(?:, (?:`[^`]*`|“[^“”]*”))*|\{[^{}]*\}|U\+[0-9A-F]{4,}|\d+(?:[.,:]\d+)*/g

/**
 * Returns a function that says an English phrase in another language. Its table has the phrases as they are, or with `{}` for
 * each code, quote and number in them: then these are filled in, in their order. What the table does not have stays English,
 * such as what own blocks of a site say.
 */
export function phraseIn(table: Readonly<Record<string, string>>): (english: string) => string {
  const at = (key: string) => (Object.hasOwn(table, key) ? table[key] : undefined)
  return (english) => {
    const values = english.match(value) ?? []
    return at(english) ?? at(english.replace(value, '{}'))?.replaceAll('{}', () => values.shift() ?? '{}') ?? english
  }
}
