import { expect, it } from 'vitest'
import { foundBlocks } from '../../../../src/studio/client/dialogs/found-blocks.ts'
import type { BlockTypeModel } from '../../../../src/studio/wire/setup.ts'

const type = (name: string, description: string, ...alsoCalled: string[]): BlockTypeModel => ({
  ...{ type: name.toLowerCase().replaceAll(' ', '-'), name, description, alsoCalled },
  ...{ group: 'Any', schema: {}, example: {} },
})

const types = [
  type('Calculator', 'Computes a price from what people choose in a form section, with a quote.', 'form of numbers'),
  type('Contact panel', 'A form beside the ways to reach people.', 'quote form'),
  type('Quotes', 'What people said.', 'testimonials'),
  type('Quote', 'What one person said.', 'testimonial'),
  type('Form', 'Questions, sent to the company.'),
  type('Two sections', 'Anything.'),
  type('Section', 'Columns that hold other blocks.', 'columns'),
  type('Team', 'Who works here, each with a picture.', 'people', 'staff'),
]
const found = (words: string) => foundBlocks(types, words).map(({ name }) => name)

it.each([
  ['quote', 'Quote'],
  ['form', 'Form'],
  ['section', 'Section'],
  ['people', 'Team'],
  ['quo', 'Quotes'],
  ['TESTIMONIAL', 'Quote'],
  ['calculator', 'Calculator'],
  ['contact', 'Contact panel'],
  ['picture staff', 'Team'],
])('the block that is called “%s” comes first', (words, first) => expect(found(words)[0]).toBe(first))

it('blocks are found by all words, in any order, and none by others', () => {
  expect(found('said what')).toEqual(['Quotes', 'Quote'])
  expect(found('price picture')).toEqual([])
  expect(found(' ')).toHaveLength(types.length)
})
