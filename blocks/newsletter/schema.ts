import { defineBlock, eyebrowField, introField, isRead, line, markdown, sentences, titleField } from 'marquee/schema'
import { z } from 'zod'
import { inquiryFormFields } from '../../schema/forms/inquiry-form.ts'
import { newsletterForm } from '../../schema/forms/newsletter-form.ts'
import { formAddress, providerForm } from './provider.ts'
import { subscriptionFields } from './subscription.ts'
import { newsletterWords } from './words.ts'

/** What stands where an address could not be sent, or scripts are off. */
const contact = {
  phone: inquiryFormFields.phone.optional().meta({ ...inquiryFormFields.phone.meta() }),
  email: inquiryFormFields.email.optional().meta({ ...inquiryFormFields.email.meta() }),
}

export const newsletterSchema = defineBlock(
  'newsletter',
  'One field for an e-mail address, which goes to the provider of a newsletter (Mailchimp, Brevo, Buttondown or Kit), or to the service of this site, which stores it and hands it to a webhook. The form of a provider works without scripts, and the page of the provider says whether it did.',
  {
    eyebrow: eyebrowField('Newsletter'),
    title: titleField('One letter a month'),
    intro: introField('What is new here, and what will be different next month.'),
    address: isRead(z.string().overwrite(formAddress).max(500))
      .refine((address) => providerForm(address) !== undefined, {
        error:
          'must be the address of a form of Mailchimp (`https://….list-manage.com/subscribe/post?u=…&id=…`), Brevo (`https://….sibforms.com/serve/…`), Buttondown (`https://buttondown.com/api/emails/embed-subscribe/…`) or Kit (`https://app.kit.com/forms/…/subscriptions`)',
      })
      .optional()
      .meta({
        description:
          'Where the form is sent: `action` of the form that the provider gives out for other sites, or all of its code. Left out: the service of this site takes it.',
        examples: ['https://buttondown.com/api/emails/embed-subscribe/example'],
      }),
    consent: markdown().meta({
      description: 'What people agree to, and what becomes of their address, above the button.',
      examples: ['One letter a month, no passing on. See the [privacy policy](/privacy).'],
    }),
    submit: line(40)
      .default(() => newsletterWords.submit)
      .meta({ description: 'Text of the button.', examples: ['Subscribe'] }),
    after: sentences(300)
      .optional()
      .meta({
        description:
          'What happens next, under the button. Left out: with a provider, that a link in an e-mail begins the subscription, for which double opt-in must be on there; without a provider, nothing.',
        examples: ['You get an e-mail with a link. Your subscription begins when you follow it.'],
      }),
    thanks: sentences(200)
      .default(() => newsletterWords.thanks)
      .meta({
        description: 'What is said once the service of this site has the address. A provider has a page of its own.',
        examples: ['Thank you. You get an e-mail with a link: follow it, and you are on the list.'],
      }),
    ...contact,
    endpoint: inquiryFormFields.endpoint.meta({
      description: 'Where an address goes that no provider takes.',
      examples: ['/api/inquiries'],
    }),
    transport: inquiryFormFields.transport,
  },
  {
    group: 'Invitations and forms',
    words: newsletterWords,
    island: ({ address }) => (address === undefined ? 'touch' : undefined),
    form: ({ address }) => (address === undefined ? { name: newsletterForm, fields: subscriptionFields() } : undefined),
    sources: ({ address }) => (address === undefined ? {} : { forms: [new URL(address).origin] }),
    alsoCalled: ['subscribe', 'sign up', 'mailing list', 'mailchimp', 'brevo', 'buttondown', 'kit'],
  },
).superRefine(({ address, phone, email }, context) => {
  if (address !== undefined) return
  for (const [key, value] of Object.entries({ phone, email }))
    if (value === undefined)
      context.addIssue({
        code: 'custom',
        path: [],
        message: `needs \`${key}: '{site.${key}}'\` for visitors whose address cannot be sent, or the \`address\` of a provider`,
      })
})
export type Newsletter = z.infer<typeof newsletterSchema>
