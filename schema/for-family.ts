import type { ServiceFamily } from './service.ts'

const concerns = (item: unknown, family: ServiceFamily) => {
  const families = typeof item === 'object' && item !== null && 'families' in item ? item.families : undefined
  return !Array.isArray(families) || families.includes(family)
}

/** The entries of a list of local facts or questions that matter to a kind of service; entries without `families` matter to all. */
export const forFamily = <Item>(items: readonly Item[], family: ServiceFamily): Item[] =>
  items.filter((item) => concerns(item, family))
