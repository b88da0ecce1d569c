import type { Block, BlockSchemas } from '../../../schema/block.ts'
import { factsOf, formIn, listingOf } from '../../../schema/block-capabilities.ts'
import type { FormField } from '../../../schema/forms/form-field.ts'
import { everyBlock } from '../../../schema/nested-blocks.ts'
import type { Page } from '../../../schema/page.ts'
import type { Image } from '../../../schema/pictures/image.ts'
import { isScheduled } from '../../../schema/schedule/schedule.ts'
import { localEntries } from '../resolve/local-entries.ts'
import { imagesIn } from './block-images.ts'

/** A page without its blocks. */
export type PageWithoutBlocks = Omit<Page, 'blocks'>

/**
 * The facts of a page that the rest of the site needs: lists, pictures, cards, forms and files for crawlers.
 * It is plain JSON, and depends on the page alone.
 */
export type PageSummary = PageWithoutBlocks & {
  /** Types of its blocks, in order. */
  types: readonly string[]
  /** Whether one of its blocks is part of the site at some times only. */
  hasScheduledBlock: boolean
  /** Whether an entry in one of its blocks says in which languages it is. */
  hasLocalEntries: boolean
  /** Its own picture, then those of its blocks. */
  images: readonly Image[]
  /** The picture of the page on cards, before it is cropped to their shape. */
  cardImage?: Image
  /** What its blocks say of themselves in lists, by their types. */
  facts: Readonly<Record<string, readonly object[]>>
  /** Its forms by name, each with its fields. */
  forms: readonly (readonly [name: string, fields: readonly FormField[]])[]
}

const summaries = new WeakMap<Page, PageSummary>()

/** Says what the summary of a page is, which was stored together with it. */
export const setSummary = (page: Page, summary: PageSummary): void => void summaries.set(page, summary)

/** The summary of a page with blocks of these types; the same page always returns the same object. */
export function summaryOf(page: Page, schemas: BlockSchemas): PageSummary {
  const cached = summaries.get(page)
  if (cached) return cached
  const summary = computeSummary(page, schemas)
  summaries.set(page, summary)
  return summary
}

/** Whether a page has a block that shows other pages. */
export const mayList = (page: Page, schemas: BlockSchemas): boolean =>
  summaryOf(page, schemas).types.some((type) => listingOf(schemas, { type }))

function computeSummary(page: Page, schemas: BlockSchemas): PageSummary {
  const { blocks, ...head } = page
  const images = imagesOf(page)
  const cardImage = cardImageOf(page)
  return {
    ...head,
    types: everyBlock(blocks).map(({ type }) => type),
    hasScheduledBlock: everyBlock(blocks).some(isScheduled),
    hasLocalEntries: everyBlock(blocks).some((block) => localEntries(block, schemas[block.type]).length > 0),
    images,
    ...(cardImage && { cardImage }),
    facts: factsOn(page, schemas),
    forms: formsOf(blocks, schemas),
  }
}

/** The pictures of a page: its own, then those of its blocks. */
export function imagesOf({ image, blocks }: Page): Image[] {
  const images = blocks.flatMap(imagesIn)
  return image ? [image, ...images] : images
}

/** The picture of a page on cards: its own, else the first that is no logo and no portrait. */
export const cardImageOf = (page: Page): Image | undefined =>
  page.image ?? imagesOf(page).find(({ shape }) => shape === 'wide' || shape === 'card' || shape === 'film')

/** The forms among these blocks, by name, each with its fields. */
export const formsOf = (blocks: readonly Block[], schemas: BlockSchemas): PageSummary['forms'] =>
  everyBlock(blocks).flatMap((block) => {
    const form = formIn(schemas, block)
    return form ? [[form.name, form.fields] as const] : []
  })

function factsOn({ blocks }: Page, schemas: BlockSchemas): PageSummary['facts'] {
  const facts = everyBlock(blocks).flatMap((block) => {
    const own = factsOf(schemas, block)
    return own ? [{ type: block.type, own }] : []
  })
  return Object.fromEntries(
    [...Map.groupBy(facts, ({ type }) => type)].map(([type, some]) => [type, some.map(({ own }) => own)]),
  )
}
