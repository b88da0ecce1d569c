import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const dist = resolve(import.meta.dirname, '../../dist')

/**
 * Addresses of as few pages as show a block of every type between them, with `onEachTone` on each of its tones. What one
 * of these pages does well, its like do as well.
 */
export function onePageOfEveryKind({ onEachTone = false } = {}): string[] {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html') && !file.startsWith('snapshots/'))
    .sort()
  const missing = new Map(files.map((file) => [file, kindsOn(readFileSync(join(dist, file), 'utf8'), onEachTone)]))
  const chosen: string[] = []
  for (;;) {
    // The page that shows most of what no chosen page shows.
    const [file, kinds] = [...missing].reduce((most, next) => (next[1].size > most[1].size ? next : most))
    if (kinds.size === 0) return chosen.sort()
    chosen.push(`/${file.replace(/(?:^index)?\.html$/, '')}`)
    for (const [other, left] of missing) missing.set(other, left.difference(kinds))
  }
}

/** The blocks of a page, each as its type, or as its type and tone. */
const kindsOn = (html: string, onEachTone: boolean): ReadonlySet<string> =>
  new Set(
    [...html.matchAll(/<section data-block="([a-z-]+)" id="[^"]*" data-tone="([a-z]+)"/g)].map(([, type, tone]) =>
      onEachTone ? `${type} ${tone}` : `${type}`,
    ),
  )
