import type { EmotionCache } from '@emotion/cache'
import { emotionKey } from '../components/providers.tsx'
import { withAnimations } from './animations.ts'
import type { StructureStyles } from './renderer.ts'

const className = new RegExp(`\\b${emotionKey}-([\\w-]+)`, 'g')
const none: ReadonlySet<string> = new Set()

const namesIn = (html: string) => [...html.matchAll(className)].map(([, name = '']) => name)

/** By this key rules with the same declarations stand side by side, in the order of their names. */
const orderOf = ([name, rule]: [name: string, rule: string]) => rule.slice(rule.indexOf('{')) + name

/**
 * Tracks which parts of a site use which emotion rules, by the class names in their HTML. `inserted` has the rules of what was
 * rendered so far. A component of MUI that is composed of another one (`Button` of `ButtonBase`) inserts rules for a class that
 * no element has, beside those of both together: a quarter of all.
 */
export function createUsedRules(inserted: () => EmotionCache['inserted']) {
  const used = new Map<string, Set<string>>()
  const added = new Map<string, string>()
  const addNames = (part: string, names: Iterable<string>) => {
    const all = used.get(part) ?? new Set()
    for (const name of names) all.add(name)
    used.set(part, all)
  }

  /** The rules of these names and of their animations, by name. */
  function rulesOf(names: Iterable<string>): [name: string, rule: string][] {
    const isText = (entry: [string, unknown]): entry is [string, string] => typeof entry[1] === 'string'
    const all = new Map([...added, ...Object.entries(inserted()).filter(isText)])
    const shown = withAnimations(all, names)
    return [...all].filter(([name]) => shown.has(name))
  }

  return {
    /** Adds the class names in the HTML of a part, and returns the HTML. */
    add(part: string, html: string): string {
      addNames(part, namesIn(html))
      return html
    },
    /** Adds the rules of a structure that an earlier build has rendered. */
    addStyles({ type, rules }: StructureStyles): void {
      addNames(type, Object.keys(rules))
      for (const [name, rule] of Object.entries(rules)) added.set(name, rule)
    },
    namesOf: (part: string): ReadonlySet<string> => used.get(part) ?? none,
    /** The rules that HTML uses, by name. */
    rulesIn: (html: string): StructureStyles['rules'] => Object.fromEntries(rulesOf(namesIn(html))),
    /** All rules that some part uses, by name. Similar rules side by side compress better. */
    rules: (): ReadonlyMap<string, string> =>
      new Map(
        rulesOf([...used.values()].flatMap((names) => [...names])).sort((one, other) =>
          orderOf(one) < orderOf(other) ? -1 : 1,
        ),
      ),
  }
}
