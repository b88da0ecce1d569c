import { z } from 'zod'
import { slug } from '../text.ts'

/** A list of lower-case names in which each stands once, as in `related`, `nearby` and a matrix. */
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
