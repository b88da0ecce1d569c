import { z } from 'zod'
import { href, linkEntrySchema, linkSchema, sitePath } from '../links/link.ts'
import { type Image, imageField } from '../pictures/image.ts'
import { line, sentences, slug } from '../text.ts'
import { whereSchema } from '../translations/languages.ts'
import { untranslated } from '../translations/translated.ts'

/** Links written by hand, or to all or some records of a collection, as lists of pages name them. */
export const linksSchema = (max: number) =>
  z.union([
    z.array(linkEntrySchema).min(1).max(max).meta({ label: 'Links of your choice' }),
    z
      .strictObject({
        from: untranslated(line(60)).meta({
          label: 'Collection',
          description: 'The collection whose records have a page each.',
          examples: ['cities'],
        }),
        only: z
          .array(slug())
          .min(1)
          .max(60)
          .optional()
          .meta({
            label: 'Chosen records',
            description: 'Names of the records to link to, in order. Left out: all.',
            examples: [['la', 'nyc']],
          }),
        with: z
          .record(slug(), slug())
          .optional()
          .meta({
            label: 'Together with',
            description:
              'A record of another collection whose page with each of them is meant. Left out, or where there is no such page: their own pages.',
            examples: [{ service: 'repairs' }],
          }),
      })
      .meta({ label: 'Pages of a collection' }),
  ])

const columnSchema = z
  .strictObject({
    title: line(40).meta({ label: 'Heading', description: 'Heading of the column.', examples: ['By subject'] }),
    links: linksSchema(20).meta({ description: 'Links of the column, or `{ from: cities }`.' }),
  })
  .meta({ title: 'column' })

const highlightSchema = z
  .strictObject({
    text: line(60).meta({ description: 'What the link says.', examples: ['The summer hours'] }),
    href: href().meta({ description: 'Where it leads.', examples: ['/summer-hours'] }),
    intro: sentences(160).optional().meta({ description: 'A sentence below it.' }),
    image: imageField('card').optional().meta({ description: 'A picture above it.' }),
  })
  .meta({ title: 'highlight' })

const entrySchema = z
  .strictObject({
    text: line(30).meta({ label: 'Text', description: 'What the entry says.', examples: ['CAREERS'] }),
    href: href()
      .optional()
      .meta({
        description: 'Where it leads. An entry with a menu may have no page of its own.',
        examples: ['/careers'],
      }),
    links: linksSchema(60)
      .optional()
      .meta({
        label: 'Dropdown links',
        description: 'The menu below the entry: links, or `{ from: cities }`.',
        examples: [{ from: 'cities' }, [{ text: 'Repairs', href: '/repairs' }]],
      }),
    columns: z.array(columnSchema).min(2).max(4).optional().meta({
      label: 'Dropdown columns',
      description: 'Or a menu as wide as the header, of columns with a heading each.',
    }),
    highlight: highlightSchema
      .optional()
      .meta({ label: 'Link that stands out', description: 'A link beside the columns that stands out.' }),
    all: line(60)
      .optional()
      .meta({
        label: 'Last link of the dropdown',
        description: 'A last link of the menu, to the page of the entry.',
        examples: ['All Locations'],
      }),
    languages: whereSchema,
  })
  .refine(({ links, columns }) => links === undefined || columns === undefined, {
    error: 'has `links` and `columns`: keep one of them',
  })
  .refine(({ href, links, columns }) => href !== undefined || links !== undefined || columns !== undefined, {
    error: 'must have an `href`, or a menu: `links` or `columns`',
  })
  .refine(({ highlight, columns }) => highlight === undefined || columns !== undefined, {
    error: 'must have `columns` if it has a `highlight`',
  })
  .refine(
    ({ all, href, links, columns }) => all === undefined || (href !== undefined && (links ?? columns) !== undefined),
    {
      error: 'must have an `href` and a menu if it has `all`',
    },
  )
  .meta({ title: 'entry' })

const searchSchema = z
  .strictObject({
    text: line(30).meta({
      label: 'Name of the search',
      description: 'Name of the button and of the dialog.',
      examples: ['Search'],
    }),
    placeholder: line(60).meta({ description: 'An example of a search.', examples: ['Repairs in Tampa'] }),
    href: sitePath().meta({
      label: 'Page of the search',
      description: 'The page that shows what was found, with the block `site-search`.',
      examples: ['/search'],
    }),
    nothing: z
      .strictObject({
        text: sentences(300).meta({ description: 'What to do instead.', examples: ['Look through the cities.'] }),
        links: z
          .array(linkSchema)
          .max(6)
          .meta({ label: 'Links', description: 'Ways on; the phone number follows by itself.' }),
      })
      .meta({
        title: 'nothing',
        label: 'Where nothing is found',
        description: 'What a search shows that finds nothing.',
      }),
  })
  .meta({ title: 'search', description: 'The search over all pages. Left out, the site has none.' })

export const headerSchema = z
  .strictObject({
    links: z
      .array(entrySchema)
      .max(8)
      .default([])
      .meta({ label: 'Menu entries', description: 'What the menu leads to, in order. An entry can have a dropdown.' }),
    search: searchSchema.optional(),
    languages: z.boolean().default(false).meta({
      label: 'Choice of languages',
      description:
        'true: links to the page in the other languages of the site. Visitors whose browser prefers one of them are offered it, until they choose or close.',
    }),
    button: linkSchema.optional().meta({
      description: 'The button after the entries. `#quote` opens the form of the site.',
      examples: [{ text: 'INQUIRE', href: '#quote' }],
    }),
  })
  .meta({ title: 'header' })
type Header = z.infer<typeof headerSchema>

/** A column of a menu, of whose links only those to a page remain. That of a simple menu has no title. */
export type MenuColumn = {
  title?: string
  /** The collection that the links come from, if they are not written by hand. */
  from?: string
  links: { text: string; href: string }[]
}

/** An entry of the header with the columns of its menu. */
export type HeaderEntry = Pick<Header['links'][number], 'text' | 'href' | 'all' | 'highlight'> & {
  menu?: readonly MenuColumn[]
}

/** All links of the menu of an entry, the highlighted one too. */
export const menuLinks = ({ menu = [], highlight }: HeaderEntry): { text: string; href: string }[] => [
  ...menu.flatMap(({ links }) => links),
  ...(highlight ? [highlight] : []),
]

/** The pictures in the menus of a header. */
export const menuPictures = (entries: readonly HeaderEntry[]): Image[] =>
  entries.flatMap(({ highlight }) => highlight?.image ?? [])

/** A column of links in the footer, of which only those to a page remain. */
export type FooterColumn = { title: string; links: { text: string; href: string }[] }
