import { z } from 'zod'
import { line, slug } from '../text.ts'
import { geoSchema } from './geo.ts'

/** The fields of any record that the engine itself reads. The others are in `_data/collections.yaml`. */
export const recordFields = {
  slug: slug().meta({
    description: 'Its name in addresses and references, and the name of its file.',
    examples: ['old-town'],
  }),
  name: line(40).meta({ description: 'Name as people say it.', examples: ['Old town'] }),
  alsoCalled: z
    .array(line(40))
    .max(12)
    .default([])
    .meta({ description: 'What people type who look for it, beside its names.', examples: [['Philly']] }),
  geo: geoSchema().optional(),
}
