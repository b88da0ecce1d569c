import type { z } from 'zod'
import type { Block, BlockSchemas } from '../../../schema/block.ts'
import { listingOf } from '../../../schema/block-capabilities.ts'
import { columnsOf, withColumns } from '../../../schema/nested-blocks.ts'
import type { PictureTable } from '../../components/picture/pictures-context.ts'
import { type CompiledHtml, cutAtPlaceholders, joinPlaceholders } from '../../components/prose/placeholder.ts'
import type { CompiledBlocks } from '../compiled-blocks/compiled-blocks.ts'
import { fillCompiled } from '../compiled-blocks/fill-placeholders.ts'
import type { PageParts } from '../page-parts.tsx'
import { markPlaceholders, placeholderPaths } from './mark-placeholders.ts'
import { blockMark, markElsewhere, nestedMark } from './marks.ts'
import { tagText, tagTexts } from './tag-texts.ts'
import { transferMarks } from './transfer-marks.ts'

type Input = {
  /** The layout without marks. */
  layout: PageParts['layout']
  /** Renders from tagged content. */
  tagged: PageParts
  compiledBlocks: CompiledBlocks
  schemas: BlockSchemas
  pictures: PictureTable
}

/** A block with tags around its texts, and around those of the pages that it lists. */
function taggedBlock(block: Block, schemas: BlockSchemas, start = ''): Block {
  const own = tagTexts(block, [schemas[block.type] as z.ZodType], (path) => start + path)
  const tagged = withColumns(own, (blocks, column) =>
    blocks.map((one, index) => taggedBlock(one as Block, schemas, `${start}columns.${column}.blocks.${index}.`)),
  )
  const mark = (text: string, file: string, path: string) => tagText(text, markElsewhere(file, path))
  return Object.assign(tagged, listingOf(schemas, tagged)?.marks?.(tagged, mark))
}

/** Marks the blocks in a block, each by its element, which has its id. */
function withNestedMarks(html: string, block: Block, start = ''): string {
  let marked = html
  for (const { column, blocks } of columnsOf(block))
    for (const [index, one] of (blocks as Block[]).entries()) {
      const path = `${start}columns.${column}.blocks.${index}`
      const element = `data-block="${one.type}" id="${one.id ?? one.type}"`
      marked = marked.replace(element, `${element} ${nestedMark}="${path}"`)
      marked = withNestedMarks(marked, one, `${path}.`)
    }
  return marked
}

/**
 * Adds marks to the layout and to compiled blocks. What has a placeholder is marked by it. All other texts are rendered
 * once more with tags, and their marks transferred.
 */
export function createMarking({ layout, tagged, compiledBlocks, schemas, pictures }: Input) {
  const parts = Object.keys(layout) as (keyof typeof layout)[]
  const markedParts = parts.map((part) => [part, transferMarks(layout[part], tagged.layout[part])])

  const reported = new Set<string>()

  /** The HTML of a block with tags; only around the words of the engine if its component cannot read tagged texts. */
  function taggedHtml(block: Block): string {
    try {
      return tagged.renderBlock(taggedBlock(block, schemas))
    } catch (error) {
      const html = tagged.renderBlock(block)
      if (!reported.has(block.type))
        console.error(
          `The studio cannot mark the texts of \`${block.type}\`: its component fails with tagged texts.`,
          error,
        )
      reported.add(block.type)
      return html
    }
  }

  /** A compiled block with marks. `block` has placeholders. */
  function withMarks(compiled: CompiledHtml, block: Block): CompiledHtml {
    const html = transferMarks(joinPlaceholders(compiled), joinPlaceholders(cutAtPlaceholders(taggedHtml(block))))
    return markPlaceholders(cutAtPlaceholders(html), placeholderPaths(block))
  }

  const markedBlocks = new Map<string, CompiledHtml>()
  return {
    layout: Object.fromEntries(markedParts) as PageParts['layout'],
    /** The HTML of a block with marks. `index` is its number on the page. */
    renderBlock(block: Block, index: number): string {
      const { name, compiled, values } = compiledBlocks.compile(block)
      const marked = markedBlocks.get(name) ?? withMarks(compiled, compiledBlocks.withPlaceholders(block))
      markedBlocks.set(name, marked)
      const html = fillCompiled(marked, values, pictures).replace('<section', `<section ${blockMark}="${index}"`)
      return withNestedMarks(html, block)
    },
  }
}
