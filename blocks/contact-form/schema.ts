import type { z } from 'zod'
import { defineBlock } from '../../schema/block.ts'
import { inquiryFormFields } from '../../schema/inquiry-form.ts'
import { line } from '../../schema/text.ts'

export const contactFormSchema = defineBlock('contact-form', 'A form with name, e-mail, phone and a message.', {
  ...inquiryFormFields,
  submit: line(40)
    .default('Send message')
    .meta({ description: 'Text of the button that sends the form.', examples: ['Send message'] }),
})
export type ContactForm = z.infer<typeof contactFormSchema>
