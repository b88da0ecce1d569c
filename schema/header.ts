import { z } from 'zod'
import { href, linkSchema, sitePath } from './links/link.ts'
import { line, sentences, slug } from './text.ts'

/** Links written by hand, or to all or some records of a collection, as lists of pages name them. */
export const linksSchema = (max: number) =>
  z.union([
    z.array(linkSchema).min(1).max(max),
    z.strictObject({
      from: line(60).meta({ description: 'The collection whose records have a page each.', examples: ['cities'] }),
      only: z
        .array(slug())
        .min(1)
        .max(60)
        .optional()
        .meta({ description: 'Names of the records to link to, in order. Left out: all.', examples: [['la', 'nyc']] }),
    }),
  ])

const entrySchema = z
  .strictObject({
    text: line(30).meta({ description: 'What the entry says.', examples: ['CAREERS'] }),
    href: href()
      .optional()
      .meta({
        description: 'Where it leads. An entry with a menu may have no page of its own.',
        examples: ['/careers'],
      }),
    links: linksSchema(60)
      .optional()
      .meta({
        description: 'The menu below the entry: links, or `{ from: cities }`.',
        examples: [{ from: 'cities' }, [{ text: 'Repairs', href: '/repairs' }]],
      }),
    all: line(60)
      .optional()
      .meta({ description: 'A last link of the menu, to the page of the entry.', examples: ['All Locations'] }),
  })
  .refine((entry) => entry.href !== undefined || entry.links !== undefined, {
    error: 'must have an `href`, or a menu: `links`',
  })
  .refine((entry) => entry.all === undefined || (entry.href !== undefined && entry.links !== undefined), {
    error: 'must have an `href` and `links` if it has `all`',
  })
  .meta({ title: 'entry' })

const searchSchema = z
  .strictObject({
    text: line(30).meta({ description: 'Name of the button and of the dialog.', examples: ['Search'] }),
    placeholder: line(60).meta({ description: 'An example of a search.', examples: ['Bartenders in Tampa'] }),
    href: sitePath().meta({ description: 'The page with the block `site-search`.', examples: ['/search'] }),
    nothing: z
      .strictObject({
        text: sentences(300).meta({ description: 'What to do instead.', examples: ['Look through the cities.'] }),
        links: z.array(linkSchema).max(6).meta({ description: 'Ways on; the phone number follows by itself.' }),
      })
      .meta({ title: 'nothing', description: 'What a search shows that finds nothing.' }),
  })
  .meta({ title: 'search', description: 'The search over all pages. Left out, the site has none.' })

export const headerSchema = z
  .strictObject({
    links: z
      .array(entrySchema)
      .max(8)
      .default([])
      .meta({ description: 'Entries, each with a menu if it has `links`.' }),
    search: searchSchema.optional(),
    button: linkSchema.optional().meta({
      description: 'The button after the entries. `#quote` opens the form of the site.',
      examples: [{ text: 'INQUIRE', href: '#quote' }],
    }),
  })
  .meta({ title: 'header' })
type Header = z.infer<typeof headerSchema>

/** An entry of the header with the links of its menu, of which only those to a page remain. */
export type HeaderEntry = Pick<Header['links'][number], 'text' | 'href' | 'all'> & {
  menu?: {
    /** The collection that the links come from, if they are not written by hand. */
    from?: string | undefined
    links: { text: string; href: string }[]
  }
}

/** A column of links in the footer, of which only those to a page remain. */
export type FooterColumn = { title: string; links: { text: string; href: string }[] }
