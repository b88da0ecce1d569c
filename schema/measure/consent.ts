import { z } from 'zod'
import { sitePath } from '../links/link.ts'
import type { Measure } from './measure.ts'

/** How visitors are asked before anything is loaded that is not necessary. */
export const consentSchema = z
  .strictObject({
    when: z
      .enum(['always', 'europe'])
      .default('always')
      .meta({
        description:
          'Who is asked: everybody, or visitors whose clock is set to a time zone of Europe. For all others everything is loaded at once.',
        examples: ['always'],
      }),
    privacy: sitePath()
      .optional()
      .meta({ description: 'The page that says what is done with data.', examples: ['/privacy-policy'] }),
  })
  .meta({
    title: 'consent',
    description:
      'Asks visitors before anything is loaded that is not `necessary`. Left out: nobody is asked, and everything is loaded at once.',
    examples: [{ privacy: '/privacy-policy' }],
  })
export type Consent = z.infer<typeof consentSchema>

type Settings = { measure: readonly Measure[]; consent?: Consent | undefined }

/** The entries of `measure:` that wait until a visitor has agreed. */
export const askedEntries = ({ measure, consent }: Settings): Measure[] =>
  consent ? measure.filter(({ category }) => category !== 'necessary') : []

/** What a visitor agrees to. Somebody who agreed to something else is asked again. */
export const consentVersion = (asked: readonly Measure[]): string =>
  [...new Set(asked.map(({ category, provider }) => `${category}:${provider}`))].sort().join(' ')
