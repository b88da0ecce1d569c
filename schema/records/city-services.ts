import type { Coverage } from './coverage.ts'

/** A lookup that ignores what every object inherits, so that a name such as `constructor` finds nothing. */
export const own = <T>(record: Record<string, T>, key: string) => (Object.hasOwn(record, key) ? record[key] : undefined)

/** What one city offers: its own list or the default one, less its exceptions. */
export function servicesOf(coverage: Coverage, city: string): string[] {
  const without = new Set(own(coverage.except, city))
  return (own(coverage.only, city) ?? coverage.services).filter((service) => !without.has(service))
}
