/** Parts of a sentence: `Ana, Ben and Cara`. */
export function inSentence(parts: readonly (string | false)[], and: string): string {
  const [last = '', ...others] = parts.filter((part) => part !== false).reverse()
  return others.length > 0 ? `${others.reverse().join(', ')} ${and} ${last}` : last
}
