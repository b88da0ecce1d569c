import { type BlockGroup, type BlockSchemas, hasIslands, withTones } from '../../schema/block.ts'
import { everyBlock } from '../../schema/nested-blocks.ts'
import type { Page } from '../../schema/page.ts'
import { inSite } from '../../schema/site/in-site.ts'
import { withPageLists } from '../content/derive/page-lists.ts'
import type { LoadedSite } from '../content/load/load.ts'
import type { SharedContent } from '../content/load/shared/shared-content.ts'
import { alsoCalledOf } from '../content/validate/unknown-block.ts'
import { jsonSchemaOf } from '../editor/json-schema.ts'
import type { PublicFolders } from '../pictures/public-folders.ts'
import { galleryPath } from './example.ts'
import { fieldsOf, type GalleryField } from './fields.ts'
import { type GalleryExample, readExamples } from './read-examples.ts'
import { withSamples } from './with-samples.ts'

/** A block type in the gallery. */
export type GalleryEntry = {
  type: string
  /** Its label. */
  label: string
  group: BlockGroup
  /** Its other names. */
  alsoCalled: readonly string[]
  /** The purpose of the block, from its schema. */
  purpose: string
  /** Whether it is an island. */
  isInteractive: boolean
  /** Whether its title is the `h1` of a page. */
  headline: boolean
  /** Its own fields, and those that every block has. */
  fields: readonly GalleryField[]
  commonFields: readonly GalleryField[]
  /** Its examples, smallest first. */
  examples: readonly GalleryExample[]
  /** How many pages of the site use the block, and the address of the first. */
  used: { pages: number; first?: string }
}

/** Why the gallery cannot be part of this site; `undefined` if it can. */
export function galleryError(entries: readonly GalleryEntry[], { pages }: Pick<LoadedSite, 'pages'>) {
  const conflicting = pages.find(({ path }) => path === galleryPath || path.startsWith(`${galleryPath}/`))
  if (conflicting)
    return `${conflicting.path} is the address of ${conflicting.file}: there is no room for the gallery of blocks.`
  return entries.flatMap(({ examples }) => examples).find(({ errors }) => errors !== '')?.errors
}

/** Protected pages are counted, but the gallery does not link to them. */
function usesOf(type: string, pages: readonly Page[]): GalleryEntry['used'] {
  const using = pages.filter(({ blocks }) => everyBlock(blocks).some((block) => block.type === type))
  const open = using.find(({ gate, path }) => !gate && path !== '/404')
  const id = everyBlock(open?.blocks ?? []).find((block) => block.type === type)?.id
  return { pages: using.length, ...(open && { first: `${open.path}#${id}` }) }
}

type Site = { pages: readonly Page[]; shared: SharedContent; blocks: BlockSchemas; publicFolders: PublicFolders }

/** Every block type of the site. Reads the examples, whose files are named from `root`. */
export const readEntries = (root: string, site: Site): Promise<GalleryEntry[]> =>
  inSite(site.shared, () => entriesOf(root, site))

async function entriesOf(root: string, site: Site): Promise<GalleryEntry[]> {
  const schemas = Object.entries(withTones(site.blocks, site.shared.tones)).map(([type, schema]) => ({
    type,
    schema,
    json: jsonSchemaOf(schema),
  }))
  const [first] = schemas
  /** The same for every block, except that `type` has another name. */
  const isCommon = (name: string) => {
    const words = JSON.stringify(first?.json.properties?.[name])
    return name === 'type' || schemas.every(({ json }) => JSON.stringify(json.properties?.[name]) === words)
  }
  const facts = { ...site.shared, blocks: site.blocks }
  const filled = (page: Page) => withSamples(withPageLists([page, ...site.pages], facts)[0] as Page, site.blocks)
  return Promise.all(
    schemas.map(async ({ type, schema, json }): Promise<GalleryEntry> => {
      const examples = await readExamples(root, type, schema, site)
      const fields = fieldsOf(json)
      const { label, group, headline } = schema.meta() as { label: string; group: BlockGroup; headline: boolean }
      return {
        type,
        label,
        group,
        alsoCalled: alsoCalledOf(schema),
        purpose: json.description ?? '',
        isInteractive: hasIslands(schema),
        headline,
        fields: fields.filter(({ name }) => !isCommon(name)),
        commonFields: fields.filter(({ name }) => isCommon(name)),
        examples: examples.map(({ page, ...example }) => ({
          ...example,
          ...(page && { page: filled(page) }),
        })),
        used: usesOf(type, site.pages),
      }
    }),
  )
}
