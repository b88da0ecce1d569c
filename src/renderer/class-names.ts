import { emotionKey } from '../ui/providers.tsx'

const className = new RegExp(`\\b${emotionKey}-([\\w-]+)`, 'g')
const none: ReadonlySet<string> = new Set()

/** What renderers of one site tell each other: names by the part that uses them, and those that stay as they are. */
export type UsedNames = {
  used: readonly (readonly [part: string, names: readonly string[]])[]
  fixed: readonly string[]
}

/** Keeps account of which part of a site uses which rules of emotion, by the name in their class. */
export function createClassNames() {
  const used = new Map<string, Set<string>>()
  const fixed = new Set<string>()
  return {
    /** Notes the names in the HTML of a part. `stay`: the browser finds rules by these, or they can't be reached any more. */
    note(part: string, html: string, { stay }: { stay: boolean }) {
      const names = used.get(part) ?? new Set()
      for (const [, name = ''] of html.matchAll(className)) {
        names.add(name)
        if (stay) fixed.add(name)
      }
      used.set(part, names)
      return html
    },
    all: (): UsedNames => ({ used: [...used].map(([part, names]) => [part, [...names]]), fixed: [...fixed] }),
    /** Notes what was noted elsewhere. */
    take(other: UsedNames) {
      for (const [part, names] of other.used) used.set(part, new Set([...(used.get(part) ?? []), ...names]))
      for (const name of other.fixed) fixed.add(name)
    },
    of: (part: string): ReadonlySet<string> => used.get(part) ?? none,
    fixed: fixed as ReadonlySet<string>,
  }
}
