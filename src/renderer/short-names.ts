import { emotionKey } from '../ui/providers.tsx'

/** Makes class names shorter, alike in HTML that the browser leaves as it is and in the rules for it. */
export type ShortNames = {
  html(html: string): string
  /** HTML that the browser takes over keeps the names by which it finds its rules. */
  live(html: string): string
  css(rules: string): string
}

const className = new RegExp(`\\b${emotionKey}-[\\w-]+`, 'g')
/** The classes by which MUI lets a site reach the parts of its components. */
const muiName = /^Mui[A-Z]/
/** What emotion calls a component without rules. */
const withoutRules = `${emotionKey}-0`

/**
 * Short names for the rules of these names, in their order. Emotion's names are hashes, of which nothing can be pressed;
 * in the browser it finds the rules of live blocks by them, so those of `fixed` stay. What no rule mentions is left out.
 */
export function shortNames(rules: ReadonlyMap<string, string>, fixed: ReadonlySet<string>): ShortNames {
  const free = [...rules.keys()].filter((name) => !name.startsWith('animation-') && !fixed.has(name))
  const short = new Map(free.map((name, index) => [`${emotionKey}-${name}`, `_${index.toString(36)}`]))
  const mentioned = new Set([...rules.values()].flatMap((rule) => rule.match(/(?<=\.)Mui[A-Z][\w-]+/g) ?? []))
  const isWanted = (name: string) => name !== withoutRules && (!muiName.test(name) || mentioned.has(name))
  const wanted = (html: string, called: (name: string) => string) =>
    html.replace(/ class="([^"]+)"/g, (_, list: string) => {
      const names = list.split(' ').filter(isWanted)
      return names.length > 0 ? ` class="${names.map(called).join(' ')}"` : ''
    })
  return {
    html: (html) => wanted(html, (name) => short.get(name) ?? name),
    live: (html) => wanted(html, (name) => name),
    css: (text) => text.replace(className, (name) => short.get(name) ?? name),
  }
}
