import { z } from 'zod'
import { sitePath } from '../links/link.ts'
import { builtInCategories, categoryKey, categorySchema } from './category.ts'
import type { Measure } from './measure.ts'

const embedSchema = z
  .strictObject({
    host: z
      .string()
      .meta({ label: 'Site', description: 'One of the hosts under `embeds`.', examples: ['www.google.com'] }),
    category: categoryKey(),
  })
  .meta({ title: 'embed' })

/** How visitors are asked before anything is loaded that is not necessary. */
export const consentSchema = z
  .strictObject({
    when: z
      .enum(['always', 'europe'])
      .default('always')
      .meta({
        label: 'Who is asked',
        description:
          'Who is asked: everybody, or visitors whose clock is set to a time zone of Europe. For all others everything is loaded at once.',
        examples: ['always'],
      }),
    askAgainAfterMonths: z
      .int()
      .min(1)
      .max(24)
      .default(12)
      .meta({
        label: 'Ask again after so many months',
        description: 'After so many months a visitor is asked again.',
        examples: [6],
      }),
    version: z
      .int()
      .min(1)
      .default(1)
      .meta({
        label: 'Version of the question',
        description: 'Raise it when visitors shall agree to something else than before: everybody is asked again.',
        examples: [2],
      }),
    privacy: sitePath()
      .optional()
      .meta({
        label: 'Page about privacy',
        description: 'The page that says what is done with data.',
        examples: ['/privacy-policy'],
      }),
    categories: z
      .array(categorySchema)
      .max(8)
      .default([])
      .meta({
        label: 'Further categories',
        description: 'Categories beside `necessary`, `statistics` and `marketing`.',
        examples: [
          [
            {
              key: 'media',
              name: 'Maps and films',
              text: 'Shown by others, who then know the address of your device.',
            },
          ],
        ],
      }),
    embeds: z
      .array(embedSchema)
      .max(40)
      .default([])
      .meta({
        label: 'Allowed sites',
        description:
          'Hosts whose parts load by themselves once their category is allowed. Those of all other hosts wait for their button.',
        examples: [[{ host: 'www.google.com', category: 'marketing' }]],
      }),
  })
  .meta({
    title: 'consent',
    label: 'Question about consent',
    description:
      'Asks visitors before anything is loaded that is not `necessary`. Left out: nobody is asked, and everything is loaded at once.',
    examples: [{ privacy: '/privacy-policy' }],
  })
export type Consent = z.infer<typeof consentSchema>

type Settings = { measure: readonly Measure[]; consent?: Consent | undefined }

/** What waits until a visitor has agreed: the category of each, and who is behind it, a provider or a host. */
function askedFor({ measure, consent }: Settings): { category: string; by: string }[] {
  if (!consent) return []
  const all = [
    ...measure.map(({ category, provider }) => ({ category, by: provider })),
    ...consent.embeds.map(({ category, host }) => ({ category, by: host })),
  ]
  return all.filter(({ category }) => category !== 'necessary')
}

/** The categories that visitors are asked about: those of every site, then its own. */
export function askedCategories(settings: Settings): string[] {
  const asked = new Set(askedFor(settings).map(({ category }) => category))
  const own = settings.consent?.categories.map(({ key }) => key) ?? []
  return [...builtInCategories, ...own].filter((category) => asked.has(category))
}

/** What a visitor agrees to; empty where nothing waits for it. Somebody who agreed to something else is asked again. */
export function consentVersion(settings: Settings): string {
  const asked = [...new Set(askedFor(settings).map(({ category, by }) => `${category}:${by}`))].sort()
  const { version = 1 } = settings.consent ?? {}
  return asked.length === 0 ? '' : [...asked, ...(version > 1 ? [version] : [])].join(' ')
}
