import { z } from 'zod'
import { line } from './text.ts'

/** What a drawn picture shows. Same values, same picture, to the byte. */
export const sceneSchema = z.strictObject({
  kind: z.enum(['stage', 'skyline', 'crowd', 'role', 'face', 'mark']).meta({
    description:
      'stage: lights over a stage · skyline: a city at night · crowd: guests seen from behind · role: a person at work · face: a portrait · mark: a word mark of a company',
  }),
  seed: line(80).meta({
    description: 'Decides every detail. Two scenes with one seed are alike.',
    examples: ['los-angeles'],
  }),
  role: z
    .enum([
      'ambassador',
      'assistant',
      'convention',
      'street',
      'hospitality',
      'bartender',
      'server',
      'greeter',
      'check-in',
      'crowd',
    ])
    .optional(),
  label: line(40).optional().meta({ description: 'The name written in a mark.' }),
})
export type Scene = z.infer<typeof sceneSchema>
