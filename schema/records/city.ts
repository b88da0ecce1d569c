import { z } from 'zod'
import { skylineFeatures } from '../scene.ts'
import { line, slug } from '../text.ts'
import { geoSchema } from './geo.ts'
import { slugList } from './slug-list.ts'

/** The fields of a city that the engine itself reads. The others are in `_data/collections.yaml`. */
export const cityFields = {
  slug: slug().meta({
    description: 'First part of its addresses (its URL prefix), and the name of its file.',
    examples: ['la'],
  }),
  name: line(40).meta({ description: 'Name as people say it.', examples: ['Orange County'] }),
  nicknames: z
    .array(line(40))
    .max(12)
    .default([])
    .meta({ description: 'What people type who look for it, beside its name.', examples: [['Philly']] }),
  geo: geoSchema(),
  skyline: z
    .array(z.enum(skylineFeatures))
    .max(4)
    .default([])
    .meta({ description: 'What its drawn skyline is known by.', examples: [['palms', 'hills']] }),
  nearby: slugList()
    .max(6)
    .default([])
    .meta({ description: 'Cities near it, from which somebody may also come.', examples: [['oc', 'sd']] }),
}
