import { z } from 'zod'

/** A tag of BCP 47 as it stands in addresses, with the names of folders in small letters and those of regions in capitals. */
const tagPattern = /^[a-z]{2,3}(?:-[A-Z][a-z]{3})?(?:-[A-Z]{2}|-\d{3})?$/

export const languageTagSchema = z
  .string()
  .regex(tagPattern, { error: 'must be the tag of a language, such as `es`, `pt-BR` or `zh-Hant`' })
  .meta({
    label: 'Code of the language',
    description: 'The tag of the language: its folder, and the first part of its addresses.',
    examples: ['es'],
  })

/** The languages in which a part of the site is there: a page, a block, an announcement, an entry of a menu or of a list. */
export const whereSchema = z
  .array(languageTagSchema)
  .min(1)
  .max(40)
  .optional()
  .meta({
    label: 'Languages',
    description:
      'The languages of the site that have it, the one in which it is written first: that one needs no translation. Left out: all.',
    examples: [['es']],
  })

/** The field of each entry of a list of a block that languages may have or lack: `z.strictObject({ question, answer, ...entryFields })`. */
export const entryFields = { languages: whereSchema }

const detailed = z
  .strictObject({
    tag: languageTagSchema,
    locale: z
      .string()
      .regex(tagPattern, { error: 'must be a language and a country, such as `es-US`' })
      .optional()
      .meta({
        label: 'Language and country',
        description: 'Language and country by which days, numbers and money are written. Left out: the tag.',
        examples: ['es-US'],
      }),
    strict: z.boolean().default(false).meta({
      label: 'Missing translations are errors',
      description:
        'true: what is untranslated or stale is an error. Left out, it is a warning, and the source is shown.',
    }),
    draft: z.boolean().default(false).meta({ description: 'true: the language is not part of the site yet.' }),
  })
  .meta({ title: 'language' })

/** The languages of a site: `languages:`. The first is that of its files. */
export const languagesSchema = z
  .array(z.union([languageTagSchema.transform((one) => detailed.parse({ tag: one })), detailed]))
  .max(40)
  .refine((all) => new Set(all.map((one) => one.tag.toLowerCase())).size === all.length, {
    error: 'must name each language once',
  })
  .default([])
  .meta({
    label: 'Languages',
    description:
      'The languages of the site, by their tags. The first is the one in which its files are written; texts in the others are in `_languages/`. Left out: the site has one.',
    examples: [['en', 'es']],
  })

/** A language of a site. */
export type SiteLanguage = z.infer<typeof detailed>

/** The languages into which a site is translated; with those that are not part of it yet if `drafts` are shown. */
export const translatedInto = (
  { languages }: { languages: readonly SiteLanguage[] },
  drafts = false,
): readonly SiteLanguage[] => languages.slice(1).filter(({ draft }) => drafts || !draft)
