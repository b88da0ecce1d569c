import { defineBlock, eyebrowField, introField, line, linkSchema, sentences, slug, titleField } from 'marquee/schema'
import { z } from 'zod'

const stepSchema = z
  .strictObject({
    text: sentences(320).meta({ description: 'What to do.', examples: ['Call the person. Wait two minutes.'] }),
    branches: z
      .array(
        z
          .strictObject({
            when: line(120).meta({ description: 'What may be the case.', examples: ['They are on the way'] }),
            do: sentences(320).meta({
              description: 'What to do in that case.',
              examples: ['Ask for the minute of arrival.'],
            }),
          })
          .meta({ title: 'branch' }),
      )
      .max(5)
      .default([])
      .meta({
        description: 'Where the way parts.',
        examples: [[{ when: 'They are on the way', do: 'Ask for the minute of arrival.' }]],
      }),
  })
  .meta({ title: 'step' })

const caseSchema = z
  .strictObject({
    id: slug()
      .max(40)
      .meta({ description: 'Anchor of the case, for links.', examples: ['no-show'] }),
    title: line(90).meta({ description: 'What has happened.', examples: ['Somebody has not come'] }),
    call: z
      .array(linkSchema)
      .max(3)
      .default([])
      .meta({ description: 'Whom to call, as buttons.', examples: [[{ text: 'Call 911', href: 'tel:911' }]] }),
    steps: z
      .array(stepSchema)
      .min(1)
      .max(10)
      .meta({ description: 'What to do, in order.', examples: [[{ text: 'Call the person.' }]] }),
    never: sentences(240)
      .optional()
      .meta({ description: 'What not to do.', examples: ['Never move the person unless the place is dangerous.'] }),
  })
  .meta({ title: 'case' })

export const decisionStepsSchema = defineBlock(
  'decision-steps',
  'What to do in a case: numbered steps with the ways they part, and whom to call. Links lead to each case.',
  {
    eyebrow: eyebrowField('When it happens'),
    title: titleField('What to do'),
    intro: introField('Safe, help, tell, stay, write.'),
    cases: z.array(caseSchema).min(1).max(16).meta({ description: 'The cases. Each `id` stands once.' }),
  },
  {
    label: 'What to do in a case',
    group: 'Documents and tools',
    alsoCalled: ['decision tree', 'flowchart', 'guide', 'emergency', 'procedure', 'troubleshooting'],
  },
).superRefine(({ cases }, context) => {
  cases.forEach(({ id }, index) => {
    const first = cases.findIndex((other) => other.id === id)
    if (first < index)
      context.addIssue({
        code: 'custom',
        path: ['cases', index, 'id'],
        message: `\`${id}\` is already the id of cases[${first}]`,
      })
  })
})
export type DecisionSteps = z.infer<typeof decisionStepsSchema>
