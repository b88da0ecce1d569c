import { type Collections, collectionsByWord, fieldNamesOf } from '../../../schema/collections/collections.ts'
import { concerns, matchingOf } from '../../../schema/collections/matching.ts'
import type { AnyRecord } from '../../../schema/collections/record-schemas.ts'
import { isMapping } from '../../../schema/is-mapping.ts'
import { type Container, childPositions, locate, positionOf, setPositions } from '../parse/source-position.ts'
import type { CheckedFile } from './record-lookups.ts'
import type { ResolvedData } from './resolve-context.ts'

const mappingAt = (root: Container | undefined, path: readonly string[]) => {
  const value = root && locate(root, path).value
  return isMapping(value) ? value : undefined
}

/** The records of a page by their words. */
export type PageRecords = ReadonlyMap<string, CheckedFile<AnyRecord>>

/** A calculator of a record and what it begins with. */
type Usual = { record: CheckedFile<AnyRecord>; calculator: string; inputs: string }

/**
 * The initial inputs of a page's calculator, by the names of the fields that hold those of several calculators
 * (`city.calculatorInputs`): the usual values of the record that names the calculator, under those of the other record,
 * if these concern the page. Each value keeps its source position. `hasWrongInputs`
 * says of the record of a word whether errors in these values are reported already.
 */
export function createLocalInputs(collections: Collections) {
  const matching = matchingOf(collections)
  const kinds = [...collectionsByWord(collections)].map(([word, name]) => {
    const { fields = {} } = collections[name] ?? {}
    const inputs = fieldNamesOf('inputs', { fields })
    const ofOne = inputs.flatMap((field) => {
      const own = fields[field]
      return own?.kind === 'inputs' && own.of !== undefined ? [{ inputs: field, calculator: own.of }] : []
    })
    return { word, ofOne, ofMany: inputs.filter((field) => !ofOne.some(({ inputs }) => inputs === field)) }
  })

  return (records: PageRecords, hasWrongInputs: (word: string) => boolean): Record<string, () => ResolvedData> => {
    const named = Object.fromEntries([...records].map(([word, { data }]) => [word, data]))
    const [usual] = kinds.flatMap(({ word, ofOne }): Usual[] => {
      const record = records.get(word)
      return record ? ofOne.map((own) => ({ record, ...own })) : []
    })
    if (usual === undefined) return {}
    const inputsOf = (record: CheckedFile<AnyRecord>, field: string, word: string): ResolvedData => {
      if (record.broken || usual.record.broken || hasWrongInputs(word)) return { value: {}, broken: true }
      const calculator = usual.record.data?.[usual.calculator]
      const values = mappingAt(usual.record.root, [usual.inputs])
      const entry = typeof calculator === 'string' ? mappingAt(record.root, [field, calculator]) : undefined
      const local = entry && concerns(entry, named, matching) ? mappingAt(entry, ['inputs']) : undefined
      if (local === undefined) return { value: values ?? {}, broken: false }
      const self = positionOf(values ?? local)
      const value = { ...values, ...local }
      const positions = new Map([...(values ? childPositions(values) : []), ...childPositions(local)])
      return { value: self ? setPositions(value, self, positions) : value, broken: false }
    }
    return Object.fromEntries(
      kinds.flatMap(({ word, ofMany }) => {
        const record = records.get(word)
        return record ? ofMany.map((field) => [`${word}.${field}`, () => inputsOf(record, field, word)]) : []
      }),
    )
  }
}
