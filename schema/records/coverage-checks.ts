import { own, servicesOf } from './city-services.ts'
import type { Coverage } from './coverage.ts'

/** A fault inside `coverage.yaml`. `path` leads to the value, as in a zod issue. */
export type CoverageFault = { code: string; path: (string | number)[]; message: string }

const has = (record: object, key: string) => Object.hasOwn(record, key)

/** Services that may stand in the matrix: the default list and every list of a city's own. */
const knownServices = (coverage: Coverage) => new Set([coverage.services, ...Object.values(coverage.only)].flat())

function emptyFaults({ cities, services, only }: Coverage): CoverageFault[] {
  if (cities.length === 0)
    return [{ code: 'empty-matrix', path: ['cities'], message: 'names no city, so no page would be made' }]
  if (services.length === 0 && cities.some((city) => !has(only, city)))
    return [{ code: 'empty-matrix', path: ['services'], message: 'names no service, so no page would be made' }]
  return []
}

function exceptionFaults(coverage: Coverage): CoverageFault[] {
  const cities = new Set(coverage.cities)
  const faults: CoverageFault[] = []
  for (const key of ['only', 'except'] as const)
    for (const city of Object.keys(coverage[key]))
      if (!cities.has(city))
        faults.push({
          code: 'outside-matrix',
          path: [key, city],
          message: `\`${city}\` is not among the \`cities\` of this file`,
        })
  for (const [city, services] of Object.entries(coverage.except)) {
    const offered = new Set(own(coverage.only, city) ?? coverage.services)
    services.forEach((service, index) => {
      if (!offered.has(service))
        faults.push({
          code: 'outside-matrix',
          path: ['except', city, index],
          message: `\`${city}\` does not have \`${service}\` in the first place`,
        })
    })
  }
  return faults
}

function reuseFaults(coverage: Coverage): CoverageFault[] {
  const services = knownServices(coverage)
  const faults: CoverageFault[] = []
  for (const [shown, page] of Object.entries(coverage.reuses)) {
    const fault = (code: string, message: string) => faults.push({ code, path: ['reuses', shown], message })
    if (!services.has(shown)) fault('outside-matrix', `\`${shown}\` is a service of no city`)
    else if (!services.has(page)) fault('outside-matrix', `\`${page}\` is a service of no city`)
    else if (shown === page) fault('alias-loop', `\`${shown}\` shows itself`)
    else if (has(coverage.reuses, page))
      fault('alias-chain', `\`${shown}\` shows \`${page}\`, which is no page of its own; name the page itself`)
    else {
      const lacking = coverage.cities.filter((city) => {
        const offered = servicesOf(coverage, city)
        return offered.includes(shown) && !offered.includes(page)
      })
      if (lacking.length > 0)
        fault('reuse-without-page', `\`${shown}\` shows \`${page}\`, which ${lacking.join(', ')} does not have`)
    }
  }
  return faults
}

function aliasFaults(coverage: Coverage): CoverageFault[] {
  const cities = new Set(coverage.cities)
  const services = knownServices(coverage)
  const faults: CoverageFault[] = []
  for (const [alias, city] of Object.entries(coverage.cityAliases)) {
    const fault = (code: string, message: string) => faults.push({ code, path: ['cityAliases', alias], message })
    if (cities.has(alias)) fault('alias-is-page', `\`${alias}\` is a city with pages of its own`)
    else if (!cities.has(city) && has(coverage.cityAliases, city))
      fault('alias-chain', `\`${alias}\` leads to \`${city}\`, which is an alias itself`)
    else if (!cities.has(city)) fault('outside-matrix', `\`${city}\` is not among the \`cities\` of this file`)
  }
  for (const [alias, target] of Object.entries(coverage.serviceAliases)) {
    const fault = (code: string, message: string, ...path: (string | number)[]) =>
      faults.push({ code, path: ['serviceAliases', alias, ...path], message })
    const hidden = (target.cities ?? coverage.cities).filter((city) => servicesOf(coverage, city).includes(alias))
    if (hidden.length > 0)
      fault('alias-is-page', `\`${alias}\` is a service with pages of its own in ${hidden.join(', ')}`)
    else if (has(coverage.serviceAliases, target.service))
      fault('alias-chain', `\`${alias}\` leads to \`${target.service}\`, which is an alias itself`, 'service')
    else if (!services.has(target.service))
      fault('outside-matrix', `\`${target.service}\` is a service of no city`, 'service')
    target.cities?.forEach((city, index) => {
      if (!cities.has(city))
        fault('outside-matrix', `\`${city}\` is not among the \`cities\` of this file`, 'cities', index)
    })
  }
  return faults
}

/** What contradicts itself inside the matrix: unknown names, an alias that is a page, chains, a reused page that is missing. */
export const coverageFaults = (coverage: Coverage): CoverageFault[] => [
  ...emptyFaults(coverage),
  ...exceptionFaults(coverage),
  ...reuseFaults(coverage),
  ...aliasFaults(coverage),
]
