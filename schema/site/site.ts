import { z } from 'zod'
import { emailPattern } from '../forms/email-pattern.ts'
import { languageFields, languageOf } from '../language/language-fields.ts'
import { actionBarSchema } from '../layout/action-bar.ts'
import { announcementsSchema } from '../layout/announcement.ts'
import { footerSchema } from '../layout/footer.ts'
import { headerSchema } from '../layout/header.ts'
import { checkCategories } from '../measure/check-categories.ts'
import { consentSchema } from '../measure/consent.ts'
import { measureSchema } from '../measure/measure.ts'
import { renamed } from '../migration.ts'
import { phoneProblem } from '../phone/phone-number.ts'
import { placeholdersIn } from '../placeholders/placeholders.ts'
import { closesAt, opensAt } from '../schedule/opening-time.ts'
import { line, sentences, shownText, slug } from '../text.ts'
import { languagesSchema } from '../translations/languages.ts'
import { translateSchema } from '../translations/translate-command.ts'
import { translated, untranslated } from '../translations/translated.ts'
import { claimSchema } from './claim.ts'
import { crawlersSchema } from './crawlers.ts'
import { duplicatesSchema } from './duplicates.ts'
import { headerOfLinks } from './header-of-links.ts'
import { organizationSchema } from './organization.ts'
import { headersSchema, inquiriesSchema } from './service.ts'

/** The country of the number is that of the same file. */
function checkPhone(site: Parameters<typeof languageOf>[0] & { phone: string }, context: z.RefinementCtx): void {
  const message = phoneProblem(site.phone, languageOf(site, {}).phoneCountry)
  if (message) context.addIssue({ code: 'custom', path: ['phone'], message })
}

/** What the whole site shares: `_data/site.yaml`. */
export const siteSchema = z
  .strictObject({
    name: line(60).meta({ label: 'Name of the company', description: 'Name of the company, as visitors read it.' }),
    shortName: untranslated(line(12))
      .optional()
      .meta({
        label: 'Name below the icon',
        description: 'The name below the icon on a telephone. Left out: the words of the name that fit.',
        examples: ['Acme'],
      }),
    titlePattern: line(80)
      .refine(
        (pattern) =>
          pattern.includes('[title]') && placeholdersIn(pattern).every((one) => ['title', 'name'].includes(one)),
        {
          error: 'must contain `[title]`, and may contain `[name]`',
        },
      )
      .default('[title] | [name]')
      .meta({
        label: 'Title of a page',
        description:
          'The title of a page in the browser and in search results: `[title]` of the page, `[name]` of the site. A title with the name in it stays as it is.',
        examples: ['[title] | [name]'],
      }),
    legalName: untranslated(line(120))
      .optional()
      .meta({ label: 'Registered name', description: 'Registered name, where it differs.' }),
    phone: untranslated(line(30)).meta({
      label: 'Telephone number',
      description: 'Phone number as it is shown.',
      examples: ['(213) 555-0142'],
    }),
    email: z
      .email({ pattern: emailPattern })
      .meta({ label: 'E-mail address', description: 'E-mail address for inquiries.', examples: ['hello@example.com'] })
      .register(shownText, { shown: true })
      .register(translated, { as: 'none' }),
    origin: z
      .string()
      .regex(/^https:\/\/[a-z0-9.-]+(?::\d+)?$/, 'must be https:// and a host, without a path')
      .meta({
        label: 'Address of the site',
        description: 'Address of the site without a path.',
        examples: ['https://www.example.com'],
      }),
    ...languageFields,
    languages: languagesSchema,
    outline: z
      .string()
      .regex(/^(?:us|world|[a-z0-9-]+\.geojson)$/, {
        error: 'must be `us`, `world`, or a file of `_data/`, such as `netherlands.geojson`',
      })
      .optional()
      .meta({
        label: 'Land of the maps',
        description:
          'The land that maps show: `us` with its states, `world` with its countries, or a GeoJSON file of `_data/`. Left out: blocks with a map show their list alone.',
        examples: ['us', 'world', 'netherlands.geojson'],
      }),
    imageBase: z
      .string()
      .regex(/^https:\/\/[^\s"<>\\]*[^\s"<>\\/]$/, 'must be an https:// address without a slash at its end')
      .optional()
      .meta({
        label: 'Address before pictures',
        description: 'Address before every picture, for an image CDN.',
        examples: ['https://images.example.com'],
      }),
    embeds: z
      .array(
        z.string().regex(/^[a-z0-9-]+(?:\.[a-z0-9-]+)+(?::\d+)?$/, {
          error: 'must be a host without `https://` and without a path, such as `calendly.com`',
        }),
      )
      .max(40)
      .default([])
      .meta({
        description:
          'Hosts of other sites of which pages may show a part. Nothing of them is loaded before a visitor asks for it, or has agreed to it.',
        examples: [['calendly.com', 'www.google.com']],
      }),
    header: headerSchema.prefault({}).meta({ label: 'Header', description: 'The bar at the top of every page.' }),
    footer: footerSchema.prefault({}).meta({ label: 'Footer', description: 'The foot of every page.' }),
    announcements: announcementsSchema,
    actionBar: actionBarSchema.optional(),
    backToTop: z.boolean().default(false).meta({
      label: 'Link to the top',
      description: 'true: a link to the top of the page shows while a visitor scrolls up.',
    }),
    measure: measureSchema,
    consent: consentSchema.optional(),
    quote: slug()
      .default('quote-form')
      .meta({
        label: 'Form that opens from every page',
        description: 'The fragment whose block stands in the quote dialog of every page.',
        examples: ['quote-form'],
      }),
    hours: z
      .strictObject({
        text: line(80).meta({ label: 'Hours as they are shown', description: 'Business hours as they are shown.' }),
        opens: opensAt().meta({ description: 'Start of the day.', examples: ['08:00'] }),
        closes: closesAt().meta({ description: 'End of the day.', examples: ['18:00'] }),
        days: z
          .array(z.enum(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']))
          .min(1)
          .meta({ description: 'Days with these hours.' }),
        note: untranslated(sentences(400))
          .optional()
          .meta({ label: 'Note for yourselves', description: 'What is doubtful about it, for the owner of the site.' }),
      })
      .optional()
      .meta({ title: 'hours', description: 'Business hours.' }),
    foundingYear: z
      .int()
      .min(1800)
      .max(2100)
      .optional()
      .meta({ label: 'Year of foundation', description: 'Year of foundation.', examples: [2010] }),
    priceRange: untranslated(line(4))
      .optional()
      .meta({ description: 'Price range for search engines, from $ to $$$$.', examples: ['$$'] }),
    claims: z.record(z.string(), claimSchema).default({}).meta({
      label: 'Figures',
      description: 'Figures that pages may show, as `{site.claims.name}`: one value, one source, one date each.',
    }),
    aliases: z.enum(['page', 'redirect']).default('page').meta({
      label: 'Other addresses of a page',
      description: 'What an alias answers: the page of its target (200), or a redirect to it (301).',
    }),
    headers: headersSchema.prefault({}),
    duplicates: duplicatesSchema.prefault({}),
    translate: translateSchema.optional(),
    crawlers: crawlersSchema.prefault({}),
    inquiries: inquiriesSchema.prefault({}),
    organization: organizationSchema.prefault({}),
    sample: z
      .array(untranslated(line(60)))
      .default([])
      .meta({
        label: 'Sample values',
        description: 'Keys of this file that still hold sample values. Each gives a warning.',
        examples: [['phone']],
      }),
  })
  .superRefine(checkCategories, { when: () => true })
  .superRefine(checkPhone)
  .meta({
    title: 'site',
    description: 'What the whole site shares.',
    migrations: [headerOfLinks, renamed('organization.cities', 'areas')],
  })
export type Site = z.infer<typeof siteSchema>
