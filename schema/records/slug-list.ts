import { z } from 'zod'
import { slug } from '../text.ts'

/** A list of slugs without duplicates, as in `related`, `nearby` and a matrix. */
export const slugList = () =>
  z.array(slug()).superRefine((slugs, context) => {
    slugs.forEach((entry, index) => {
      if (slugs.indexOf(entry) < index)
        context.addIssue({
          code: 'custom',
          path: [index],
          message: `\`${entry}\` stands twice in this list`,
          params: { code: 'duplicate-slug' },
        })
    })
  })
