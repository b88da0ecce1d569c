import { z } from 'zod'
import { line, sentences } from '../text.ts'
import { translated, untranslated } from '../translations/translated.ts'

/** A figure that pages may show, with its source. */
export const claimSchema = z
  .strictObject({
    value: z
      .union([z.string().trim().min(1).max(120).register(translated, { as: 'text' }), z.number()])
      .meta({ description: 'What is claimed, as it is shown.', examples: ['over 200'] }),
    source: untranslated(line(200)).meta({ description: 'Where the figure comes from.' }),
    date: z.iso.date().meta({ description: 'When it was last checked.', examples: ['2026-11-21'] }),
    note: untranslated(sentences(400))
      .optional()
      .meta({ description: 'What is doubtful about it, for the owner of the site.' }),
  })
  .meta({ title: 'claim' })
