import { defineBlock, eyebrowField, isRead, markdown, titleField } from 'marquee/schema'
import type { z } from 'zod'
import { calculatorSchema } from '../../schema/calculator/calculator.ts'

export const calculatorRatiosSchema = defineBlock(
  'calculator-ratios',
  'How the sum of a calculator works: its ratios as a table with their sources, from the same data that it counts with.',
  {
    eyebrow: eyebrowField('The sum'),
    title: titleField('How the sum works'),
    text: markdown()
      .optional()
      .meta({ description: 'How the steps follow each other, over the table.', examples: ['Items ÷ ratio.'] }),
    calculator: isRead(calculatorSchema).meta({
      description: 'Which calculator: a file of `_data/calculators`.',
      examples: [{ from: 'calculators/boxes' }],
    }),
  },
  {
    label: 'How a calculator counts',
    group: 'Calculators',
    engineWords: ['calculator'],
    alsoCalled: ['ratios', 'assumptions', 'method', 'sources', 'formulas'],
  },
)
export type CalculatorRatios = z.infer<typeof calculatorRatiosSchema>
