import type { Edit, EditPath } from '../../../schema/edit.ts'
import { isMapping } from '../../../schema/is-mapping.ts'
import type { FileMigration } from './migrate.ts'

/** What older versions drew in place of a picture. */
const sceneKinds = ['stage', 'skyline', 'crowd', 'role', 'face', 'mark']

const isScene = (value: unknown) => isMapping(value) && sceneKinds.some((kind) => value['kind'] === kind)

/** The paths of all scenes in a value. */
function scenesIn(value: unknown, path: EditPath): EditPath[] {
  if (Array.isArray(value)) return value.flatMap((entry, index) => scenesIn(entry, [...path, index]))
  if (!isMapping(value)) return []
  return Object.entries(value).flatMap(([key, entry]) => {
    const at = [...path, key]
    return key === 'scene' && isScene(entry) ? [at] : scenesIn(entry, at)
  })
}

/** Fields of records that older versions drew from, without a definition. */
export const formerDrawings: Readonly<Record<string, string>> = { cities: 'skyline', services: 'scene' }

/** The fields of a collection, by name, that say what is drawn of a record. */
const drawingsOf = (fields: unknown): string[] =>
  isMapping(fields)
    ? Object.keys(fields).filter((key) => isMapping(fields[key]) && fields[key]['kind'] === 'drawing')
    : []

const remove = (path: EditPath): Edit => ({ kind: 'delete', path })

/**
 * Removes what older versions drew pictures from: scenes beside the name of a picture, and fields of records with their
 * definitions. By name of the file, of which `collectionsFile` has the definitions.
 */
export function drawingMigrations(
  values: ReadonlyMap<string, unknown>,
  collectionsFile: string,
): Map<string, FileMigration> {
  const collections = values.get(collectionsFile)
  const fieldsOf = (collection: string) => {
    const defined = isMapping(collections) ? collections[collection] : undefined
    return isMapping(defined) ? defined['fields'] : undefined
  }
  const migrationOf = (name: string, value: unknown): FileMigration => {
    if (!isMapping(value) && !Array.isArray(value)) return { edits: [], words: [] }
    if (name === collectionsFile && isMapping(value)) {
      const paths = Object.keys(value).flatMap((one) => drawingsOf(fieldsOf(one)).map((key) => [one, 'fields', key]))
      return { edits: paths.map(remove), words: paths.map(([one, , key]) => `${one}: \`${key}\` was drawn from`) }
    }
    const scenes = scenesIn(value, [])
    const [, collection = ''] = /^_data\/([^/]+)\//.exec(name) ?? []
    const fields = fieldsOf(collection)
    const former = formerDrawings[collection]
    const isDefined = former !== undefined && isMapping(fields) && Object.hasOwn(fields, former)
    const drawn = [...drawingsOf(fields), ...(former === undefined || isDefined ? [] : [former])]
    const keys = isMapping(value) ? drawn.filter((key) => Object.hasOwn(value, key) && !isScene(value[key])) : []
    return {
      edits: [...scenes, ...keys.map((key) => [key])].map(remove),
      words: [
        ...(scenes.length > 0 ? ['a picture without a file is the neutral drawing: `scene` is gone'] : []),
        ...keys.map((key) => `\`${key}\` is gone: it was drawn from`),
      ],
    }
  }
  return new Map([...values].map(([name, value]) => [name, migrationOf(name, value)]))
}
