import { expect, it } from 'vitest'
import { firstSentence } from './first-sentence.ts'

it.each([
  ['Actors come by train. Cars wait.', 'Actors come by train.', 'Cars wait.'],
  ['The L.A. Live garages fill. Walk.', 'The L.A. Live garages fill.', 'Walk.'],
  ['A 7 am call needs a look at the first train', 'A 7 am call needs a look at the first train', ''],
  ['He said "no." Then he left.', 'He said "no."', 'Then he left.'],
  ['At St. Petersburg the bridge jams. Start early.', 'At St. Petersburg the bridge jams.', 'Start early.'],
  ['Only one.', 'Only one.', ''],
])('%s', (text, first, rest) => {
  expect(firstSentence(text)).toEqual({ first, rest })
})
