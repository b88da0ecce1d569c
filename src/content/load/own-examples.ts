import { join, relative } from 'node:path'
import type { Block, BlockSchemas } from '../../../schema/block.ts'
import { metaValue } from '../../../schema/meta-value.ts'
import { readText } from '../../files/read-text.ts'
import { withSlashes } from '../../files/with-slashes.ts'
import type { BrokenBlock } from '../block-types/broken.ts'
import { type ExampleSize, exampleName, exampleSizes } from '../block-types/example-sizes.ts'
import { type BlockFolder, ownBlocks } from '../block-types/find-blocks.ts'
import { checkExample } from './check-example.ts'
import type { SharedContent } from './shared/shared-content.ts'

/** The example of a block that a site brings, as its component receives it. */
export type OwnExample = { folder: BlockFolder; block: Block; isHeadline: boolean }

/** Renders examples, and returns the blocks whose component throws. Their files are absolute. */
export type TryExamples = (
  examples: readonly OwnExample[],
  site: Pick<SharedContent, 'language' | 'land'>,
) => Promise<BrokenBlock[]>

type Content = {
  base: string
  /** The content folder, absolute. */
  folder: string
  shared: SharedContent
  /** The schemas of all block types, and the names of the own blocks that have one. */
  schemas: BlockSchemas
  own: ReadonlySet<string>
}

/** An example, or why the block cannot be used; `undefined` if the block has no example of this size and needs none. */
async function readExample(
  one: BlockFolder,
  size: ExampleSize,
  { base, shared, schemas }: Content,
): Promise<OwnExample | BrokenBlock | undefined> {
  const { type, folder } = one
  const path = join(folder, exampleName(size))
  const file = withSlashes(relative(base, path))
  const start = { type, file, line: 1, column: 1 }
  const text = await readText(path)
  if (text === undefined && size !== 'usual') return undefined
  if (text === undefined) return { ...start, problem: 'is missing: it has an example of the block.' }
  const { block, diagnostics } = checkExample({ file, text }, shared, schemas)
  const [first] = diagnostics
  if (first) {
    const { file, line, column, message } = first
    return { type, file, line, column, problem: `does not fit the schema of the block: ${message}` }
  }
  return block && block.type === type
    ? { folder: one, block, isHeadline: metaValue(schemas[type], 'headline') === true }
    : { ...start, problem: `is not an example of the block: it begins with \`type: ${type}\`.` }
}

/**
 * The blocks of a site whose example is missing, or of which an example does not fit their schema, or makes their
 * component throw.
 */
export async function brokenByExample(content: Content, tryExamples: TryExamples | undefined): Promise<BrokenBlock[]> {
  const { base, folder, shared, own } = content
  const read = await Promise.all(
    ownBlocks(folder)
      .filter(({ type }) => own.has(type))
      .flatMap((one) => exampleSizes.map((size) => readExample(one, size, content))),
  )
  const examples = read.flatMap((one) => (one && 'block' in one ? [one] : []))
  const thrown = (await tryExamples?.(examples, shared)) ?? []
  return [
    ...read.flatMap((one) => (one && 'problem' in one ? [one] : [])),
    ...thrown.map((one) => ({ ...one, file: withSlashes(relative(base, one.file)) })),
  ]
}
