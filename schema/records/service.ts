import { z } from 'zod'
import { inputValues } from '../calculator/inputs.ts'
import { positions } from '../forms/positions.ts'
import { sceneRoles } from '../scene.ts'
import { line, sentences, slug } from '../text.ts'
import { slugList } from './slug-list.ts'

/** Kinds of work. A local fact names the kinds it matters to, so that each page shows the facts of its own trade. */
export const serviceFamilies = [
  'general',
  'promotional',
  'trade-show',
  'front-of-house',
  'food-beverage',
  'production',
  'retail',
  'safety',
] as const
export type ServiceFamily = (typeof serviceFamilies)[number]

const phrases = (description: string, example: string) =>
  z
    .array(line(200))
    .min(1)
    .max(10)
    .meta({ description, examples: [[example]] })

/** One file a service in `_data/services/`, named by its slug. */
export const serviceSchema = z
  .strictObject({
    slug: slug().meta({
      description: 'Second part of its addresses, and the name of its file.',
      examples: ['booth-staff'],
    }),
    name: line(40).meta({ description: 'Name as a heading.', examples: ['Booth Staff'] }),
    singular: line(40).meta({ description: 'One person, inside a sentence.', examples: ['booth host'] }),
    plural: line(40).meta({ description: 'Several people, inside a sentence.', examples: ['booth staff'] }),
    alsoCalled: z
      .array(line(40))
      .max(12)
      .default([])
      .meta({
        description: 'What people type who look for it, beside its names.',
        examples: [['mixologist', 'barman']],
      }),
    family: z.enum(serviceFamilies).meta({
      description: 'Kind of work; decides which local facts a city page shows.',
      examples: ['trade-show'],
    }),
    summary: sentences(160).meta({
      description: 'What the service is, in a sentence or two, for cards and search results.',
      examples: ['People who stop the aisle, give your pitch in one line and hand visitors to your experts.'],
    }),
    scene: z
      .enum(sceneRoles)
      .default('greeter')
      .meta({ description: 'Who is drawn at work on its pages.', examples: ['bartender'] }),
    hiredBy: phrases('Who books it.', 'exhibitors'),
    duties: phrases('What the people do on the day.', 'scan badges and note what the visitor asked'),
    brief: phrases('What the client tells the crew beforehand.', 'three questions that sort visitors from buyers'),
    skills: phrases('What the people are chosen for.', 'calm at a full counter'),
    related: slugList()
      .max(6)
      .default([])
      .meta({ description: 'Services that go with it.', examples: [['expo-staff']] }),
    calculator: slug()
      .optional()
      .meta({
        description: 'The calculator that sizes such a crew: a file of `_data/calculators`.',
        examples: ['event-staff'],
      }),
    calculatorInputs: inputValues()
      .default({})
      .meta({
        description: 'What its inputs hold at first on the pages of this service, in place of their own defaults.',
        examples: [{ guests: 300 }],
      }),
    quotePositions: z
      .array(z.enum(positions))
      .min(1)
      .meta({
        description: 'Positions ticked in the quote form when it opens here.',
        examples: [['Convention Staff']],
      }),
  })
  .meta({ title: 'service', description: 'A kind of staff that the agency supplies.' })
export type Service = z.infer<typeof serviceSchema>
