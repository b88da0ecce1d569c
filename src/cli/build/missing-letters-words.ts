import type { MissingLetters } from '../../seo/social-cards/missing-letters.ts'

/** The warning of a build about cards with boxes in place of letters; each letter is named once, with the first page. */
export function describeMissingLetters(cards: readonly MissingLetters[]): string | undefined {
  const named = new Set<string>()
  const lines = cards.flatMap(({ page, letters }) => {
    const others = letters.filter((letter) => !named.has(letter))
    for (const letter of others) named.add(letter)
    return others.length > 0 ? [`  ${page}: ${others.join(' ')}`] : []
  })
  if (lines.length === 0) return undefined
  return `These letters are boxes on the social card, because neither the fonts of the theme nor this machine have them:\n${lines.join('\n')}\nName a font with them in _data/theme.yaml, or install one on the machine that builds, such as Noto Sans of their script.`
}
