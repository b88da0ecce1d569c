import {
  defineBlock,
  entryFields,
  eyebrowField,
  href,
  imageField,
  introField,
  line,
  sentences,
  titleField,
} from 'marquee/schema'
import { z } from 'zod'
import { carouselWords } from './words.ts'

const slideSchema = z
  .strictObject({
    image: imageField('card')
      .optional()
      .meta({
        description: 'A picture.',
        examples: [{ name: 'about/room', alt: 'A wooden table below a wide window' }],
      }),
    name: line(80)
      .optional()
      .meta({ description: 'A heading, or who said the quote.', examples: ['The new room'] }),
    quote: sentences(400)
      .optional()
      .meta({
        description: 'What somebody said, without quotation marks.',
        examples: ['Friendly people, and no waiting.'],
      }),
    text: sentences(300)
      .optional()
      .meta({ description: 'One to three sentences.', examples: ['Twelve seats, and light from two sides.'] }),
    href: href()
      .optional()
      .meta({ description: 'Where the slide leads. It needs a `name`.', examples: ['/news'] }),
    ...entryFields,
  })
  .refine(({ image, name, quote, text }) => image ?? name ?? quote ?? text, {
    error: 'must have a picture, a name, a quote or a text',
  })
  .refine(({ href: to, name }) => to === undefined || name !== undefined, {
    error: 'must have a `name` where it has `href`',
    path: ['href'],
  })
  .meta({ title: 'slide' })

export const carouselSchema = defineBlock(
  'carousel',
  'Slides in a row that is moved sideways: pictures, cards or quotes. What everybody should see is better in `cards`.',
  {
    eyebrow: eyebrowField('Looking back'),
    title: titleField('What happened here last'),
    intro: introField('Push the row, or use the arrows.'),
    wide: z
      .boolean()
      .default(false)
      .meta({ description: 'true: one slide shows at a time, its picture beside its words.' }),
    slides: z
      .array(slideSchema)
      .min(2)
      .max(24)
      .meta({ description: 'The slides, in order.', examples: [[{ name: 'The new room', text: 'Twelve seats.' }]] }),
  },
  {
    label: 'Carousel',
    group: 'Text and pictures',
    island: 'touch',
    words: carouselWords,
    alsoCalled: ['slider', 'slideshow', 'slides', 'swiper'],
  },
)
export type Carousel = z.infer<typeof carouselSchema>
export type Slide = z.infer<typeof slideSchema>
