import { z } from 'zod'
import { line, shownText } from './text.ts'

/** Features by which a drawn skyline is recognised. */
export const skylineFeatures = [
  'tower',
  'bridge',
  'river',
  'bay',
  'palms',
  'hills',
  'mountains',
  'desert',
  'dome',
  'wheel',
  'arch',
] as const

/** Who can be drawn at work. */
export const sceneRoles = [
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
] as const

/** The subject of a drawn picture. The same values give the same bytes. */
export const sceneSchema = z
  .strictObject({
    kind: z.enum(['stage', 'skyline', 'crowd', 'role', 'face', 'mark']).meta({
      description:
        'stage: lights over a stage · skyline: a city at night · crowd: guests seen from behind · role: a person at work · face: a portrait · mark: a word mark of a company',
    }),
    seed: line(80).meta({
      description: 'Decides every detail. Scenes with the same values are alike to the byte.',
      examples: ['los-angeles'],
    }),
    role: z
      .enum(sceneRoles)
      .optional()
      .meta({ description: 'Who is at work in a `role` scene. Without it the seed decides.' }),
    features: z
      .array(z.enum(skylineFeatures))
      .max(4)
      .optional()
      .meta({
        description: 'What a `skyline` is known by. Without it the seed decides.',
        examples: [['palms', 'hills']],
      }),
    label: line(40).optional().meta({ description: 'The name written in a `mark`. Without it the seed is written.' }),
  })
  .register(shownText, { shown: false })
export type Scene = z.infer<typeof sceneSchema>
