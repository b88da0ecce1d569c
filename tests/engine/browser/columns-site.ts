import { appendFile, cp, mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse } from 'yaml'
import type { z } from 'zod'
import { engineSchemas } from '../../../src/content/block-types/engine-blocks.ts'
import { type ExampleSize, exampleName, exampleSizes } from '../../../src/content/block-types/example-sizes.ts'
import { engineBlocks } from '../../../src/content/block-types/find-blocks.ts'
import { jsonSchemaOf } from '../../../src/editor/json-schema.ts'
import { readText } from '../../../src/files/read-text.ts'
import { littleOf } from '../../../src/gallery/little-example.ts'
import { serveBuilt } from './built-folder.ts'

const root = join(import.meta.dirname, '../../..')

/** A value for this site: with links to its pages, and lists of them. */
const adapted = (text: string): object => {
  const value: unknown = parse(text.replace(/(\b(?:href|link): |\]\()\/[\w/-]+/g, '$1/'), (key, part) =>
    key === 'pages' ? undefined : key === 'under' ? '/list' : part,
  )
  return value as object
}

/** An example of a block: with the least that it may say, as usual, or with much of everything. */
async function exampleIn(folder: string, size: ExampleSize, schema: z.ZodType): Promise<object> {
  const text = await readText(join(folder, exampleName(size)))
  if (text !== undefined) return adapted(text)
  const usual = await readFile(join(folder, exampleName('usual')), 'utf8')
  return littleOf(adapted(usual), jsonSchemaOf(schema)) as object
}

/** A section holds the others, and a pager needs a list of several pages. */
const withoutPage = ['section', 'pager']

/** The examples of each type. */
const examplesOf = (size: ExampleSize) =>
  Promise.all(
    engineBlocks()
      .filter(({ type }) => !withoutPage.includes(type))
      .map(async ({ type, folder }) => ({
        ...(await exampleIn(folder, size, engineSchemas[type] as z.ZodType)),
        id: type,
        ...(type === 'page-list' && { noindex: true }),
      })),
  )

const examples = await examplesOf('usual')

const exampleOf = (type: string) => examples.filter(({ id }) => id === type)

const search = '{ text: Search, placeholder: A word, href: /halves, nothing: { text: Look at the lists., links: [] } }'

const page = (title: string, blocks: object[], noindex = true) =>
  JSON.stringify({
    title,
    description: 'A page for a site that is just large enough to show every block in a column of every width.',
    noindex,
    blocks: [{ type: 'page-title', title }, ...blocks],
  })

const withPage = (block: { id: string }, path: string) =>
  block.id === 'site-search' ? { ...block, page: path } : block

/** Blocks of a page, below each other. The headline of a page stands in a section: the page has one. */
const stack = (blocks: readonly { id: string }[], path: string) =>
  blocks.map((block) =>
    engineSchemas[block.id]?.meta()?.['headline']
      ? { type: 'section', width: 'full', space: 'none', columns: [{ blocks: [withPage(block, path)] }] }
      : withPage(block, path),
  )

/** Rows of a layout with a block of each type. */
const rows = (layout: string, path: string) => {
  const length = layout.split(' ').length
  return Array.from({ length: Math.ceil(examples.length / length) }, (_, row) => ({
    type: 'section',
    layout,
    columns: examples.slice(row * length, (row + 1) * length).map((block) => ({ blocks: [withPage(block, path)] })),
  }))
}
/** Pages with every block in columns, by their names. */
export const layouts = { halves: '1/2 1/2', thirds: '1/3 1/3 1/3', quarters: '1/4 1/4 1/4 1/4' }

const twoServices = ['Repair', 'Hire'].map((name) => ({ name }))

/** A site with a page for each of the layouts and of the sizes of examples, each with every block. It is built and served. */
export async function serveColumns() {
  const folder = await mkdtemp(join(tmpdir(), 'marquee-columns-'))
  const pages = join(folder, 'pages')
  await cp(join(root, 'tests/engine/errors/_shared'), join(pages, '_data'), { recursive: true })
  const siteFile = join(pages, '_data/site.yaml')
  await writeFile(
    siteFile,
    (await readFile(siteFile, 'utf8')).replace('header:\n', `embeds: [calendly.com]\nheader:\n  search: ${search}\n`),
  )
  await appendFile(join(pages, '_data/theme.yaml'), 'shape: { borderRadius: 12 }\n')
  await mkdir(join(pages, 'list'))
  const texts = {
    index: page('Home', []),
    404: page('Not found', []),
    'list/calculator': page('A calculator', exampleOf('calculator')),
    'list/case': page('A case', exampleOf('case-study')),
    services: page('Services', [{ ...exampleOf('services-list')[0], services: twoServices }]),
    'list/post': page('A post', [], false),
    ...Object.fromEntries(
      Object.entries(layouts).map(([name, layout]) => [name, page(name, rows(layout, `/${name}`))]),
    ),
    ...Object.fromEntries(
      await Promise.all(
        exampleSizes.map(async (size) => [size, page(size, stack(await examplesOf(size), `/${size}`))] as const),
      ),
    ),
  }
  for (const [name, text] of Object.entries(texts)) await writeFile(join(pages, `${name}.yaml`), text)
  return serveBuilt(folder)
}
