// @module-tag exhaustive

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse as parseYaml, stringify } from 'yaml'
import type { z } from 'zod'
import type { Diagnostic } from '../../../../schema/diagnostic.ts'
import { formatPath } from '../../../../schema/diagnostic.ts'
import { defOf, type Schema, wrapped } from '../../../../schema/zod-internals.ts'
import { checkPage } from '../../../../src/content/load/check-page.ts'
import { checkSharedContent } from '../../../../src/content/load/shared/check-shared-content.ts'
import { parse } from '../../../../src/content/parse/parse.ts'
import { createBlockCheck } from '../../../../src/content/validate/block/check-block.ts'
import { checkFile } from '../../../../src/content/validate/records/record-checks.ts'
import { exampleOf, schemaAt, structureOf } from '../../../../src/content/validate/schema-fields.ts'
import { readData } from '../../../../src/generate/material.ts'
import { blockSchemas } from '../../../support/block-schemas.ts'
import { folderOfBlock } from '../../../support/render-block.tsx'

type Path = readonly (string | number)[]

/** Values of shapes that few fields take. A field that takes one of them has no error. */
const shapes: Record<string, unknown> = {
  text: 'Some words',
  number: 7,
  group: { zz: 1, qq: ['x'] },
  texts: ['One', 'Two', 'Three'],
  groups: [{ zz: 1, qq: 'x' }, { zz: 2 }, { qq: 'x', ww: [1] }],
  lists: [[1], [2, 3]],
  yes: true,
}

/** The schema that takes lists or groups, without what wraps it. */
function core(schema: Schema): Schema {
  const def = defOf(schema)
  const inside = def.type === 'lazy' ? def.getter() : wrapped(schema)
  return inside ? core(inside) : schema
}

/** The value with another one at a path. */
function withAt(value: unknown, [key, ...rest]: Path, replacement: unknown): unknown {
  if (key === undefined) return replacement
  if (Array.isArray(value))
    return value.map((entry, index) => (index === key ? withAt(entry, rest, replacement) : entry))
  return { ...(value as object), [key]: withAt((value as Record<string, unknown>)[key], rest, replacement) }
}

const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce((at, key) => (at as Record<string | number, unknown> | undefined)?.[key], value)

/** Every field that takes lists or groups, once, with a value around it that has all of its parents. */
function containers(schema: z.ZodType, whole: object): { path: Path; around: object }[] {
  const found: { path: Path; around: object }[] = []
  const visit = (path: Path, around: object) => {
    const at = schemaAt(schema, path, around)
    if (at === undefined || path.length > 6) return
    const def = defOf(core(at))
    if (path.length > 0 && ['array', 'object', 'record', 'tuple', 'union'].includes(def.type))
      found.push({ path, around })
    const value = valueAt(around, path) ?? exampleOf(at)
    const filled = withAt(around, path, value) as object
    if (Array.isArray(value) && value.length > 0) visit([...path, 0], filled)
    else
      for (const name of Object.keys(structureOf(at)))
        if (name !== 'type' || path.length > 0) visit([...path, name], filled)
  }
  visit([], whole)
  return found
}

/** The wrong values that have more than one error beside those that the value around them has. */
function several(schema: z.ZodType, whole: object, errorsOf: (value: object) => readonly Diagnostic[]): string[] {
  return containers(schema, whole).flatMap(({ path, around }) => {
    const before = new Set(errorsOf(around).map(({ message }) => message))
    const field = schemaAt(schema, path, around) as z.ZodType
    return Object.entries(shapes).flatMap(([name, shape]) => {
      const isRight = field.safeParse(shape).success
      const hasRightEntries =
        name === 'texts' && typeof [valueAt(around, path) ?? exampleOf(field)].flat()[0] === 'string'
      if (isRight || hasRightEntries || (name === 'group' && defOf(core(field)).type === 'record')) return []
      const found = errorsOf(withAt(around, path, shape) as object).filter(({ message }) => !before.has(message))
      return found.length > 1
        ? [
            `${formatPath(path)}: ${name}: ${found.map(({ code, path, message }) => `${code} ${path} ${message}`).join(' | ')}`,
          ]
        : []
    })
  })
}

const { files } = await readData('.', 'pages')
const now = new Date('2026-11-21')
const shared = checkSharedContent(files, 'pages/_data/site.yaml', now, { blocks: blockSchemas })
const checkBlock = createBlockCheck(blockSchemas)
const head = {
  title: 'About us',
  description: 'Who we are, how we choose the people we send, and what you can expect on the day.',
}
const errorsOfBlock = (block: object) =>
  checkPage(
    parse({ file: 'pages/a.yaml', text: stringify({ ...head, blocks: [block] }, { aliasDuplicateObjects: false }) }),
    '/a',
    { shared, checkBlock },
  ).diagnostics

describe('a value of another shape is one error', () => {
  it.each(Object.keys(blockSchemas))('in every field of the block %s', (type) => {
    const example = parseYaml(readFileSync(join(folderOfBlock(type), 'example.yaml'), 'utf8'))
    expect(several(blockSchemas[type] as z.ZodType, example, errorsOfBlock)).toEqual([])
  })

  it.each(Object.keys(shared.collections))('in every field of a record of %s', (name) => {
    const schema = shared.recordSchemas[name] as unknown as z.ZodType
    const [file] = readdirSync(`pages/_data/${name}`)
    const record = parseYaml(readFileSync(`pages/_data/${name}/${file}`, 'utf8'))
    const errorsOf = (value: object) => {
      const diagnostics: Diagnostic[] = []
      checkFile(
        parse({ file: `pages/_data/${name}/${file}`, text: stringify(value, { aliasDuplicateObjects: false }) }),
        { schema, owner: name, today: '2026-11-21' },
        diagnostics,
      )
      return diagnostics
    }
    expect(several(schema, record, errorsOf)).toEqual([])
  })
})
