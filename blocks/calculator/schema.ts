import { defineBlock, eyebrowField, introField, isRead, line, titleField } from 'marquee/schema'
import { z } from 'zod'
import { calculatorSchema } from '../../schema/calculator/calculator.ts'
import { inputValues } from '../../schema/calculator/fields.ts'
import { inputProblems } from '../../schema/calculator/inputs.ts'
import { calculatorWords } from '../../schema/language/calculator-words.ts'

export const calculatorBlockSchema = defineBlock(
  'calculator',
  'A calculator that answers with every key, shows its arithmetic and its sources, and leads into the quote form.',
  {
    eyebrow: eyebrowField('Calculator'),
    title: titleField('How many boxes?'),
    intro: introField('Change a number to see why.'),
    calculator: isRead(calculatorSchema).meta({
      description: 'Which calculator: a file of `_data/calculators`.',
      examples: [{ from: 'calculators/boxes' }],
    }),
    inputs: inputValues()
      .default({})
      .meta({ description: 'What inputs hold at first, in place of their own defaults.', examples: [{ items: 300 }] }),
    compact: z
      .boolean()
      .default(false)
      .meta({ description: 'true shows few inputs first, and links to the page of the calculator for the rest.' }),
    action: line(60)
      .default(() => calculatorWords.useNumbers)
      .meta({ description: 'Text of the button that opens the quote form with these numbers.' }),
  },
  {
    label: 'Calculator',
    group: 'Calculators',
    island: 'state-at-top',
    alsoCalled: ['computation', 'sum', 'cost calculator', 'tool', 'planner'],
  },
).superRefine(({ inputs, calculator }, context) => {
  for (const { name, problem } of inputProblems(calculator, inputs))
    context.addIssue({ code: 'custom', message: problem, path: ['inputs', name] })
})
export type CalculatorBlock = z.infer<typeof calculatorBlockSchema>
