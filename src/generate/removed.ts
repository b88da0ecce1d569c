import { cityHref, serviceHref } from '../../schema/records/coverage.ts'
import type { Material } from './expand.ts'

type Known = Pick<Material, 'coverage' | 'cities' | 'services'>

/** The service whose page should replace one that a city no longer has: a related one, else the city's first. */
function replacement(city: string, service: string, { coverage, services }: Known): string | undefined {
  const related = services
    .get(service)
    ?.related.find((other) => serviceHref(coverage, other, city) === `/${city}/${other}`)
  return related ?? cityHref(coverage, city)?.split('/')[2]
}

/** How to redirect the address of a page that left the matrix: what to write, and in which file. */
export function catchRemoved(path: string, known: Known): string {
  const address = `/${path.replace(/\.yaml$/, '')}`
  const [city = '', service = ''] = address.slice(1).split('/')
  const instead = replacement(city, service, known)
  if (instead !== undefined)
    return `${address} would answer 404. To catch it, add under \`serviceAliases\` in _data/coverage.yaml:\n      ${service}: { service: ${instead}, cities: [${city}] }`
  const nearby = known.cities
    .get(city)
    ?.nearby.find((other) => serviceHref(known.coverage, service, other) !== undefined)
  const other = nearby ?? serviceHref(known.coverage, service)?.split('/')[1]
  return other === undefined
    ? `${address} would answer 404. To catch it, add it to \`aliases\` of the page that should answer, such as pages/locations.yaml.`
    : `${address} would answer 404. To catch the addresses of ${city}, add under \`cityAliases\` in _data/coverage.yaml:\n      ${city}: ${other}`
}
