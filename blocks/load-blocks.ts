import { existsSync, readFileSync } from 'node:fs'
import { relative, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'
import type { BlockSchemas } from '../schema/block.ts'
import { type BlockFolder, blockHash, componentName, ownBlocks } from './find-blocks.ts'

/** Why a block of a site cannot be used: what is wrong in which file, from which line and column on, both from 1. */
export type BrokenBlock = { type: string; file: string; line: number; column: number; problem: string }

/** The blocks that a site brings. Broken ones have no schema here. */
export type OwnBlocks = { schemas: BlockSchemas; broken: readonly BrokenBlock[] }

type Place = Pick<BrokenBlock, 'file'> & Partial<Pick<BrokenBlock, 'line' | 'column'>>

/** What a block is broken by. */
class Broken extends Error {
  readonly place: Place
  constructor(problem: string, place: Place) {
    super(problem)
    this.place = place
  }
}

/** The schema that the module exports for a block of this type. */
const schemasOf = (module: object, type: string): z.ZodType[] =>
  Object.values(module).filter(
    (value): value is z.ZodType => value instanceof z.ZodType && value.meta()?.title === type,
  )

/** The schema in the folder of a block. `version` distinguishes its module from that before a change. */
export async function schemaIn({ type, schema }: BlockFolder, version = ''): Promise<z.ZodType> {
  const url = pathToFileURL(schema)
  if (version) url.searchParams.set('v', version)
  const [found, other] = schemasOf((await import(/* @vite-ignore */ url.href)) as object, type)
  if (found && !other) return found
  const problem = found
    ? `exports more than one schema of \`${type}\``
    : `exports no schema of \`${type}\`: \`export const schema = defineBlock('${type}', …)\``
  throw new Broken(`${problem}.`, { file: schema })
}

/** Where the message or the stack of an error names this file. */
function placeIn(file: string, { stack = '' }: Error): Place {
  const line = stack.split('\n').find((one) => one.includes(file))
  const [, row, column] =
    line?.slice((line.indexOf(file) ?? 0) + file.length).match(/^(?:\?v=\w+)?:(\d+)(?::(\d+))?/) ?? []
  return { file, ...(row && { line: Number(row) }), ...(column && { column: Number(column) }) }
}

/** The names that a module exports. Throws if it does not compile. */
async function exportsOf(file: string): Promise<string[]> {
  const { parseSync } = await import('vite')
  const text = readFileSync(file, 'utf8')
  const { errors, module } = parseSync(file, text)
  const [error] = errors
  if (error) {
    const before = text.slice(0, error.labels[0]?.start ?? 0).split('\n')
    const place = { file, line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
    throw new Broken(`does not compile: ${error.message}.`.replace(/\.\.$/, '.'), place)
  }
  return module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ exportName, isType }) => (exportName.name && !isType ? [exportName.name] : [])),
  )
}

async function checkComponent({ type, component }: BlockFolder): Promise<void> {
  if (!existsSync(component)) throw new Broken('is missing: it has the component of the block.', { file: component })
  const name = componentName(type)
  if (!(await exportsOf(component)).includes(name))
    throw new Broken(`exports no component \`${name}\`: \`export function ${name}(block) { … }\`.`, { file: component })
}

async function loadBlock(block: BlockFolder): Promise<z.ZodType> {
  const { schema } = block
  if (!existsSync(schema)) throw new Broken('is missing: it has the schema of the block.', { file: schema })
  await exportsOf(schema)
  const loaded = await schemaIn(block, blockHash(block)).catch((error: unknown) => {
    if (error instanceof Broken || !(error instanceof Error)) throw error
    throw new Broken(`cannot be loaded: ${error.message.split('\n')[0]}`, placeIn(schema, error))
  })
  await checkComponent(block)
  return loaded
}

/** Loads the blocks of the content folder at this absolute path. Files of broken ones are named from `root`. */
export async function loadOwnBlocks(root: string, pages: string): Promise<OwnBlocks> {
  const schemas: Record<string, z.ZodType> = {}
  const broken: BrokenBlock[] = []
  for (const block of ownBlocks(pages)) {
    try {
      schemas[block.type] = await loadBlock(block)
    } catch (error) {
      if (!(error instanceof Broken)) throw error
      const { file, line = 1, column = 1 } = error.place
      broken.push({
        type: block.type,
        file: relative(root, file).split(sep).join('/'),
        line,
        column,
        problem: error.message,
      })
    }
  }
  return { schemas, broken }
}
