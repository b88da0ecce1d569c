import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'
import { type BlockSchemas, wordsOf } from '../../../schema/block.ts'
import { definitionOf } from '../../../schema/language/words.ts'
import { resolveOwnBlockImports } from '../../files/own-block-imports.ts'
import { Broken, type BrokenBlock, brokenBlock, positionInStack } from './broken.ts'
import { endsInTime } from './ends-in-time.ts'
import { type BlockFolder, componentName, ownBlocks, schemaHash } from './find-blocks.ts'
import { exportsOf } from './parse-code.ts'

/** The blocks that a site brings. Broken ones have no schema here. */
export type OwnBlocks = { schemas: BlockSchemas; broken: readonly BrokenBlock[] }

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

async function checkComponent({ type, component, folder }: BlockFolder): Promise<void> {
  if (!existsSync(component)) throw new Broken('is missing: it has the component of the block.', { file: component })
  const name = componentName(type)
  if (!(await exportsOf(component, folder)).includes(name))
    throw new Broken(`exports no component \`${name}\`: \`export function ${name}(block) { … }\`.`, { file: component })
}

/** What to write for syntax of TypeScript that is more than types. Node removes types, and compiles nothing. */
const instead: readonly (readonly [RegExp, string])[] = [
  [/enum/, "Write a list of texts in its place: `const sizes = ['small', 'large'] as const`."],
  [/parameter propert/, 'Write the fields of the class, and set them in its constructor.'],
  [/namespace|module/, 'Write a module of its own, and import it.'],
  [/import equals|export/, "Write `import name from 'package'`."],
  [/decorator/i, 'Call a function in its place.'],
]

/** Why the module of a schema cannot be loaded. */
function loadProblem(error: Error & { code?: string }): string {
  const [message = ''] = error.message.split('\n')
  if (error.code !== 'ERR_UNSUPPORTED_TYPESCRIPT_SYNTAX') return `cannot be loaded: ${message}`
  const [, remedy = 'Write it in JavaScript with types.'] = instead.find(([pattern]) => pattern.test(message)) ?? []
  return `cannot be loaded: ${message.replace(/ is not supported.*/, '')} is more than types. ${remedy}`
}

/** Runs code that must not end this process. */
async function withoutExit<Result>(run: () => Promise<Result>): Promise<Result> {
  const { exit } = process
  process.exit = () => {
    throw new Error('it calls `process.exit`.')
  }
  try {
    return await run()
  } finally {
    process.exit = exit
  }
}

async function loadBlock(block: BlockFolder): Promise<z.ZodType> {
  const { schema, folder } = block
  if (!existsSync(schema)) throw new Broken('is missing: it has the schema of the block.', { file: schema })
  await exportsOf(schema, folder)
  const version = schemaHash(block)
  if (!(await endsInTime(block, version)))
    throw new Broken('does not end: it was not loaded after 10 seconds. Look for a loop without an end.', {
      file: schema,
    })
  const loaded = await withoutExit(() => schemaIn(block, version)).catch((error: unknown) => {
    if (error instanceof Broken || !(error instanceof Error)) throw error
    throw new Broken(loadProblem(error), positionInStack([schema], error))
  })
  const words = wordsOf(loaded)
  if (words && definitionOf(words)?.group !== block.type)
    throw new Broken(`must name its words like the block: \`defineWords('${block.type}', …)\`.`, { file: schema })
  await checkComponent(block)
  return loaded
}

/** Loads the blocks of the content folder at this absolute path. Files of broken ones are named from `root`. */
export async function loadOwnBlocks(root: string, pages: string): Promise<OwnBlocks> {
  const schemas: Record<string, z.ZodType> = {}
  const broken: BrokenBlock[] = []
  const blocks = ownBlocks(pages)
  if (blocks.length > 0) resolveOwnBlockImports()
  for (const block of blocks) {
    try {
      schemas[block.type] = await loadBlock(block)
    } catch (error) {
      if (!(error instanceof Broken)) throw error
      broken.push(brokenBlock(root, block.type, error))
    }
  }
  return { schemas, broken }
}
