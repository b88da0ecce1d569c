import { defineBlock, eyebrowField, introField, isRead, line, markdown, sentences, titleField } from 'marquee/schema'
import { z } from 'zod'
import { providerForm } from './provider.ts'
import { newsletterWords } from './words.ts'

export const newsletterSchema = defineBlock(
  'newsletter',
  'One field for an e-mail address, which goes to the provider of a newsletter: Mailchimp, Brevo, Buttondown or Kit. It works without scripts, and the page of the provider says whether it did.',
  {
    eyebrow: eyebrowField('Newsletter'),
    title: titleField('One letter a month'),
    intro: introField('What we have learned, and when the next course begins.'),
    address: isRead(z.string().max(500))
      .refine((address) => providerForm(address) !== undefined, {
        error:
          'must be the address of a form of Mailchimp (`https://….list-manage.com/subscribe/post?u=…&id=…`), Brevo (`https://….sibforms.com/serve/…`), Buttondown (`https://buttondown.com/api/emails/embed-subscribe/…`) or Kit (`https://app.kit.com/forms/…/subscriptions`)',
      })
      .meta({
        description: 'Where the form is sent: `action` of the form that the provider gives out for other sites.',
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
      .default(() => newsletterWords.after)
      .meta({
        description: 'What happens next. Turn on double opt-in at the provider, which these words promise.',
        examples: ['You get an e-mail with a link. Your subscription begins when you follow it.'],
      }),
  },
  {
    group: 'Invitations and forms',
    words: newsletterWords,
    sources: ({ address }) => ({ forms: [new URL(address).origin] }),
    alsoCalled: ['subscribe', 'sign up', 'mailing list', 'mailchimp', 'brevo', 'buttondown', 'kit'],
  },
)
export type Newsletter = z.infer<typeof newsletterSchema>
