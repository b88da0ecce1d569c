import { z } from 'zod'
import { linkSchema } from '../links/link.ts'
import { pathPatterns } from '../links/path-pattern.ts'
import { line } from '../text.ts'

/** The bar at the foot of the window on phones. */
export const actionBarSchema = z
  .strictObject({
    call: line(20)
      .optional()
      .meta({
        label: 'Words of the telephone link',
        description: 'What the link to the phone number says. Left out: there is none.',
        examples: ['Call'],
      }),
    button: linkSchema.optional().meta({
      description: 'The button of the bar. `#quote` opens the form of the site.',
      examples: [{ text: 'Get a quote', href: '#quote' }],
    }),
    except: pathPatterns()
      .default([])
      .meta({
        label: 'Excepted pages',
        description: 'Pages without the bar. `/blog/*` are all pages below `/blog`.',
        examples: [['/careers', '/team/*']],
      }),
  })
  .refine(({ call, button }) => call !== undefined || button !== undefined, {
    error: 'must have `call`, a `button`, or both',
  })
  .meta({
    title: 'actionBar',
    label: 'Bar on phones',
    description:
      'A bar that stays at the foot of the window on phones. Left out: there is none. Pages that begin with a form, and protected pages, are without it.',
  })
export type ActionBar = z.infer<typeof actionBarSchema>
