import { say } from './words/say.ts'
import type { SchemaWords } from './words/schema-words.ts'

/** What a schema says, in the language of the person; what the language has no words for stays as it is. */
export function inLanguage(of: Exclude<keyof SchemaWords, 'wording'>, english: string): string {
  const table = say().schema[of]
  return (Object.hasOwn(table, english) ? table[english] : undefined) ?? english
}
