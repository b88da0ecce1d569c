import { type EditPath, valueIn } from '../../schema/edit.ts'
import { isMapping } from '../../schema/is-mapping.ts'
import { parseEditPath } from '../content/edit/edit-path.ts'
import { EditRefused } from '../content/edit/edit-refused.ts'
import { englishLabel, labelOf, schemaOf, schemaOfPart } from './schema-parts.ts'
import { entryWord } from './singular.ts'
import { tonePathWords } from './theme-words.ts'
import type { FieldSchema } from './wire/setup.ts'
import { say } from './words/say.ts'
import { blockTypeName, inSentence, inWords } from './words.ts'

/** A block by its type, or by the shared section that it names; `undefined` for other values. */
export function blockWords(value: unknown): string | undefined {
  if (!isMapping(value)) return undefined
  if (typeof value['type'] === 'string') return blockTypeName(value['type'])
  return typeof value['use'] === 'string' ? say().server.changes.sharedSection(inWords(value['use'])) : undefined
}

/** The path of an override as the path in the page: `overrides` and `blocks[hero].title`. */
function withoutOverride([first, key, ...rest]: EditPath): EditPath | undefined {
  if (first !== 'overrides' || typeof key !== 'string') return undefined
  try {
    return [...parseEditPath(key), ...rest]
  } catch (error) {
    if (error instanceof EditRefused) return undefined
    throw error
  }
}

/** The parts of a path in words, from the outside in: blocks, entries and fields, which a schema may label. */
function partsOf(root: unknown, path: EditPath, schema: FieldSchema | undefined): string[] {
  let [within, value, list] = [schema, root, schema?.label ?? 'Entries']
  const parts = path.flatMap((key, at): string[] => {
    const [owner, next] = [path[at - 1], path[at + 1]]
    const part = within && schemaOfPart(schemaOf(within, value), key)
    value = valueIn(value, [key])
    within = part
    if (typeof key === 'number') {
      const block = owner === undefined || owner === 'blocks' ? blockWords(value) : undefined
      return [block ?? `${entryWord(list)} ${key + 1}`]
    }
    // The name of a block, as in an override.
    if (owner === 'blocks') return [blockTypeName(key)]
    list = englishLabel(key, part ?? {})
    // A list is said by its entry.
    const isSaid = typeof next === 'number' || (key === 'blocks' && next !== undefined)
    return isSaid ? [] : [inSentence(labelOf(key, part ?? {}))]
  })
  const whole = blockWords(root)
  return whole === undefined ? parts : [whole, ...parts]
}

const capitalized = (words: string) => words.replace(/^./, (first) => first.toUpperCase())

/** Where a value is, in words: “Answer of question 2 of FAQ”. The fields of a `schema` have the labels that it has. */
export function pathWords(root: unknown, path: EditPath, schema?: FieldSchema): string {
  const ofTone = tonePathWords(path)
  if (ofTone !== undefined) return ofTone
  const overridden = withoutOverride(path)
  const words = partsOf(overridden ? undefined : root, overridden ?? path, schema)
    .toReversed()
    .join(say().server.changes.of)
  return capitalized(words === '' ? say().server.changes.wholeFile : words)
}
