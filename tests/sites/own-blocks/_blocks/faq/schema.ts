import { defineBlock, line } from 'marquee/schema'
import { z } from 'zod'

export const faqSchema = defineBlock('faq', 'Questions without answers: a guest asks the host.', {
  title: line(90).meta({ description: 'The heading.', examples: ['Ask your host'] }),
  asked: z
    .array(line(120))
    .min(1)
    .meta({ description: 'The questions.', examples: [['Where do I park?']] }),
})
export type Faq = z.infer<typeof faqSchema>
