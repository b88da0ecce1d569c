import { termOf, wordPattern } from './words.ts'

/** A text with the matched words highlighted. */
export function Marked({ text, terms }: { text: string; terms: ReadonlySet<string> }) {
  const parts: (string | { word: string; at: number })[] = []
  let end = 0
  for (const { 0: word, index } of text.matchAll(wordPattern)) {
    const term = termOf(word)
    if (term === null || !terms.has(term)) continue
    parts.push(text.slice(end, index), { word, at: index })
    end = index + word.length
  }
  return [...parts, text.slice(end)].map((part) =>
    typeof part === 'string' ? part : <mark key={part.at}>{part.word}</mark>,
  )
}
