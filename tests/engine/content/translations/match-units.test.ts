import { describe, expect, it } from 'vitest'
import { matchUnits } from '../../../../src/content/translations/match-units.ts'

type Texts = Readonly<Record<string, string>>

/** What becomes of translations of these texts in a source with other texts: path before → path now and how, or `unused`. */
function matched(before: Texts, now: Texts): Record<string, string> {
  const places = Object.entries(now).map(([key, text]) => ({ key, text }))
  const entries = Object.entries(before).map(([key, source]) => ({ key, source }))
  const { matches, left } = matchUnits(places, entries)
  return Object.fromEntries([
    ...matches.map(({ entry, place, how }) => [entry.key, `${how} ${place.key}`]),
    ...left.map(({ key }) => [key, 'unused']),
  ])
}

const bread = { 'items[0].question': 'Is the bread fresh?', 'items[0].answer': 'It leaves the oven at six.' }
const cakes = { 'items[1].question': 'Do you bake cakes?', 'items[1].answer': 'Order two days ahead.' }

describe('a translation', () => {
  it('belongs to the text at its path while that is the same, however it is wrapped', () => {
    const wrapped = { ...bread, 'items[0].answer': 'It leaves\n  the oven at six.' }
    expect(matched(bread, wrapped)).toEqual({
      'items[0].question': 'current items[0].question',
      'items[0].answer': 'current items[0].answer',
    })
  })
  it('follows its text where that has moved, and so does what stands beside it', () => {
    const now = {
      'items[0].question': 'Do you deliver?',
      'items[0].answer': 'Within the canals.',
      'items[1].question': 'Is the bread fresh?',
      'items[1].answer': 'It leaves the oven at seven.',
    }
    expect(matched(bread, now)).toEqual({
      'items[0].question': 'moved items[1].question',
      'items[0].answer': 'edited items[1].answer',
    })
  })
  it('is unused where an entry was removed, and those behind it are found', () => {
    const now = { 'items[0].question': 'Do you bake cakes?', 'items[0].answer': 'Order three days ahead.' }
    expect(matched({ ...bread, ...cakes }, now)).toEqual({
      'items[0].question': 'unused',
      'items[0].answer': 'unused',
      'items[1].question': 'moved items[0].question',
      'items[1].answer': 'edited items[0].answer',
    })
  })
  it('stays with its entry where all entries end with the same words', () => {
    const cards = (...titles: string[]) =>
      Object.fromEntries(
        titles.flatMap((title, at) => [
          [`items[${at}].title`, title],
          [`items[${at}].link`, 'Read more'],
        ]),
      )
    expect(matched(cards('Rye', 'Spelt', 'Oats'), cards('Spelt', 'Oats'))).toEqual({
      'items[0].title': 'unused',
      'items[0].link': 'current items[0].link',
      'items[1].title': 'moved items[0].title',
      'items[1].link': 'current items[1].link',
      'items[2].title': 'moved items[1].title',
      'items[2].link': 'unused',
    })
  })
  it('follows a block that got another name', () => {
    const now = {
      'blocks[text].title': 'Our oven',
      'blocks[text-2].title': 'Rye and spelt',
      'blocks[text-2].body': 'Both.',
    }
    expect(matched({ 'blocks[text].title': 'Rye and spelt', 'blocks[text].body': 'Two.' }, now)).toEqual({
      'blocks[text].title': 'moved blocks[text-2].title',
      'blocks[text].body': 'edited blocks[text-2].body',
    })
  })
  it('of a text that stands twice goes to the nearer place, and to one alone', () => {
    const now = { 'blocks[cards].items[3].link': 'Order', 'blocks[hero].link': 'Order' }
    expect(matched({ 'blocks[cards].items[0].link': 'Order' }, now)).toEqual({
      'blocks[cards].items[0].link': 'moved blocks[cards].items[3].link',
    })
  })
  it('of a text whose path is no path is compared as it is written', () => {
    expect(matched({ 'items[': 'Rye' }, { 'items[0]': 'Rye' })).toEqual({ 'items[': 'moved items[0]' })
  })
})
