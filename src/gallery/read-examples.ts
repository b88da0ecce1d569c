import { resolve } from 'node:path'
import { stringify } from 'yaml'
import type { z } from 'zod'
import type { BlockSchemas } from '../../schema/block.ts'
import type { Page } from '../../schema/page.ts'
import { type ExampleSize, exampleSizes } from '../content/block-types/example-sizes.ts'
import { formatPretty } from '../content/formats/pretty.ts'
import { checkExample } from '../content/load/check-example.ts'
import type { SharedContent } from '../content/load/shared/shared-content.ts'
import { parse } from '../content/parse/parse.ts'
import { jsonSchemaOf } from '../editor/json-schema.ts'
import { readText } from '../files/read-text.ts'
import { contentFolder, type PublicFolders } from '../pictures/public-folders.ts'
import { exampleFile, examplePage } from './example.ts'
import { littleOf } from './little-example.ts'

/** An example of a block type. */
export type GalleryExample = {
  size: ExampleSize
  yaml: string
  /** A page with the example alone; `undefined` if the example has an error. */
  page?: Page
  /** The errors of the example; empty if there are none. */
  errors: string
}

type Site = { shared: SharedContent; blocks: BlockSchemas; publicFolders: PublicFolders }

/**
 * The examples of a block type, smallest first. The usual one is always there. Without a `little.yaml` the little one is
 * the usual one without all that the schema does not require, if that passes the check. Files are named from `root`.
 */
export async function readExamples(
  root: string,
  type: string,
  schema: z.ZodType,
  site: Site,
): Promise<GalleryExample[]> {
  const { description: purpose = '' } = schema.meta() ?? {}
  const exampleOf = (size: ExampleSize, yaml: string): GalleryExample => {
    const file = exampleFile(root, contentFolder(site), type, size)
    const { block, diagnostics } = checkExample({ file, text: yaml }, site.shared, site.blocks)
    const errors = diagnostics.length === 0 ? '' : formatPretty(diagnostics, () => yaml, { pages: 1 })
    return { size, yaml, errors, ...(block && { page: examplePage(type, { purpose, file, block, size }) }) }
  }
  const examples = await Promise.all(
    exampleSizes.map(async (size) => {
      const yaml = await readText(resolve(root, exampleFile(root, contentFolder(site), type, size)))
      return yaml === undefined ? undefined : exampleOf(size, yaml)
    }),
  )
  const usual = examples[exampleSizes.indexOf('usual')]
  const [little = usual && derivedLittle(usual, schema, exampleOf), ...others] = examples
  return [little, ...others].filter((example) => example !== undefined)
}

/** The little example that follows from the usual one; `undefined` if it has errors. */
function derivedLittle(
  { yaml }: GalleryExample,
  schema: z.ZodType,
  exampleOf: (size: ExampleSize, yaml: string) => GalleryExample,
): GalleryExample | undefined {
  const { value } = parse({ file: '', text: yaml })
  const text = stringify(littleOf(value, jsonSchemaOf(schema)), { lineWidth: 0, blockQuote: 'literal' })
  const little = exampleOf('little', text)
  return little.errors === '' ? little : undefined
}
