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
import { iconField } from '../../schema/icon.ts'

const cardSchema = z
  .strictObject({
    name: line(80).meta({ description: 'The heading of the card.', examples: ['Courses'] }),
    image: imageField('card')
      .optional()
      .meta({ description: 'A picture over the heading.', examples: [{ name: 'cards/courses', alt: '' }] }),
    icon: iconField()
      .optional()
      .meta({ description: 'A small drawing over the heading, where the card has no picture.', examples: ['tool'] }),
    text: sentences(300)
      .optional()
      .meta({ description: 'One to three sentences.', examples: ['An evening in a group of six.'] }),
    href: href()
      .optional()
      .meta({ description: 'Where the card leads. Left out, it is no link.', examples: ['/courses'] }),
    more: line(40)
      .optional()
      .meta({
        description: 'Words of invitation at the foot of a card that leads somewhere.',
        examples: ['See dates'],
      }),
    ...entryFields,
  })
  .refine(({ image, icon }) => !(image && icon), { error: 'must have a picture or an icon, not both' })
  .refine(({ href: to, more }) => to !== undefined || more === undefined, {
    error: 'must have `href` where it has `more`',
    path: ['more'],
  })
  .meta({ title: 'card' })

export const cardsSchema = defineBlock(
  'cards',
  'Cards with a picture or an icon, two to four in a row: written here, or the records of a collection. Cards of pages are a `page-list`.',
  {
    eyebrow: eyebrowField('Offers'),
    title: titleField('Three ways to begin'),
    intro: introField('Choose one; you can change your mind later.'),
    columns: z
      .union([z.literal(2), z.literal(3), z.literal(4)])
      .default(3)
      .meta({ description: 'How many stand in a row where there is room: 2, 3 or 4.', examples: [3] }),
    look: z
      .enum(['open', 'framed'])
      .default('open')
      .meta({ description: '`framed`: each card is a panel with a ground of its own.' }),
    cards: z
      .array(cardSchema)
      .min(1)
      .max(24)
      .meta({
        description:
          'The cards, in order. `{ from: shops }` gives the records of a collection with their `name`, `image` and `text`, as far as the collection lists them under `shown`.',
        examples: [[{ name: 'Courses', icon: 'users', text: 'An evening in a group.' }]],
      }),
  },
  {
    label: 'Cards',
    group: 'Text and pictures',
    alsoCalled: ['feature grid', 'card grid', 'teasers', 'tiles', 'icon grid'],
  },
)
export type Cards = z.infer<typeof cardsSchema>
export type Card = z.infer<typeof cardSchema>
