import type { z } from 'zod'
import type { BlockFile } from './block-file.ts'
import type { FormField } from './forms/form-field.ts'
import { metaValue } from './meta-value.ts'
import type { BreadcrumbStep, FoundPage, Mark, Tag } from './pages/listed-page.ts'
import type { Conditions } from './pages/page-conditions.ts'
import type { StructuredData } from './structured-data.ts'

/** What a block learns of the site when the build fills it in. */
export type SitePages = {
  /** The page of the block. `numbered`: which page of a list with `perPage` it is. */
  page: {
    path: string
    title: string
    tags?: readonly string[] | undefined
    numbered?: { number: number; count: number; first: string }
  }
  /** All pages without errors, in the order of their files. */
  pages: readonly FoundPage[]
  /** The steps from the home page to this page. */
  steps: () => BreadcrumbStep[]
  /** The tags of the site, by slug. */
  tags: ReadonlyMap<string, Tag>
  /** The records that a page names, each with its word. */
  recordsOf: (page: object) => readonly { word: string; record: { name: string } }[]
  /** Origin of absolute addresses. */
  origin: string
}

/** The pages that a block lists. */
export type ListConditions = Conditions & {
  /** Whether it shows some of these pages only, so that no page can be found by it alone. */
  partial?: boolean
  /** How many it shows at most. */
  most?: number | undefined
  /** How many of them one page shows: the list continues on numbered pages. */
  perPage?: number | undefined
}

/** What a block shows of the site. The build fills it in once every page is read; it cannot be written in YAML. */
export type Listing<Fields, Filled extends object> = {
  /** The pages that a block lists, if it does. It is an error where no page fits. */
  conditions?: (block: Fields) => ListConditions | undefined
  /** Whether a block without conditions may show a page. `isStep`: whether that is on the way to the block's own page. */
  mayShow?: (block: Fields, path: string, isStep: (path: string) => boolean) => boolean
  /** What it shows, as further fields for its component. */
  fill: (block: Fields, site: SitePages) => Filled
  /** The same with a mark around each text that somebody can change elsewhere. */
  marks?: (block: Fields & Filled, mark: Mark) => Partial<Filled>
  /** What the gallery shows where a site has nothing for it. */
  sample?: (block: Fields & Filled) => Partial<Filled>
  /** Whether it links the pages of the list with `perPage` on its page. */
  linksNumbers?: (block: Fields) => boolean
}

/** The files of a block. */
type Files<Fields> = {
  of: (block: Fields) => readonly BlockFile[]
  /** The field that decides what is in them. */
  field: keyof Fields & string
  /**
   * The address of the module that writes them, `new URL('./write-file.ts', import.meta.url).href`: a {@link FileWriter}.
   * Only a build that lacks a file loads it.
   */
  writer: string
}

/** What the rest of the site reads in a block, whatever its type. */
export type Capabilities<Fields, Filled extends object = object> = {
  /** What it shows of other pages. */
  lists?: Listing<Fields, Filled>
  /** What lists say of a page with this block, such as the day of an event: `facts` of a page that a block finds. */
  facts?: (block: Fields) => object
  /** The form that it sends to the inquiry service: its name, and what it asks. */
  form?: (block: Fields) => { name: string; fields: readonly FormField[] } | undefined
  /** What files of `_data/` hold that its fields name by `from:`, by their folders, for editors and the studio. */
  data?: Readonly<Record<string, z.ZodType>>
  /** The files that it writes into the release. */
  files?: Files<Fields>
  /** The search over all pages: the page on which its results are, and whether it finds what is near an address that does not exist. */
  search?: (block: Fields) => { page: string; isNearest: boolean }
  /** What search engines read in it. `id`: that of the block on its page. */
  structuredData?: (block: Fields, id: string) => StructuredData
  /** The field whose numbers are shown as they are written: `3.10`, `007`. They are texts before they are checked. */
  numbersAsWritten?: keyof Fields & string
  /** The field with an address of another site, whose host the site file must list under `embeds`. */
  embeds?: keyof Fields & string
}

/** What a schema says of itself, with blocks of any fields. */
type Known = Capabilities<object>

const capability = <Name extends keyof Known>(schema: z.ZodType | undefined, name: Name): Known[Name] =>
  metaValue(schema, name) as Known[Name]

type Schemas = Readonly<Record<string, z.ZodType>>
type AnyBlock = { type: string }

/** What a block shows of other pages, if it does. */
export const listingOf = (schemas: Schemas, { type }: AnyBlock): Listing<object, object> | undefined =>
  capability(schemas[type], 'lists')

/** The pages that a block lists, if it does. */
export const conditionsOf = (schemas: Schemas, block: AnyBlock): ListConditions | undefined =>
  listingOf(schemas, block)?.conditions?.(block)

/** What lists say of a page with this block. */
export const factsOf = (schemas: Schemas, block: AnyBlock): object | undefined =>
  capability(schemas[block.type], 'facts')?.(block)

/** What a block sends to the inquiry service: the name of its form, and what it asks. */
export const formIn = (schemas: Schemas, block: AnyBlock): { name: string; fields: readonly FormField[] } | undefined =>
  capability(schemas[block.type], 'form')?.(block)

/** The files that a block writes, with the module that does it, if its type has any. */
export function filesIn(
  schemas: Schemas,
  block: AnyBlock,
): { files: readonly BlockFile[]; field: string; writer: string } | undefined {
  const files = capability(schemas[block.type], 'files')
  return files && { files: files.of(block), field: files.field, writer: files.writer }
}

/** What files of `_data/` hold for blocks of these types, by their folders. */
export const dataSchemas = (schemas: Schemas): Readonly<Record<string, z.ZodType>> =>
  Object.assign({}, ...Object.values(schemas).map((schema) => capability(schema, 'data')))

/** The search of a block over all pages. */
export const searchIn = (schemas: Schemas, block: AnyBlock): { page: string; isNearest: boolean } | undefined =>
  capability(schemas[block.type], 'search')?.(block)

/** What search engines read in a block, with its id on the page. */
export function structuredDataIn(
  schemas: Schemas,
  block: AnyBlock & { id?: string | undefined },
): (StructuredData & { id: string }) | undefined {
  const id = block.id ?? block.type
  const data = capability(schemas[block.type], 'structuredData')?.(block, id)
  return data && { id, ...data }
}

/** The field of a block with an address of another site. */
export const embeddedField = (schemas: Schemas, { type }: AnyBlock): string | undefined =>
  capability(schemas[type], 'embeds')

/** The field of a block whose numbers are read as they are written. */
export const fieldAsWritten = (schema: z.ZodType | undefined): string | undefined =>
  capability(schema, 'numbersAsWritten')
