import { z } from 'zod'

const text = z.string().min(1)
const address = z.string().regex(/^(?:\/|#|tel:)/)
const action = z.strictObject({ text, href: address })
const kind = (type, fields) => z.strictObject({ type: z.literal(type), title: text, ...fields })

const block = z.discriminatedUnion('type', [
  kind('hero', {
    eyebrow: text,
    intro: text,
    image: z.strictObject({ name: text, alt: text }),
    action,
    secondAction: action,
  }),
  kind('rich-text', { body: text }),
  kind('process-steps', { steps: z.array(z.strictObject({ title: text, description: text })).min(1) }),
  kind('why-choose-us', { reasons: z.array(z.strictObject({ title: text, text })).min(1) }),
  kind('local-notes', { notes: z.array(z.strictObject({ text })).min(1) }),
  kind('faq', { items: z.array(z.strictObject({ question: text, answer: text })).min(1) }),
  kind('call-to-action', { text, action }),
])

/** A page of the site, as Marquee's own schema has it. */
export const pageSchema = z.strictObject({ title: text, description: text, blocks: z.array(block).min(1) })

/** What search engines read of a page: itself, the way to it, and its questions. */
export function structuredData({ title, description, blocks }, url) {
  const questions = blocks.flatMap(({ type, items }) => (type === 'faq' ? items : []))
  const steps = [
    { name: 'Home', item: new URL('/', url).href },
    { name: title, item: url },
  ]
  return {
    '@context': 'https://schema.org',
    '@graph': [
      { '@type': 'WebPage', '@id': url, url, name: title, description },
      {
        '@type': 'BreadcrumbList',
        itemListElement: steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
      },
      {
        '@type': 'FAQPage',
        mainEntity: questions.map(({ question, answer }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: answer },
        })),
      },
    ],
  }
}
