import { z } from 'zod'
import { line } from './text.ts'
import { untranslated } from './translations/translated.ts'

/** Who permitted a page about them, and when. Without it the page has to be `noindex`. */
export const permissionField = () =>
  z
    .strictObject({
      by: untranslated(line(120)).meta({
        description: 'Who gave it: a name and a position at the client.',
        examples: ['Dana Reyes, Marketing Director'],
      }),
      on: z.iso.date().meta({ description: 'The day it was given in writing.', examples: ['2026-11-21'] }),
    })
    .optional()
    .meta({
      title: 'permission',
      description: 'Who at the client allowed this to be published, and when. Until then the page has to be `noindex`.',
      examples: [{ by: 'Dana Reyes, Marketing Director', on: '2026-11-21' }],
    })
