import type { ForeignLetters } from '../../builder/assets/write-assets.ts'
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

/** As many letters show which script it is. */
const maxNamed = 12

/** The warning of a build about languages whose letters the fonts of the theme lack, a line for each. */
export function describeForeignLetters(languages: readonly ForeignLetters[]): string | undefined {
  const lines = languages.map(({ tag, letters }) => {
    const named = letters.toSorted().slice(0, maxNamed).join(' ')
    const more = letters.length - maxNamed
    return `  ${tag}: ${named}${more > 0 ? ` and ${more} more` : ''}`
  })
  if (lines.length === 0) return undefined
  return `The fonts of the theme lack these letters, which visitors see in a font of their device:\n${lines.join('\n')}\nName a font with them in _data/theme.yaml, or leave them as they are.`
}
