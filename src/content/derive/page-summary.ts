import type { Case } from '../../../blocks/case-studies/schema.ts'
import type { CaseStudy } from '../../../blocks/case-study/schema.ts'
import type { Downloads } from '../../../blocks/downloads/schema.ts'
import { type Block, isOf } from '../../../schema/block.ts'
import type { TemplateDocument } from '../../../schema/documents/document.ts'
import type { FormField } from '../../../schema/forms/form-field.ts'
import type { Image } from '../../../schema/image.ts'
import { everyBlock } from '../../../schema/nested-blocks.ts'
import type { Page } from '../../../schema/page.ts'
import { memoizeObjects } from '../../cache/memoize.ts'
import { imagesIn } from './block-images.ts'
import { formIn } from './form-in.ts'

/** A page without its blocks. */
export type PageWithoutBlocks = Omit<Page, 'blocks'>

/**
 * The facts of a page that the rest of the site needs: lists, pictures, cards, forms, downloads and files for crawlers.
 * It is plain JSON, and depends on the page alone.
 */
export type PageSummary = PageWithoutBlocks & {
  /** Types of its blocks, in order. */
  types: readonly string[]
  /** Its own picture, then those of its blocks. */
  images: readonly Image[]
  /** The picture of the page on cards, before it is cropped to their shape. */
  cardImage?: Image
  /** The cases on it, as lists show them. */
  cases: readonly Case[]
  /** Its forms by name, each with its fields. */
  forms: readonly (readonly [name: string, fields: readonly FormField[]])[]
  documents: readonly TemplateDocument[]
}

/** The summary of a page; the same page always returns the same object. */
export const summaryOf = memoizeObjects((page: Page): PageSummary => {
  const { blocks, ...head } = page
  const images = blocks.flatMap(imagesIn)
  // A picture of its own comes first, else the first that is no logo and no portrait.
  const cardImage = page.image ?? images.find(({ shape }) => shape === 'wide' || shape === 'card' || shape === 'film')
  return {
    ...head,
    types: everyBlock(blocks).map(({ type }) => type),
    images: page.image ? [page.image, ...images] : images,
    ...(cardImage && { cardImage }),
    cases: casesOn(page),
    forms: formsOf(blocks),
    documents: documentsOn(page),
  }
})

/** The forms among these blocks, by name, each with its fields. */
export const formsOf = (blocks: readonly Block[]): PageSummary['forms'] =>
  everyBlock(blocks).flatMap((block) => {
    const form = formIn(block)
    return form ? [[form.name, form.fields] as const] : []
  })

const casesOn = ({ path, blocks }: Page): Case[] =>
  everyBlock(blocks).flatMap((block) => {
    if (!isOf<CaseStudy>('case-study', 'title', 'kind', 'brief', 'image')(block)) return []
    const { title, kind, brief, image, permission } = block
    return [{ title, kind, summary: brief, image, href: path, sample: permission === undefined }]
  })

/** The documents that a page offers for download. */
export const documentsOn = ({ blocks }: Page): TemplateDocument[] =>
  everyBlock(blocks).flatMap((block) => (isOf<Downloads>('downloads', 'document')(block) ? [block.document] : []))
