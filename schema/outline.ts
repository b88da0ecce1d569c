import { z } from 'zod'

/** `outline` of the site file: which land maps show. */
export const outlineField = z
  .enum(['us'])
  .optional()
  .meta({
    description:
      'The land that maps show: `us`, the states of the United States. Left out: blocks with a map show their list alone.',
    examples: ['us'],
  })
export type Outline = z.infer<typeof outlineField>

let current: Outline

/** The land that maps of the site show. */
export const outline = (): Outline => current

/** Sets the land of maps. Reading the content does so before it reads pages. It is one for all, like the language of the site. */
export function setOutline(given: Outline): void {
  current = given
}
