/** These names of rules, and those of the animations that their rules use. */
export function withAnimations(rules: ReadonlyMap<string, string>, used: Iterable<string>): ReadonlySet<string> {
  const names = new Set(used)
  for (const name of names)
    for (const [animation] of rules.get(name)?.matchAll(/animation-[\w-]+/g) ?? [])
      if (rules.has(animation)) names.add(animation)
  return names
}
