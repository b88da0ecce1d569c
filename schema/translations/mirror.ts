import { z } from 'zod'
import { anyAddress, sitePath } from '../links/link.ts'
import { matrixFields } from '../matrix/matrix-fields.ts'
import { scheduleFields } from '../schedule/schedule.ts'
import { slug } from '../text.ts'

/** A text as it was when somebody translated it, with its translation. */
const translationSchema = z
  .strictObject({
    source: z
      .string()
      .min(1)
      .meta({
        description:
          'The text of the source that the translation was made from, word for word. Line breaks do not count.',
        examples: ['How early should we ask?'],
      }),
    text: z
      .string()
      .optional()
      .meta({
        description: 'The text in this language. Left out or empty: nobody has translated it yet.',
        examples: ['¿Con cuánta antelación hay que pedir?'],
      }),
    by: z.literal('machine').optional().meta({
      description: '`machine` until somebody has read the translation. Then the line goes.',
    }),
  })
  .meta({ title: 'translation' })

export type Translation = z.infer<typeof translationSchema>

const translations = (description: string) => z.record(z.string(), translationSchema).default({}).meta({ description })

const texts = {
  texts: translations('Translations by the path of their text in the source: `blocks[hero].title`.'),
  unused: translations('Translations of texts that the source no longer has. They are kept, and never shown.'),
}

/** What `_languages/<tag>/` says of a page: its address in the language, and its texts. */
export const pageMirrorSchema = z
  .strictObject({
    path: sitePath()
      .optional()
      .meta({
        description: 'The address of the page in this language. Left out: that of the source behind the tag.',
        examples: ['/es/sobre-nosotros'],
      }),
    aliases: z
      .array(anyAddress())
      .default([])
      .meta({ description: 'Other addresses that answer with the page in this language.', examples: [['/es/acerca']] }),
    draft: scheduleFields.draft,
    publishAt: scheduleFields.publishAt,
    ...texts,
  })
  .meta({ title: 'translated page' })

/** What `_languages/<tag>/_data/` says of a file of shared data. */
export const dataMirrorSchema = z.strictObject(texts).meta({ title: 'translated data' })

/** What it says of a record: its word in addresses, and fields that only this language has. */
export const recordMirrorSchema = (fields: Readonly<Record<string, z.ZodType>>) =>
  z
    .strictObject({
      path: slug()
        .optional()
        .meta({
          description: 'The word for the record in addresses of this language. Left out: its slug.',
          examples: ['reparaciones'],
        }),
      ...texts,
      ...fields,
    })
    .meta({ title: 'translated record' })

const { address, aliases, except, only, records } = matrixFields

/** What it says of a matrix: its addresses, and which of its pages the language has. */
export const matrixMirrorSchema = z
  .strictObject({
    address: address.optional().meta({
      description: 'The address of its pages in this language. Left out: that of the source behind the tag.',
      examples: ['/es/{city}/{service}'],
    }),
    records: records.optional().meta({
      description:
        'The records that have pages in this language. A collection that is left out has those of the source.',
      examples: [{ cities: ['la', 'miami'] }],
    }),
    only,
    except,
    aliases,
    ...texts,
  })
  .meta({ title: 'translated matrix' })
