import { z } from 'zod'
import { formName } from '../forms/form.ts'

/** What the service does with inquiries: `inquiries:`. */
export const inquiriesSchema = z
  .strictObject({
    keepDays: z
      .record(formName, z.int().min(1).max(3_650))
      .default({})
      .meta({
        label: 'Days to store inquiries',
        description:
          'After so many days inquiries of a form are erased by the service, with their files. Those of other forms stay.',
        examples: [{ contact: 365 }],
      }),
  })
  .meta({ title: 'inquiries', description: 'What the service does with inquiries.' })

/** The headers of every answer: `headers:`. */
export const headersSchema = z
  .strictObject({
    embeddable: z
      .boolean()
      .default(false)
      .meta({
        label: 'Other sites may show pictures',
        description:
          'Whether other sites and web mail may show pictures and files of this one, such as the logo in a signature.',
        examples: [true],
      }),
    subdomains: z
      .boolean()
      .default(true)
      .meta({
        label: 'Subdomains by https alone',
        description:
          'Whether browsers, once they have seen the site by https, ask its subdomains by https alone for two years. Write false if one of them has no https.',
        examples: [false],
      }),
  })
  .meta({ title: 'headers', description: 'What every answer of the site allows others.' })
