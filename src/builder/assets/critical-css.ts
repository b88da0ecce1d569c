import { headerPart, layoutPart } from '../../render/page-data.ts'
import type { Renderer } from '../../render/renderer.ts'

/**
 * The rules of a part on at least this share of the pages go into the sheet of all pages: most visitors need them next.
 */
const commonShare = 1 / 4
/** If at least this share of the pages begins with a part, its rules are inlined in every page. */
const firstShare = 1 / 20

export type StyledParts = {
  rules: ReturnType<Renderer['rules']>
  namesOf: Renderer['namesOf']
  /** The parts of each page, by block type, the first visible one first. */
  pages: readonly (readonly string[])[]
}

type SplitStyles = {
  /** The parts that many pages begin with. */
  first: readonly string[]
  /** Names of the inlined rules: of those parts and of the header. */
  critical: readonly string[]
  /** Names of the other rules for the sheet that every page links. */
  common: readonly string[]
  /** Names of further rules that a page with these parts needs; `undefined` if there are none. */
  more(parts: readonly string[]): readonly string[]
}

/**
 * Splits the rules of a site: critical rules are inlined in the page, rules that most pages need are in a shared sheet,
 * and rules that few pages need are in sheets of their own. A rule goes where its name is used, so the order within a
 * sheet is that of all rules.
 */
export function splitStyles({ rules, namesOf, pages }: StyledParts): SplitStyles {
  const onMany = (share: number, partsOf: (parts: readonly string[]) => readonly string[]) => {
    const counts = new Map<string, number>()
    for (const parts of pages) for (const part of new Set(partsOf(parts))) counts.set(part, (counts.get(part) ?? 0) + 1)
    return [...counts].filter(([, count]) => count >= pages.length * share).map(([part]) => part)
  }
  const first = onMany(firstShare, (parts) => parts.slice(0, 1))
  const common = onMany(commonShare, (parts) => parts)
  const seenFirst = withAnimations(rules, [headerPart, ...first].map(namesOf))
  const everywhere = withAnimations(rules, [headerPart, layoutPart, ...first, ...common].map(namesOf))
  const known = new Map<string, readonly string[]>()
  return {
    first,
    critical: [...rules.keys()].filter((name) => seenFirst.has(name)),
    common: [...rules.keys()].filter((name) => everywhere.has(name) && !seenFirst.has(name)),
    more(parts) {
      const rare = [...new Set(parts)].filter((part) => !common.includes(part)).sort()
      const key = rare.join(' ')
      const before = known.get(key)
      if (before !== undefined) return before
      const wanted = withAnimations(rules, rare.map(namesOf))
      const names = [...rules.keys()].filter((name) => wanted.has(name) && !everywhere.has(name))
      known.set(key, names)
      return names
    },
  }
}

/** The names in these sets, and those of the animations that their rules use. */
function withAnimations(rules: StyledParts['rules'], sets: readonly ReadonlySet<string>[]): ReadonlySet<string> {
  const names = new Set(sets.flatMap((set) => [...set]))
  for (const name of names)
    for (const [animation] of rules.get(name)?.matchAll(/animation-[\w-]+/g) ?? [])
      if (rules.has(animation)) names.add(animation)
  return names
}
