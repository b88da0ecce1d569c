import { defineBlock, line, markdown } from 'marquee/schema'
import type { z } from 'zod'
import { fieldsOf } from '../../schema/forms/answers.ts'
import { formName, formSections, formSteps } from '../../schema/forms/form.ts'
import { formTextsSchema } from '../../schema/forms/form-texts.ts'
import { inquiryFormFields } from '../../schema/forms/inquiry-form.ts'
import { formsWords } from '../../schema/language/forms-words.ts'

export const formSchema = defineBlock(
  'form',
  'A form whose questions are data, on one page or in steps. Blocks with the same `form` ask the same on every page.',
  {
    ...inquiryFormFields,
    form: formName,
    sections: formSections.optional().meta({ description: 'The questions, in sections.' }),
    steps: formSteps.optional().meta({
      description: 'The questions in steps, in place of `sections`: one is shown at a time, with Back and Next.',
    }),
    privacy: markdown()
      .optional()
      .meta({
        description: 'What becomes of the answers, above the button.',
        examples: ['Only our payroll team reads this. See the [privacy policy](/privacy-policy).'],
      }),
    submit: line(40)
      .default(() => formsWords.send)
      .meta({ description: 'Text of the button that sends the form.', examples: ['Send message'] }),
    dialogName: line(80)
      .optional()
      .meta({
        description: 'Name of the dialog that shows it, for screen readers. Left out: the title.',
        examples: ['Get a quote'],
      }),
    texts: formTextsSchema,
  },
  {
    label: 'Form',
    group: 'Invitations and forms',
    island: 'state-at-top',
    form: ({ form, steps, sections = [] }) => ({ name: form, fields: fieldsOf(steps ?? sections) }),
    alsoCalled: [
      'contact form',
      'contact',
      'survey',
      'questionnaire',
      'feedback',
      'application form',
      'poll',
      'quote form',
      'inquiry form',
      'request a quote',
      'booking',
      'booking form',
      'wizard',
      'lead form',
    ],
  },
).superRefine(({ sections, steps }, context) => {
  if (!sections && !steps)
    context.addIssue({ code: 'custom', path: ['sections'], message: 'needs `sections` or `steps` with the questions' })
  if (sections && steps)
    context.addIssue({
      code: 'custom',
      path: ['steps'],
      message: 'must not stand beside `sections`: choose one of them',
    })
})
export type Form = z.infer<typeof formSchema>
