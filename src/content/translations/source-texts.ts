import type { z } from 'zod'
import type { BlockSchemas } from '../../../schema/block.ts'
import type { EditPath } from '../../../schema/edit.ts'
import { isMapping } from '../../../schema/is-mapping.ts'
import { nestedBlock } from '../../../schema/nested-blocks.ts'
import { shownText } from '../../../schema/text.ts'
import { translated } from '../../../schema/translations/translated.ts'
import { defOf, type Schema, wrapped } from '../../../schema/zod-internals.ts'
import { type Container, childPosition, isContainer, type SourcePosition } from '../parse/source-position.ts'
import { hasWords } from './has-words.ts'
import { textKey } from './text-key.ts'
import { whereOfText } from './where.ts'

/** A text of a file that other languages say in their own words. */
export type SourceText = {
  /** Its path as mirrors write it, with the names of blocks: `blocks[hero].title`. */
  key: string
  /** The same with the indexes of blocks. */
  path: EditPath
  text: string
  position: SourcePosition
  /** Whether it stays as a value beside its translation: the option of a form. */
  isLabel: boolean
  isMarkdown: boolean
  /** The languages that have it; left out: all. */
  where?: readonly string[]
  /** Most characters of a translation, if its field has a limit. */
  max?: number
  /** What a translation must be like; none for data whose fields no schema knows. */
  schema?: z.ZodType
}

/**
 * How the texts of a file are found: by its schema, in its blocks, which it has in a field or which it is as a whole, or by names of
 * fields alone.
 */
export type FileSchema = { schema?: Schema; blocks?: 'field' | 'whole'; isByName?: boolean }

type Texts = {
  blocks: BlockSchemas
  /** The type of the first block of a fragment, whose fields stand beside `use:`. */
  typeOf: (fragment: string) => string | undefined
}

type Found = Omit<SourceText, 'key' | 'where'>
type At = { container: object; path: EditPath }

const markOf = (schema: Schema) =>
  translated.get(schema as z.ZodType)?.as ?? (shownText.get(schema as z.ZodType)?.shown ? 'text' : undefined)

/** Fields that decide how a value is read, whatever else a block calls so. */
const decidingNames: ReadonlySet<string> = new Set(['kind', 'type', 'use', 'from', 'icon'])

/** Names of fields that are texts in a block of any type, for data whose fields no schema knows. */
function textFieldNames(blocks: BlockSchemas): ReadonlySet<string> {
  const names = new Set<string>()
  const visited = new Set<Schema>()
  const visit = (schema: Schema, key: string): void => {
    if (visited.has(schema) && markOf(schema) === undefined) return
    visited.add(schema)
    const mark = markOf(schema)
    const def = defOf(schema)
    if (mark !== undefined && def.type === 'string') {
      if (mark === 'text' && !decidingNames.has(key)) names.add(key)
      return
    }
    const inside = wrapped(schema)
    if (inside) visit(inside, key)
    else if (def.type === 'union') for (const option of def.options as readonly Schema[]) visit(option, key)
    else if (def.type === 'object') for (const [name, field] of Object.entries(def.shape)) visit(field as Schema, name)
    else if (def.type === 'array' || def.type === 'record')
      visit((def.type === 'array' ? def.element : def.valueType) as Schema, key)
  }
  for (const schema of Object.values(blocks)) visit(schema, '')
  return names
}

/** Creates a reader of the texts of a file that other languages say in their own words, in the order of the file. */
export function createSourceTexts({ blocks, typeOf }: Texts) {
  const names = textFieldNames(blocks)

  function addText(text: string, schema: Schema, { container, path }: At, into: Found[]): void {
    const mark = markOf(schema)
    const key = path.at(-1)
    const position = key === undefined ? undefined : childPosition(container, key)
    const isMarkdown = (schema as z.ZodType).meta?.()?.['input'] === 'markdown'
    if (mark === undefined || mark === 'none' || position === undefined || !hasWords(text, isMarkdown)) return
    const max = (schema as z.ZodString).maxLength
    into.push({
      path,
      text,
      position,
      isLabel: mark === 'label',
      isMarkdown,
      ...(typeof max === 'number' && { max }),
      schema: schema as z.ZodType,
    })
  }

  function visitBlock(block: unknown, path: EditPath, into: Found[]): void {
    if (!isMapping(block)) return
    const { type, use } = block
    const found = typeof type === 'string' ? type : typeof use === 'string' ? typeOf(use) : undefined
    const schema = found !== undefined && Object.hasOwn(blocks, found) ? blocks[found] : undefined
    if (schema) visit(block, schema, { container: block, path }, into)
    else visitByName(block, path, into)
  }

  function visitByName(value: unknown, path: EditPath, into: Found[]): void {
    if (!isContainer(value)) return
    for (const [name, entry] of Object.entries(value)) {
      // The name of a picture is that of a file.
      if (name === 'name' && isMapping(value) && Object.hasOwn(value, 'alt')) continue
      const key = Array.isArray(value) ? Number(name) : name
      const at = [...path, key]
      // A text of a list is one if the list is.
      const field = at.findLast((part) => typeof part === 'string')
      const position = childPosition(value, key)
      if (typeof entry !== 'string') visitByName(entry, at, into)
      else if (typeof field === 'string' && names.has(field) && position && hasWords(entry, false))
        into.push({ path: at, text: entry, position, isLabel: false, isMarkdown: false })
    }
  }

  function visitEntries(value: object, schemaOf: (key: string) => Schema | undefined, path: EditPath, into: Found[]) {
    for (const [name, entry] of Object.entries(value)) {
      const schema = schemaOf(name)
      const key = Array.isArray(value) ? Number(name) : name
      if (schema) visit(entry, schema, { container: value, path: [...path, key] }, into)
    }
  }

  /** The texts that the options of a union find, each once: the first option that knows a value says how it is translated. */
  function visitUnion(value: unknown, options: readonly Schema[], at: At, into: Found[]): void {
    const paths = new Set<string>()
    for (const option of fitting(value, options)) {
      const found: Found[] = []
      visit(value, option, at, found)
      for (const one of found) {
        const path = JSON.stringify(one.path)
        if (!paths.has(path)) into.push(one)
        paths.add(path)
      }
    }
  }

  function visitFields(value: Container, schema: Schema, path: EditPath, into: Found[]): void {
    const def = defOf(schema)
    if (def.type === 'object') {
      const shape = def.shape as Record<string, Schema>
      visitEntries(value, (key) => (Object.hasOwn(shape, key) ? shape[key] : undefined), path, into)
    } else if ((def.type === 'array' && Array.isArray(value)) || (def.type === 'record' && isMapping(value)))
      visitEntries(value, () => (def.type === 'array' ? def.element : def.valueType) as Schema, path, into)
  }

  function visit(value: unknown, schema: Schema, at: At, into: Found[]): void {
    const def = defOf(schema)
    const inside = wrapped(schema)
    if (schema === nestedBlock) visitBlock(value, at.path, into)
    else if (typeof value === 'string' && def.type === 'string') addText(value, schema, at, into)
    else if (inside) visit(value, inside, at, into)
    else if (def.type === 'union') visitUnion(value, def.options as readonly Schema[], at, into)
    else if (isContainer(value)) visitFields(value, schema, at.path, into)
  }

  return (root: unknown, { schema, blocks: place, isByName }: FileSchema): SourceText[] => {
    const into: Found[] = []
    if (!isContainer(root)) return []
    if (isByName) visitByName(root, [], into)
    if (schema) visit(root, schema, { container: root, path: [] }, into)
    if (place === 'field' && isMapping(root) && Array.isArray(root['blocks']))
      for (const [index, block] of root['blocks'].entries()) visitBlock(block, ['blocks', index], into)
    if (place === 'whole' && Array.isArray(root))
      for (const [index, block] of root.entries()) visitBlock(block, [index], into)
    else if (place === 'whole') visitBlock(root, [], into)
    return into.map((found) => {
      const where = whereOfText(root, found.path)
      return { key: textKey(root, found.path), ...found, ...(where && { where }) }
    })
  }
}

/** Whether an option of a union cannot be meant, because a field of it has another fixed value. */
function contradicts(value: unknown, option: Schema): boolean {
  const def = defOf(option)
  if (def.type !== 'object' || !isMapping(value)) return false
  return Object.entries(def.shape as Record<string, Schema>).some(([key, field]) => {
    const own = defOf(field)
    return own.type === 'literal' && Object.hasOwn(value, key) && !own.values.some((one) => one === value[key])
  })
}

const fitting = (value: unknown, options: readonly Schema[]) => options.filter((option) => !contradicts(value, option))
