import { z } from 'zod'
import { label, name, unit } from './fields.ts'

const figures = ['person', 'desk', 'bottle', 'can', 'glass', 'box'] as const

/** A drawing of the results. */
export const pictureSchema = z
  .discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('figures').meta({ description: 'As many figures as there are people or bottles.' }),
      title: label(),
      items: z
        .array(z.strictObject({ label: label(), count: name(), figure: z.enum(figures).default('person') }))
        .min(1)
        .max(12),
    }),
    z.strictObject({
      kind: z.literal('bars').meta({ description: 'Loads against what can be carried.' }),
      title: label(),
      limit: name().meta({ description: 'The most that can be carried.' }),
      good: z
        .number()
        .positive()
        .max(1)
        .meta({ description: 'The share of it that leaves room.', examples: [0.8] }),
      items: z
        .array(z.strictObject({ label: label(), value: name() }))
        .min(1)
        .max(6),
      unit: unit(),
    }),
  ])
  .meta({ title: 'picture' })
export type CalculatorPicture = z.infer<typeof pictureSchema>
