import { z } from 'zod'
import { type ServiceFamily, serviceFamilies } from './service.ts'

/** The kinds of service that an entry of a record matters to. */
export const families = () =>
  z
    .array(z.enum(serviceFamilies))
    .min(1)
    .optional()
    .meta({
      description: 'Kinds of service it matters to. Left out: all of them.',
      examples: [['promotional', 'retail']],
    })

/** Whether an entry matters to a kind of service; one without `families` matters to all. */
export const concerns = (item: unknown, family: ServiceFamily): boolean => {
  const families = typeof item === 'object' && item !== null && 'families' in item ? item.families : undefined
  return !Array.isArray(families) || families.includes(family)
}

/** The entries of a list of local facts or questions that matter to a kind of service. */
export const forFamily = <Item>(items: readonly Item[], family: ServiceFamily): Item[] =>
  items.filter((item) => concerns(item, family))
