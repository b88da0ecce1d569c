import { z } from 'zod'
import { line, sentences, slug } from '../text.ts'

/** The categories that every site has. Nobody is asked about what is necessary. */
export const builtInCategories = ['necessary', 'statistics', 'marketing'] as const

/** The category of something that is loaded from elsewhere: one that every site has, or one of `consent.categories`. */
export const categoryKey = () =>
  slug().meta({
    description:
      'Its category: `necessary` is loaded whatever a visitor says. Else `statistics`, `marketing`, or one of your own categories.',
    examples: ['statistics'],
  })

/** A category that a site adds. */
export const categorySchema = z
  .strictObject({
    key: slug()
      .max(30)
      .meta({ label: 'Short name', description: 'What `category:` calls it.', examples: ['media'] }),
    name: line(40).meta({ description: 'What visitors call it.', examples: ['Maps and films'] }),
    text: sentences(200).meta({
      description: 'What is loaded, and who learns of the visit.',
      examples: ['Shown by Google, which then knows the address of your device.'],
    }),
  })
  .meta({ title: 'category' })
