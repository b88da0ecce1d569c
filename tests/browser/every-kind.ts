import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const dist = resolve(import.meta.dirname, '../../dist')

/**
 * Addresses of as few pages as show a block of every type between them, on each tone. What one of these pages does well,
 * its like do as well.
 */
export function onePageOfEveryKind(): string[] {
  const seen = new Set<string>()
  return readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html') && !file.startsWith('snapshots/'))
    .sort()
    .flatMap((file) => {
      const html = readFileSync(join(dist, file), 'utf8')
      const kinds = [...html.matchAll(/<section data-block="([a-z-]+)" id="[^"]*" data-tone="([a-z]+)"/g)]
      const fresh = kinds.map(([, type, tone]) => `${type} ${tone}`).filter((kind) => !seen.has(kind))
      for (const kind of fresh) seen.add(kind)
      return fresh.length > 0 ? [`/${file.replace(/(?:^index)?\.html$/, '')}`] : []
    })
}
