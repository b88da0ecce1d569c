import { type Coverage, own, servicesOf } from './coverage-fields.ts'

/** An error inside `coverage.yaml`. `path` leads to the value, as in a zod issue. */
export type CoverageError = { code: string; path: (string | number)[]; message: string }

const has = (record: object, key: string) => Object.hasOwn(record, key)

/** Services that may stand in the matrix: the default list and every list of a city's own. */
const knownServices = (coverage: Coverage) => new Set([coverage.services, ...Object.values(coverage.only)].flat())

function emptyErrors({ cities, services, only }: Coverage): CoverageError[] {
  if (cities.length === 0)
    return [{ code: 'empty-matrix', path: ['cities'], message: 'names no city, so no page would be made' }]
  if (services.length === 0 && cities.some((city) => !has(only, city)))
    return [{ code: 'empty-matrix', path: ['services'], message: 'names no service, so no page would be made' }]
  return []
}

function exceptionErrors(coverage: Coverage): CoverageError[] {
  const cities = new Set(coverage.cities)
  const errors: CoverageError[] = []
  for (const key of ['only', 'except'] as const)
    for (const city of Object.keys(coverage[key]))
      if (!cities.has(city))
        errors.push({
          code: 'outside-matrix',
          path: [key, city],
          message: `\`${city}\` is not among the \`cities\` of this file`,
        })
  for (const [city, services] of Object.entries(coverage.except)) {
    const offered = new Set(own(coverage.only, city) ?? coverage.services)
    services.forEach((service, index) => {
      if (!offered.has(service))
        errors.push({
          code: 'outside-matrix',
          path: ['except', city, index],
          message: `\`${city}\` does not have \`${service}\` in the first place`,
        })
    })
  }
  return errors
}

function reuseErrors(coverage: Coverage): CoverageError[] {
  const services = knownServices(coverage)
  const errors: CoverageError[] = []
  for (const [shown, page] of Object.entries(coverage.reuses)) {
    const error = (code: string, message: string) => errors.push({ code, path: ['reuses', shown], message })
    if (!services.has(shown)) error('outside-matrix', `\`${shown}\` is a service of no city`)
    else if (!services.has(page)) error('outside-matrix', `\`${page}\` is a service of no city`)
    else if (shown === page) error('alias-loop', `\`${shown}\` shows itself`)
    else if (has(coverage.reuses, page))
      error('alias-chain', `\`${shown}\` shows \`${page}\`, which is no page of its own; name the page itself`)
    else {
      const lacking = coverage.cities.filter((city) => {
        const offered = servicesOf(coverage, city)
        return offered.includes(shown) && !offered.includes(page)
      })
      if (lacking.length > 0)
        error('reuse-without-page', `\`${shown}\` shows \`${page}\`, which ${lacking.join(', ')} does not have`)
    }
  }
  return errors
}

function aliasErrors(coverage: Coverage): CoverageError[] {
  const cities = new Set(coverage.cities)
  const services = knownServices(coverage)
  const errors: CoverageError[] = []
  for (const [alias, city] of Object.entries(coverage.cityAliases)) {
    const error = (code: string, message: string) => errors.push({ code, path: ['cityAliases', alias], message })
    if (cities.has(alias)) error('alias-is-page', `\`${alias}\` is a city with pages of its own`)
    else if (!cities.has(city) && has(coverage.cityAliases, city))
      error('alias-chain', `\`${alias}\` leads to \`${city}\`, which is an alias itself`)
    else if (!cities.has(city)) error('outside-matrix', `\`${city}\` is not among the \`cities\` of this file`)
  }
  for (const [alias, target] of Object.entries(coverage.serviceAliases)) {
    const error = (code: string, message: string, ...path: (string | number)[]) =>
      errors.push({ code, path: ['serviceAliases', alias, ...path], message })
    const hidden = (target.cities ?? coverage.cities).filter((city) => servicesOf(coverage, city).includes(alias))
    if (hidden.length > 0)
      error('alias-is-page', `\`${alias}\` is a service with pages of its own in ${hidden.join(', ')}`)
    else if (has(coverage.serviceAliases, target.service))
      error('alias-chain', `\`${alias}\` leads to \`${target.service}\`, which is an alias itself`, 'service')
    else if (!services.has(target.service))
      error('outside-matrix', `\`${target.service}\` is a service of no city`, 'service')
    target.cities?.forEach((city, index) => {
      if (!cities.has(city))
        error('outside-matrix', `\`${city}\` is not among the \`cities\` of this file`, 'cities', index)
    })
  }
  return errors
}

/** What contradicts itself inside the matrix: unknown names, an alias that is a page, chains, a reused page that is missing. */
export const coverageErrors = (coverage: Coverage): CoverageError[] => [
  ...emptyErrors(coverage),
  ...exceptionErrors(coverage),
  ...reuseErrors(coverage),
  ...aliasErrors(coverage),
]
