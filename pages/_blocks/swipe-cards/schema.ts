import { defineBlock, imageField, line, sentences, slug, titleField } from 'marquee/schema'
import { z } from 'zod'
import { swipeCardsWords } from './words.ts'

const few = (what: string, example: string[]) =>
  z
    .array(line(60))
    .max(8)
    .default([])
    .meta({ description: what, examples: [example] })

const cardSchema = z
  .strictObject({
    id: slug()
      .max(40)
      .meta({ description: 'Name of the card in exports. It stands once.', examples: ['c-014'] }),
    name: line(40).meta({ description: 'First name and initial, no more.', examples: ['Maya R.'] }),
    image: imageField('square').optional().meta({ description: 'A portrait. A drawn `face` shows nobody who exists.' }),
    city: line(60).meta({ description: 'Where the person works.', examples: ['Chicago'] }),
    roles: few('What the person can do.', ['Mechanic', 'Guide']),
    languages: few('Languages the person speaks.', ['English', 'Spanish']),
    cards: few('Cards and licenses the person holds.', ['First aid']),
    note: sentences(240)
      .optional()
      .meta({
        description: 'One or two sentences from the application.',
        examples: ['Six years behind hotel bars, looking for weekends.'],
      }),
  })
  .meta({ title: 'card' })
export type Card = z.infer<typeof cardSchema>

export const swipeCardsSchema = defineBlock(
  'swipe-cards',
  'Cards to judge one by one with yes, maybe or no, by key, touch or button. Decisions stay on the device.',
  {
    deck: slug()
      .max(40)
      .meta({
        description: 'Name under which the device keeps the decisions. It must differ from deck to deck.',
        examples: ['candidates'],
      }),
    title: titleField('Who fits?'),
    intro: sentences(400)
      .optional()
      .meta({ description: 'Sentences under the heading.', examples: ['Yes, maybe or no, one card at a time.'] }),
    reasons: z
      .array(line(60))
      .min(1)
      .max(8)
      .meta({
        description: 'What can be chosen as the reason of a no. Reasons of the job only, never of the person.',
        examples: [['No role that we need', 'Too far away']],
      }),
    cards: z
      .array(cardSchema)
      .max(200)
      .meta({ description: 'The cards, in the order in which they are shown. None shows the empty state.' }),
  },
  {
    label: 'Cards to judge',
    group: 'Documents and tools',
    island: 'idle',
    alsoCalled: ['swipe', 'tinder', 'candidates', 'shortlist', 'deck', 'voting'],
    words: swipeCardsWords,
  },
).superRefine(({ cards, reasons }, context) => {
  const rule = (path: PropertyKey[], message: string) => context.addIssue({ code: 'custom', path, message })
  cards.forEach(({ id }, index) => {
    const first = cards.findIndex((other) => other.id === id)
    if (first < index) rule(['cards', index, 'id'], `\`${id}\` is already the id of cards[${first}]`)
  })
  reasons.forEach((reason, index) => {
    if (reasons.indexOf(reason) < index) rule(['reasons', index], `“${reason}” stands twice`)
  })
})
export type SwipeCards = z.infer<typeof swipeCardsSchema>
