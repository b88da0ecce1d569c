import type { z } from 'zod'
import { defineBlock } from '../../schema/block.ts'
import { formName, formSections } from '../../schema/forms/form.ts'
import { inquiryFormFields } from '../../schema/forms/inquiry-form.ts'
import { line, markdown } from '../../schema/text.ts'

export const formSchema = defineBlock(
  'form',
  'A form whose questions are data. Blocks with the same `form` ask the same on every page.',
  {
    ...inquiryFormFields,
    form: formName,
    sections: formSections,
    privacy: markdown()
      .optional()
      .meta({
        description: 'What becomes of the answers, above the button.',
        examples: ['Only our payroll team reads this. See the [privacy policy](/privacy-policy).'],
      }),
    submit: line(40)
      .default('Send')
      .meta({ description: 'Text of the button that sends the form.', examples: ['Send message'] }),
  },
  {
    label: 'Form of your own',
    group: 'Invitations and forms',
    alsoCalled: ['contact form', 'contact', 'survey', 'questionnaire', 'feedback', 'application form', 'poll'],
  },
)
export type Form = z.infer<typeof formSchema>
