import { type Collections, matchFieldsByName } from './collections.ts'

/**
 * Which entries of a city concern a service: by the name of a `matches` field, the field of the service with one of its
 * options. The sample's `families` name options of `family`.
 */
export type Matching = ReadonlyMap<string, string>

/** The `matches` fields of the cities. */
export const matchingOf = (collections: Collections): Matching =>
  new Map([...matchFieldsByName(collections)].map(([name, { field }]) => [name, field]))

/** Whether an entry concerns a service. One that names no options concerns all; without a service, every entry counts. */
export const concerns = (
  entry: unknown,
  service: Readonly<Record<string, unknown>> | undefined,
  matching: Matching,
): boolean =>
  service === undefined ||
  [...matching].every(([name, field]) => {
    const options = typeof entry === 'object' && entry !== null ? Reflect.get(entry, name) : undefined
    return !Array.isArray(options) || options.includes(service[field])
  })
