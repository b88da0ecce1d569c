import { type Block, type BlockSchemas, hydrationOf } from '../../../schema/block.ts'
import { escapeMarkup } from '../../../schema/writing/escape-markup.ts'
import { createMemory, memoize, memoizeObjects } from '../../cache/memoize.ts'
import type { PictureTable } from '../../components/picture/pictures-context.ts'
import { type CompiledHtml, cutAtPlaceholders, joinPlaceholders } from '../../components/prose/placeholder.ts'
import { contentOf } from '../main-content.ts'
import { createBlockStructures } from './block-structure.ts'
import { fillCompiled, fillContent, withPlaceholderPictures } from './fill-placeholders.ts'

/**
 * How many blocks are cached as HTML: pages are rendered city by city, and the pages of one city have some 200 distinct
 * blocks together. Caching all would take more memory than the site.
 */
const cachedBlocks = 1_000

type Input = {
  schemas: BlockSchemas
  pictures: PictureTable
  /** The content of a block as React renders it, with these pictures. */
  renderContent: (block: Block, pictures: PictureTable) => string
}

/** Renders blocks: each structure once, with placeholders, and fills in the values of a block. */
export function createCompiledBlocks({ schemas, pictures, renderContent }: Input) {
  let count = 0
  const compiledOnce = createMemory<CompiledHtml>()
  const { structureOf, withPlaceholders } = createBlockStructures(schemas, pictures)
  const placeholderPictures = withPlaceholderPictures(pictures)

  /** A block as React renders it, without placeholders filled. */
  function renderInFull(block: Block, files: PictureTable): string {
    const id = escapeMarkup(block.id ?? block.type)
    const marks = hydrationOf(schemas[block.type], block) ? ' data-island=""' : ''
    return `<section data-block="${block.type}" id="${id}" data-tone="${block.tone ?? ''}"${marks}>${renderContent(block, files)}</section>`
  }

  /** The compiled block of the same structure, with its name, and the values of the block. */
  function compile(block: Block) {
    const { key, values } = structureOf(block)
    const name = block.type + key
    const compiled = compiledOnce(name, () => {
      count++
      return cutAtPlaceholders(renderInFull(withPlaceholders(block), placeholderPictures))
    })
    return { name, compiled, values }
  }

  // Many blocks are the same object as on another page of the same city; most others have a structure that was rendered
  // before.
  const render = memoize((block: Block): string => {
    const { compiled, values } = compile(block)
    return fillCompiled(compiled, values, pictures)
  }, cachedBlocks)

  const compiledContent = memoizeObjects((html: CompiledHtml) => cutAtPlaceholders(contentOf(joinPlaceholders(html))))
  /** What {@link contentOf} gives for the HTML of a block. */
  const renderContentOf = memoize((block: Block): string => {
    const { compiled, values } = compile(block)
    return fillContent(compiledContent(compiled), values, pictures)
  }, cachedBlocks)

  return {
    count: () => count,
    /** The name of the structure of a block. */
    nameOf: (block: Block) => block.type + structureOf(block).key,
    compile,
    render,
    contentOf: renderContentOf,
    renderInFull,
    withPlaceholders,
    placeholderPictures,
  }
}

export type CompiledBlocks = ReturnType<typeof createCompiledBlocks>
