import { Document, isMap, isScalar, Pair, parseDocument, Scalar, YAMLMap } from 'yaml'

/** The template and the address that the matrix of cities and services had before these were written in its file. */
const template = 'city-service'
const address = '/{city}/{service}'

/** The file of older versions, below the content folder, and the one that takes its place. */
export const oldCoverageFile = '_data/coverage.yaml'
export const matrixFile = `_data/coverage/${template}.yaml`

const keyOf = ({ key }: Pair) => (isScalar(key) ? String(key.value) : '')

/** An alias of a service: `{ service: x }` → `x`, `{ service: x, cities: [a] }` → `{ record: x, with: { cities: [a] } }`. */
function aliasOf(doc: Document, value: unknown): unknown {
  if (!isMap(value)) return value
  const cities = value.get('cities', true)
  if (cities === undefined) return value.get('service', true)
  return doc.createNode({ record: value.get('service', true), with: { cities } }, { flow: true })
}

/**
 * The text of `_data/coverage.yaml`, as older versions had it, as a matrix of the collections `cities` and `services`.
 * Comments stay with their keys.
 */
export function matrixOfCoverage(text: string): string {
  const doc = parseDocument(text)
  const old = isMap(doc.contents) ? doc.contents : new YAMLMap()
  const taken = (key: string) => old.items.find((pair) => keyOf(pair) === key)
  /** The values of some keys as fields of one key, which takes over their first comment. */
  const grouped = (name: string, from: Readonly<Record<string, string>>): Pair[] => {
    const pairs = Object.entries(from).flatMap(([key, field]) => {
      const pair = taken(key)
      return pair === undefined ? [] : [{ pair, field }]
    })
    if (pairs.length === 0) return []
    const fields = new YAMLMap()
    const key = new Scalar(name)
    pairs.forEach(({ pair, field }, index) => {
      const written = pair.key as Scalar
      const inside = new Scalar(field)
      const { commentBefore, spaceBefore } = written
      Object.assign(index === 0 ? key : inside, { commentBefore, spaceBefore })
      fields.items.push(new Pair(inside, pair.value))
    })
    return [new Pair(key, fields)]
  }
  const services = taken('serviceAliases')?.value
  if (isMap(services)) for (const pair of services.items) pair.value = aliasOf(doc, pair.value)
  const matrix = new YAMLMap()
  const first = old.items[0]?.key
  if (isScalar(first)) {
    matrix.commentBefore = old.commentBefore ?? first.commentBefore ?? null
    first.commentBefore = null
  }
  matrix.items = [
    doc.createPair('template', template) as Pair,
    doc.createPair('address', address) as Pair,
    ...grouped('records', { cities: 'cities', services: 'services' }),
    ...['only', 'except'].flatMap((key) => taken(key) ?? []),
    ...grouped('reuses', { reuses: 'services' }),
    ...grouped('aliases', { cityAliases: 'cities', serviceAliases: 'services' }),
  ]
  const written = new Document(matrix)
  written.commentBefore = doc.commentBefore
  return written.toString({ lineWidth: 120, flowCollectionPadding: false })
}
