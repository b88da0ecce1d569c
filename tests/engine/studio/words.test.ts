import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { imageField } from '../../../schema/pictures/image.ts'
import { plainMessage } from '../../../src/studio/diagnostic-texts.ts'
import { choiceInWords, kindInWords, plainDescription, plainHint } from '../../../src/studio/words.ts'

describe('what the studio says of a field', () => {
  it('names the field of a diagnostic as its title does', () => {
    const message = '`href` is not an address that a page may link to: about'
    expect(plainMessage({ message, path: 'blocks[0].action.href' })).toBe(
      '“Link to” is not an address that a page may link to: about',
    )
    expect(plainMessage({ message: '`secondAction` needs `text`.', path: 'blocks[0].secondAction' })).toBe(
      '“Second action” needs text.',
    )
  })

  it('names it as its label says, where the schema has one', () => {
    const found = { message: '`name` is still the sample value Acme.', path: 'name' }
    expect(plainMessage(found, 'Name of the company')).toBe('“Name of the company” is still the sample value Acme.')
    const inGroup = { message: '`organization.address.street` is missing.', path: 'organization.address.street' }
    expect(plainMessage(inGroup, 'Street')).toBe('“Street” is missing.')
  })

  it.each([
    ['Which calculator, for blocks without `secondAction`.', 'Which calculator, for blocks without “Second action”.'],
    ['The tone of `_data/theme.yaml`, by `parts.page`.', 'The tone of “Theme”, by “Page of parts”.'],
    ['Links of the column, or `{ from: cities }` for all.', 'Links of the column.'],
    ['The people, in order. `{ from: crew }` gives them.', 'The people, in order.'],
    ['A file in `_public/`, as .svg or .png.', 'A file of this site, as .svg or .png.'],
    [
      'The address `#quote` opens the form; `{n}` is its number.',
      'The address #quote opens the form; {n} is its number.',
    ],
    ['true: a link shows.', 'On: a link shows.'],
  ])('says “%s” in words', (description, words) => {
    expect(plainDescription(description)).toBe(words)
  })

  it('says of a hint what helps without YAML', () => {
    const example =
      'Add, for example:\nimage:\n  name: home/hero\nFields of hero: title (required), image.   docs: blocks/hero'
    expect(plainHint(example)).toBe('')
    expect(plainHint('`to`: Where visitors are sent, or `{ from: pages }`.\ntitle: Hi')).toBe(
      'Where visitors are sent.',
    )
    expect(plainHint('Write your own value, then delete `phone` from the list `sample`.')).toBe(
      'Write your own value, then delete “Telephone number” from the list “Sample”.',
    )
  })

  it('leaves no words behind that lead to lines of YAML', async () => {
    expect(plainHint('Write what is true.\n\nIf it should stay:\n\n    noindex: true')).toBe('Write what is true.')
    expect(plainHint('It is a number. Write it so:\n\n    price: 12')).toBe('It is a number.')
    expect(plainHint('Two are alike:\nThe first one.')).toBe('Two are alike:\nThe first one.')
    const errors = join(import.meta.dirname, '../errors')
    const texts = await Promise.all(
      (await readdir(errors)).map((name) => readFile(join(errors, name, 'expected.txt'), 'utf8').catch(() => '')),
    )
    // What stands two letters from the margin: a message, and the hint below it.
    const said = texts.flatMap((text) => text.split(/\n(?=\S)/)).map((part) => part.replace(/^ {2}/gm, ''))
    const hints = said.map((part) => part.split('\n').slice(1).join('\n'))
    expect(hints.length).toBeGreaterThan(200)
    expect(hints.map(plainHint).filter((words) => /:$/m.test(words))).toEqual([])
  })

  it('says kinds and choices as people do', () => {
    expect(['array', 'yesno', 'ga4', 'plausible'].map(kindInWords)).toEqual([
      ...['A list', 'Yes or no', 'Google Analytics', 'Plausible'],
    ])
    expect(['first-large', '16/9', 'America/New_York', 301, true].map(choiceInWords)).toEqual([
      ...['First large', '16/9', 'America/New_York', '301', 'true'],
    ])
  })

  it('keeps a name that is its own title, and a field that is another', () => {
    expect(plainMessage({ message: '`title` is empty.', path: 'blocks[0].title' })).toBe('title is empty.')
    expect(plainMessage({ message: '`href` has no value.', path: '' })).toBe('href has no value.')
  })

  it('says nothing of files where a picture is chosen', () => {
    const schema = z.toJSONSchema(imageField('card'), { io: 'input' })
    const name = schema.properties?.['name']
    const described = typeof name === 'object' ? (name.description ?? '') : ''
    expect(described).toContain('_public/images/')
    expect(plainDescription(described)).toBe('The name of a picture of this site.')
  })
})
