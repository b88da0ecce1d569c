/** The first sentence of a text, and the rest. An abbreviation such as `U.S.` or `7 a.m.` does not end a sentence. */
export function firstSentence(text: string): { first: string; rest: string } {
  const end = [...text.matchAll(/[.!?]["”’)]?\s+(?=["“]?[A-Z0-9])/g)].find(
    ({ index }) => !/(?:\b[A-Za-z]\.[A-Za-z]|\b(?:St|Mr|Mrs|Dr|vs|No))$/.test(text.slice(0, index)),
  )
  if (end === undefined) return { first: text, rest: '' }
  const at = end.index + end[0].trimEnd().length
  return { first: text.slice(0, at), rest: text.slice(at).trim() }
}
