import { z } from 'zod'
import { line, sentences } from '../text.ts'
import { whereSchema } from '../translations/languages.ts'
import { linksSchema } from './header.ts'

/** The foot of every page. */
export const footerSchema = z
  .strictObject({
    columns: z
      .array(
        z
          .strictObject({
            title: line(40).meta({ description: 'Heading of the column.' }),
            links: linksSchema(24).meta({
              description: 'Links of the column, or `{ from: cities }` for the records that have a page.',
              examples: [{ from: 'cities' }],
            }),
            languages: whereSchema,
          })
          .meta({ title: 'column' }),
      )
      .max(6)
      .default([])
      .meta({ label: 'Link columns', description: 'Columns of links.' }),
    note: sentences(300).optional().meta({ label: 'Last line', description: 'Last line of every page.' }),
  })
  .meta({ title: 'footer' })
