import { z } from 'zod'
import { inputValues } from '../calculator/inputs.ts'
import { sceneRoles } from '../scene.ts'
import { line, slug } from '../text.ts'
import { slugList } from './slug-list.ts'

/** The fields of a service that the engine itself reads. The others are in `_data/collections.yaml`. */
export const serviceFields = {
  slug: slug().meta({
    description: 'Second part of its addresses, and the name of its file.',
    examples: ['booth-staff'],
  }),
  name: line(40).meta({ description: 'Name as a heading.', examples: ['Booth Staff'] }),
  alsoCalled: z
    .array(line(40))
    .max(12)
    .default([])
    .meta({
      description: 'What people type who look for it, beside its names.',
      examples: [['mixologist', 'barman']],
    }),
  scene: z
    .enum(sceneRoles)
    .default('greeter')
    .meta({ description: 'Who is drawn at work on its pages.', examples: ['bartender'] }),
  related: slugList()
    .max(6)
    .default([])
    .meta({ description: 'Services that go with it.', examples: [['expo-staff']] }),
  calculator: slug()
    .optional()
    .meta({
      description: 'The calculator that sizes it: a file of `_data/calculators`.',
      examples: ['event-staff'],
    }),
  calculatorInputs: inputValues()
    .default({})
    .meta({
      description: 'What its inputs hold at first on the pages of this service, in place of their own defaults.',
      examples: [{ guests: 300 }],
    }),
}
