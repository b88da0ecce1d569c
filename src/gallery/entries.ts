import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isIsland } from '../../blocks/islands.ts'
import type { Page } from '../../blocks/page.ts'
import { blockSchemas } from '../../blocks/registry.ts'
import type { BlockGroup } from '../../schema/block.ts'
import { formatPretty } from '../content/formats/pretty.ts'
import type { LoadedSite } from '../content/load/load.ts'
import type { SharedContent } from '../content/load/shared-content.ts'
import { withPageLists } from '../content/resolve/page-lists.ts'
import { alsoCalledOf } from '../content/validate/unknown-block.ts'
import { jsonSchemaOf } from '../editor/json-schema.ts'
import { readExample } from './example.ts'
import { type Field, fieldsOf } from './fields.ts'

/** A block type as the gallery shows it. */
export type GalleryEntry = {
  type: string
  /** Its name in words. */
  label: string
  group: BlockGroup
  /** What else people call it. */
  alsoCalled: readonly string[]
  /** What the block is for, as its schema says it. */
  purpose: string
  /** Whether the browser brings it to life. */
  live: boolean
  /** Whether its title is the `h1` of a page. */
  headline: boolean
  /** Its own fields, and those that every block has. */
  fields: readonly Field[]
  commonFields: readonly Field[]
  /** The text of its example. */
  yaml: string
  /** A page with the example alone; none where the example has an error. */
  page?: Page
  /** What is wrong with the example, in words; empty where nothing is. */
  errors: string
  /** How many pages of the site have the block, and where the first of them shows it. */
  used: { pages: number; first?: string }
}

/** The address of the gallery. The page of a block lies below it. */
export const galleryPath = '/gallery'
export const blockPath = (type: string) => `${galleryPath}/${type}` as const

/** Why a gallery cannot stand beside the pages of the site, in words; none where it can. */
export function galleryError(entries: readonly GalleryEntry[], { pages }: Pick<LoadedSite, 'pages'>) {
  const inTheWay = pages.find(({ path }) => path === galleryPath || path.startsWith(`${galleryPath}/`))
  if (inTheWay)
    return `${inTheWay.path} is the address of ${inTheWay.file}: there is no room for the gallery of blocks.`
  return entries.find(({ errors }) => errors !== '')?.errors
}

/** Pages behind a password are counted, but nobody is led to them. */
function usesOf(type: string, pages: readonly Page[]): GalleryEntry['used'] {
  const using = pages.filter(({ blocks }) => blocks.some((block) => block.type === type))
  const open = using.find(({ gate, path }) => !gate && path !== '/404')
  const id = open?.blocks.find((block) => block.type === type)?.id
  return { pages: using.length, ...(open && { first: `${open.path}#${id}` }) }
}

function pageOf(type: string, purpose: string, file: string, block: Page['blocks'][number]): Page {
  const head = { title: `Block: ${type}`, description: purpose, noindex: true, aliases: [] } as const
  return { ...head, aliases: [], path: blockPath(type), file, blocks: [block] }
}

type Site = { pages: readonly Page[]; shared: SharedContent }

/** Every registered block type, in the order of the registry. Reads the examples below `root`. */
export async function readEntries(root: string, site: Site): Promise<GalleryEntry[]> {
  const schemas = Object.entries(blockSchemas).map(([type, schema]) => ({ type, schema, json: jsonSchemaOf(schema) }))
  const [first] = schemas
  /** Said of every block in the same words; `type` differs by its name alone. */
  const isCommon = (name: string) => {
    const words = JSON.stringify(first?.json.properties?.[name])
    return name === 'type' || schemas.every(({ json }) => JSON.stringify(json.properties?.[name]) === words)
  }
  return Promise.all(
    schemas.map(async ({ type, schema, json }): Promise<GalleryEntry> => {
      const file = `blocks/${type}/example.yaml`
      const purpose = json.description ?? ''
      const yaml = await readFile(join(root, file), 'utf8')
      const { block, diagnostics } = readExample({ file, text: yaml }, site.shared)
      const page = block && pageOf(type, purpose, file, block)
      const fields = fieldsOf(json)
      const { label, group, headline } = schema.meta() as { label: string; group: BlockGroup; headline: boolean }
      return {
        type,
        label,
        group,
        alsoCalled: alsoCalledOf(schema),
        purpose,
        live: isIsland(type),
        headline,
        fields: fields.filter(({ name }) => !isCommon(name)),
        commonFields: fields.filter(({ name }) => isCommon(name)),
        yaml,
        ...(page && { page: withPageLists([page, ...site.pages], site.shared.nameOf)[0] as Page }),
        errors: diagnostics.length === 0 ? '' : formatPretty(diagnostics, () => yaml, { pages: 1 }),
        used: usesOf(type, site.pages),
      }
    }),
  )
}
