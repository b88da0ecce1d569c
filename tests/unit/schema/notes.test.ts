import { expect, it } from 'vitest'
import { createNotes } from '../../../schema/notes.ts'

it('keeps the last note about each object, each kind by itself', () => {
  const places = createNotes<string>()
  const counts = createNotes<number>()
  const [one, other] = [{ title: 'One' }, Object.freeze(['Other'])]
  places.set(one, 'first line')
  places.set(one, 'second line')
  places.set(other, 'third line')
  counts.set(one, 7)
  expect([places.get(one), places.get(other), counts.get(one), counts.get(other)]).toEqual([
    'second line',
    'third line',
    7,
    undefined,
  ])
})

it('shows nothing of them, and gives none to a copy', () => {
  const notes = createNotes<string>()
  const object = { title: 'One' }
  notes.set(object, 'noted')
  expect(Reflect.ownKeys(object)).toEqual(['title'])
  expect(JSON.stringify(object)).toBe('{"title":"One"}')
  expect([notes.get({ ...object }), notes.get(structuredClone(object))]).toEqual([undefined, undefined])
  expect(object instanceof Object && object.constructor === Object).toBe(true)
})
