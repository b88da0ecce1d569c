import { emotionKey } from '../components/providers.tsx'

const className = new RegExp(`\\b${emotionKey}-([\\w-]+)`, 'g')
const none: ReadonlySet<string> = new Set()

/** Keeps account of which part of a site uses which rules of emotion, by the name in their class. */
export function createClassNames() {
  const used = new Map<string, Set<string>>()
  return {
    /** Notes the names in the HTML of a part, and returns the HTML. */
    note(part: string, html: string): string {
      const names = used.get(part) ?? new Set()
      for (const [, name = ''] of html.matchAll(className)) names.add(name)
      used.set(part, names)
      return html
    },
    of: (part: string): ReadonlySet<string> => used.get(part) ?? none,
  }
}
