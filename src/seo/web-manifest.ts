import type { Site } from '../../schema/site/site.ts'

/** The longest name that launchers show in full. */
const maxShortNameLength = 12

/** A word that a short name must not end with: a lone sign such as `&`, or a word that leads to the next one. */
const dangling = /^(?:[^\p{L}\p{N}]+|an?|and|at|by|for|from|in|of|on|or|the|to|with)$/iu

/** As many words of a name as fit; empty if not even one does. */
function shortNameOf(name: string): string {
  if (name.length <= maxShortNameLength) return name
  const words: string[] = []
  for (const word of name.split(' ')) if ([...words, word].join(' ').length <= maxShortNameLength) words.push(word)
  while (dangling.test(words.at(-1) ?? '')) words.pop()
  return words.join(' ').replace(/[,;:]$/, '')
}

/** `site.webmanifest`: what a device shows for the installed site, on the ground of its pages. */
export function webManifest({ name, shortName }: Pick<Site, 'name' | 'shortName'>, ground: string): object {
  const short = shortName ?? shortNameOf(name)
  const icon = (src: string, size: number, purpose: 'any' | 'maskable') => ({
    src,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })
  return {
    name,
    ...(short && { short_name: short }),
    start_url: '/',
    display: 'browser',
    background_color: ground,
    theme_color: ground,
    icons: [
      icon('/icon-192.png', 192, 'any'),
      icon('/icon-512.png', 512, 'any'),
      icon('/icon-maskable.png', 512, 'maskable'),
    ],
  }
}
