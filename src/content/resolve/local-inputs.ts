import { concerns, type Matching } from '../../../schema/collections/matching.ts'
import type { City, Service } from '../../../schema/collections/record-schemas.ts'
import {
  type Container,
  childPositions,
  isMapping,
  locate,
  positionOf,
  setPositions,
} from '../parse/source-position.ts'
import type { CheckedRecord } from '../validate/record-checks.ts'
import type { ResolvedData } from './resolve-context.ts'

const mappingAt = (root: Container | undefined, path: readonly string[]) => {
  const value = root && locate(root, path).value
  return isMapping(value) ? value : undefined
}

/**
 * Initial inputs of a service's calculator in a city (`city.calculatorInputs`): the values of the service, overridden
 * by those of the city that concern this kind of service. Each value keeps its source position. `faulty`: errors in the
 * city's values are already reported.
 */
export function localInputsOf(
  city: CheckedRecord<City>,
  service: CheckedRecord<Service>,
  { faulty, matching }: { faulty: boolean; matching: Matching },
): ResolvedData {
  if (city.broken || service.broken || faulty) return { value: {}, broken: true }
  const calculator = service.data?.calculator
  const usual = mappingAt(service.root, ['calculatorInputs'])
  const entry = calculator === undefined ? undefined : mappingAt(city.root, ['calculatorInputs', calculator])
  const local =
    entry && service.data && concerns(entry, service.data, matching) ? mappingAt(entry, ['inputs']) : undefined
  if (local === undefined) return { value: usual ?? {}, broken: false }
  const self = positionOf(usual ?? local)
  const value = { ...usual, ...local }
  const places = new Map([...(usual ? childPositions(usual) : []), ...childPositions(local)])
  return { value: self ? setPositions(value, self, places) : value, broken: false }
}
