/**
 * Signs that control a terminal, begin a line, or turn the direction of what follows. Signs that join or separate letters are
 * part of the writing of Persian, of Indian languages and of emoji, so they stay.
 */
const controls = /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069\ufeff]+/gu

const characters = new Intl.Segmenter()

/** More units than any character of a language or emoji has: what is longer is no writing, and would go around the limit. */
const maxUnits = 32

/** What a person has typed, as one line of at most `max` characters as people count them, which no program takes for anything else. */
export function oneLine(text: string, max = Infinity): string {
  const line = text.replace(controls, ' ').trim()
  if (line.length <= max) return line
  let kept = ''
  let count = 0
  for (const { segment } of characters.segment(line)) {
    if (++count > max || segment.length > maxUnits) return kept.trimEnd()
    kept += segment
  }
  return kept
}
