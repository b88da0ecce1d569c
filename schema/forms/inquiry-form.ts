import { z } from 'zod'
import { formsWords } from '../language/forms-words.ts'
import { phoneLine } from '../phone/phone-number.ts'
import { isRead } from '../placeholders/placeholder-kind.ts'
import { eyebrowField, introField, line, sentences, titleField } from '../text.ts'

/** The fields that every form that sends an inquiry has. */
export const inquiryFormFields = {
  eyebrow: eyebrowField('Inquire'),
  title: titleField('Get a quote'),
  intro: introField('The day and the city are enough.'),
  phone: isRead(phoneLine(40)).meta({
    description: 'Phone number for those who would rather call, and where sending fails.',
    examples: ['{site.phone}'],
  }),
  email: isRead(z.string().trim().min(1).max(254)).meta({
    description: 'E-mail address for those who would rather write, and where sending fails.',
    examples: ['{site.email}'],
  }),
  withoutScripts: line(160)
    .default(() => formsWords.withoutScripts)
    .meta({ description: 'What stands in place of the form where scripts are off.' }),
  thanks: sentences(200)
    .default(() => formsWords.sent)
    .meta({ description: 'The line under "Thank you" once the inquiry has been sent.' }),
  endpoint: z
    .string()
    .regex(/^(?:\/[^\s"<>\\/][^\s"<>\\]*|https:\/\/[^\s"<>\\]+)$/, {
      error: 'must be a path of this site, such as `/api/inquiries`, or an https:// address',
    })
    .default('/api/inquiries')
    .meta({ description: 'Where the form posts to.', examples: ['/api/inquiries'] }),
  transport: z
    .enum(['no-cors', 'readable'])
    .optional()
    .meta({
      description:
        'How the endpoint is asked. `readable`: it allows this site to read its answer, and only `{"ok":true}` counts as sent. `no-cors`: the answer cannot be read and any completed request counts. Left out: readable for this site and for any address that ends in `/api/inquiries`, else `no-cors`.',
      examples: ['readable'],
    }),
}
