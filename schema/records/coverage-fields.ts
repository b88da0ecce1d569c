import { z } from 'zod'
import { slug } from '../text.ts'
import { slugList } from './slug-list.ts'

const exceptions = (description: string, example: Record<string, string[]>) =>
  z
    .record(slug(), slugList().min(1))
    .default({})
    .meta({ description, examples: [example] })

/** What `_data/coverage.yaml` holds. */
export const coverageFields = {
  cities: slugList().meta({
    description:
      'Cities that have pages, in the order of menus. A record in `cities/` that is not here has no pages yet.',
    examples: [['la', 'nyc']],
  }),
  services: slugList().meta({
    description:
      'Services that a city has unless `only` or `except` says otherwise. A link to a city leads to the first.',
    examples: [['event-staff', 'greeters']],
  }),
  only: exceptions('Cities with a list of their own, which replaces `services`.', {
    seattle: ['corporate-event-staff'],
  }),
  except: exceptions('What a city does not have of `services`.', { nyc: ['ushers'] }),
  reuses: z
    .record(slug(), slug())
    .default({})
    .meta({
      description: 'Services that show the page of another one: `shown: page`.',
      examples: [{ hosts: 'greeters' }],
    }),
  cityAliases: z
    .record(slug(), slug())
    .default({})
    .meta({
      description: 'Other first parts of an address: `alias: city`.',
      examples: [{ 'orange-county': 'oc' }],
    }),
  serviceAliases: z
    .record(
      slug(),
      z.strictObject({
        service: slug().meta({ description: 'The service it stands for.', examples: ['pop-up-staff'] }),
        cities: slugList()
          .min(1)
          .optional()
          .meta({
            description: 'Cities where it is accepted. Left out: wherever the service is.',
            examples: [['atlanta']],
          }),
      }),
    )
    .default({})
    .meta({
      description: 'Other second parts of an address.',
      examples: [{ 'popup-staff': { service: 'pop-up-staff' } }],
    }),
}

export type Coverage = z.infer<z.ZodObject<typeof coverageFields, z.core.$strict>>

/** A lookup that ignores what every object inherits, so that a name such as `constructor` finds nothing. */
export const own = <T>(record: Record<string, T>, key: string) => (Object.hasOwn(record, key) ? record[key] : undefined)

/** What one city offers: its own list or the default one, less its exceptions. */
export function servicesOf(coverage: Coverage, city: string): string[] {
  const without = new Set(own(coverage.except, city))
  return (own(coverage.only, city) ?? coverage.services).filter((service) => !without.has(service))
}
