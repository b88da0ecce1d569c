import { emotionKey } from '../components/providers.tsx'

const className = new RegExp(`\\b${emotionKey}-([\\w-]+)`, 'g')
const none: ReadonlySet<string> = new Set()

/** Tracks which parts of a site use which emotion rules, by the class names. */
export function createClassNames() {
  const used = new Map<string, Set<string>>()
  return {
    /** Adds the class names in the HTML of a part, and returns the HTML. */
    add(part: string, html: string): string {
      const names = used.get(part) ?? new Set()
      for (const [, name = ''] of html.matchAll(className)) names.add(name)
      used.set(part, names)
      return html
    },
    of: (part: string): ReadonlySet<string> => used.get(part) ?? none,
    /** Whether some part uses this rule. */
    has: (name: string) => [...used.values()].some((names) => names.has(name)),
  }
}
