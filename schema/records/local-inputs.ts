import { z } from 'zod'
import { inputValues } from '../calculator/inputs.ts'
import { source } from '../dated.ts'
import { sentences, slug } from '../text.ts'
import { families } from './for-family.ts'

/** What calculators begin with in one city, where a fact of the city is a better start than the service's own. */
export const localInputs = () =>
  z
    .record(
      slug(),
      z.strictObject({
        families: families(),
        inputs: inputValues().meta({
          description: 'What its inputs hold at first here, over those of the service.',
          examples: [{ days: 4 }],
        }),
        note: sentences(200).meta({
          description: 'The fact that speaks for it. For those who keep the record.',
          examples: ['CES, the NAB Show and SEMA run four days each.'],
        }),
        source: source().optional(),
      }),
    )
    .default({})
    .meta({ description: 'Local beginnings of calculators, by the calculator: a file of `_data/calculators`.' })
