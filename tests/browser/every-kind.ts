import { addressOf, documentFiles, readBuilt } from './built-site.ts'

/**
 * Addresses of as few pages as show a block of every type between them, with `onEachTone` on each of its tones. What one
 * of these pages does well, its like do as well.
 */
export function onePageOfEveryKind({ onEachTone = false } = {}): string[] {
  const missing = new Map(documentFiles().map((file) => [file, kindsOn(readBuilt(file), onEachTone)]))
  const chosen: string[] = []
  for (;;) {
    // The page that shows most of what no chosen page shows.
    const [file, kinds] = [...missing].reduce((most, next) => (next[1].size > most[1].size ? next : most))
    if (kinds.size === 0) return chosen.sort()
    chosen.push(addressOf(file))
    for (const [other, left] of missing) missing.set(other, left.difference(kinds))
  }
}

/** The most pages of a site that are all looked at. */
const fewPages = 60

/** All pages of a small site; of a large one those that show a block of every type, on each of its tones. */
export function pagesToLookAt(): string[] {
  const files = documentFiles()
  return files.length > fewPages ? onePageOfEveryKind({ onEachTone: true }) : files.map(addressOf)
}

/** The blocks of a page, each as its type, or as its type and tone. */
const kindsOn = (html: string, onEachTone: boolean): ReadonlySet<string> =>
  new Set(
    [...html.matchAll(/<section data-block="([a-z-]+)" id="[^"]*" data-tone="([a-z]+)"/g)].map(([, type, tone]) =>
      onEachTone ? `${type} ${tone}` : `${type}`,
    ),
  )
