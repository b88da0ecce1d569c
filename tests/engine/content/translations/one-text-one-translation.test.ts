import fc from 'fast-check'
import { expect, it } from 'vitest'
import { stringify } from 'yaml'
import { engineSchemas } from '../../../../src/content/block-types/engine-blocks.ts'
import { parse } from '../../../../src/content/parse/parse.ts'
import { readDataMirror } from '../../../../src/content/translations/read-mirror.ts'
import { createSourceTexts } from '../../../../src/content/translations/source-texts.ts'
import { isShown } from '../../../../src/content/translations/translation-units.ts'

const sourceTexts = createSourceTexts({ blocks: engineSchemas, typeOf: () => undefined })
const textsOf = (list: unknown) =>
  sourceTexts(parse({ file: 'pages/_data/list.yaml', text: stringify(list) }).value, { isByName: true })

type Entry = { title: string; text: string; items?: string[] }

/** Letters for a number, so that no text differs from another one by a number. */
const letters = (id: number): string =>
  (id < 26 ? '' : letters(Math.floor(id / 26) - 1)) + String.fromCharCode(97 + (id % 26))
/** A text of four words that no other text has. Which text it is can be read in each of them. */
const textOf = (id: number) => [1, 2, 3, 4].map((word) => `${letters(id)}Q${letters(word)}`).join(' ')
const idOf = (text: string) => text.match(/[a-z]+(?=[QR])/)?.[0]
const reworded = (text: string, word: number) =>
  text
    .split(' ')
    .map((one, index) => (index === word % 4 ? `${one.replace(/Q.*/, '')}Qz${word}`.replace(/\d/g, 'y') : one))
    .join(' ')

type Change = (list: Entry[], fresh: () => string) => Entry[]
const at = (list: readonly Entry[], index: number) => (list.length === 0 ? 0 : index % list.length)
const index = fc.nat({ max: 20 })

const change: fc.Arbitrary<Change> = fc.oneof(
  index.map(
    (to): Change =>
      (list, fresh) =>
        list.toSpliced(to % (list.length + 1), 0, { title: fresh(), text: fresh() }),
  ),
  index.map(
    (one): Change =>
      (list) =>
        list.toSpliced(at(list, one), 1),
  ),
  fc.tuple(index, index).map(
    ([one, other]): Change =>
      (list) => {
        const copy = [...list]
        const [a, b] = [copy[at(list, one)], copy[at(list, other)]]
        if (a && b) {
          copy[at(list, one)] = b
          copy[at(list, other)] = a
        }
        return copy
      },
  ),
  fc.tuple(index, index, fc.constantFrom('title', 'text')).map(
    ([one, word, key]): Change =>
      (list) =>
        list.map((entry, place) =>
          place === at(list, one) ? { ...entry, [key]: reworded(entry[key as 'title'], word) } : entry,
        ),
  ),
  fc.tuple(index, fc.constantFrom('title', 'text')).map(
    ([one, key]): Change =>
      (list, fresh) =>
        list.map((entry, place) => (place === at(list, one) ? { ...entry, [key]: fresh() } : entry)),
  ),
  index.map(
    (one): Change =>
      (list, fresh) =>
        list.map((entry, place) =>
          place === at(list, one) ? { ...entry, items: [fresh(), ...(entry.items ?? [])] } : entry,
        ),
  ),
)

/** The translation of a text says the same with another letter. */
const translated = (text: string) => text.replaceAll('Q', 'R')

/** The mirror of a list as a translator writes it. */
const mirrorOf = (list: readonly Entry[]) =>
  Object.fromEntries(textsOf(list).map(({ key, text }) => [key, { source: text, text: translated(text) }]))

const unitsOf = (list: readonly Entry[], texts: object) =>
  readDataMirror(parse({ file: 'pages/_languages/xx/_data/list.yaml', text: stringify({ texts }) }), {
    sources: textsOf(list),
    locale: 'en',
  }).units

/** Runs two histories of a list: that of the source, and that at which the translator stood. */
const histories = fc.record({
  size: fc.integer({ min: 1, max: 6 }),
  before: fc.array(change, { maxLength: 3 }),
  changes: fc.array(change, { minLength: 1, maxLength: 8 }),
  other: fc.array(change, { maxLength: 4 }),
})

it('no text shows the translation of another one, whatever was inserted, removed, swapped, edited or merged', () => {
  fc.assert(
    fc.property(histories, ({ size, before, changes, other }) => {
      let last = 0
      const fresh = () => textOf(last++)
      const start = before.reduce<Entry[]>(
        (list, edit) => edit(list, fresh),
        Array.from({ length: size }, () => ({ title: fresh(), text: fresh() })),
      )
      const now = changes.reduce((list, edit) => edit(list, fresh), start)
      // Another branch went another way, was translated, and is merged: its entries win where both have the path.
      const elsewhere = other.reduce((list, edit) => edit(list, fresh), start)
      const merged = { ...mirrorOf(start), ...mirrorOf(elsewhere) }
      const units = unitsOf(now, merged)
      for (const unit of units.filter(isShown)) expect(idOf(unit.source)).toBe(idOf(unit.text ?? ''))
      // Nothing is lost: each translation is a unit, and each text too.
      expect(units.filter(({ written }) => written !== undefined)).toHaveLength(Object.keys(merged).length)
      expect(units.filter(({ at }) => at !== undefined)).toHaveLength(textsOf(now).length)
    }),
  )
})

it('a text that is still there shows its translation, wherever it moved', () => {
  fc.assert(
    fc.property(histories, ({ size, changes }) => {
      let last = 0
      const fresh = () => textOf(last++)
      const start = Array.from({ length: size }, () => ({ title: fresh(), text: fresh() }))
      const now = changes.reduce<Entry[]>((list, edit) => edit(list, fresh), start)
      const before = new Set(textsOf(start).map(({ text }) => text))
      for (const unit of unitsOf(now, mirrorOf(start)))
        if (before.has(unit.source) && unit.at) expect(unit.text).toBe(translated(unit.source))
    }),
  )
})
