import { emotionKey } from '../ui/providers.tsx'

const className = new RegExp(`\\b${emotionKey}-([\\w-]+)`, 'g')
const none: ReadonlySet<string> = new Set()

/** Names that one shape of a part uses. `stay`: the browser finds rules by these, or they can't be reached any more. */
export type UsedNames = { part: string; stay: boolean; names: readonly string[] }

/** What an earlier renderer of the same code has noted. */
export type NotedNames = {
  used: readonly (readonly [part: string, names: readonly string[]])[]
  fixed: readonly string[]
}

/** Keeps account of which part of a site uses which rules of emotion, by the name in their class. */
export function createClassNames(before: NotedNames = { used: [], fixed: [] }) {
  const used = new Map(before.used.map(([part, names]) => [part, new Set(names)]))
  const fixed = new Set(before.fixed)
  return {
    /** Notes the names in the HTML of a part. */
    note(part: string, html: string, { stay }: { stay: boolean }): string {
      const names = used.get(part) ?? new Set()
      for (const [, name = ''] of html.matchAll(className)) {
        names.add(name)
        if (stay) fixed.add(name)
      }
      used.set(part, names)
      return html
    },
    of: (part: string): ReadonlySet<string> => used.get(part) ?? none,
    /** All that was noted. */
    noted: (): NotedNames => ({
      used: [...used].map(([part, names]) => [part, [...names].sort()]),
      fixed: [...fixed].sort(),
    }),
    fixed: fixed as ReadonlySet<string>,
  }
}

/** The names in the HTML of a shape, each once, in order. */
export const namesIn = (html: string): string[] =>
  [...new Set([...html.matchAll(className)].map(([, name = '']) => name))].sort()
