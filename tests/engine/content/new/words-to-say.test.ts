import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { wordingSchema, wordsLeft } from '../../../../schema/language/wording.ts'
import { engineSchemas } from '../../../../src/content/block-types/engine-blocks.ts'
import { withWordsToSay } from '../../../../src/content/new/words-to-say.ts'

const groups = new Set(Object.keys(wordingSchema(engineSchemas).shape))
const leftIn = (text: string) => wordsLeft(engineSchemas, groups, parse(text) ?? {})
const written = (text: string, locale = 'pl') => withWordsToSay(text, leftIn(text), locale)

/** The text once somebody has taken each comment off, as an editor does. */
const taken = (text: string) => text.replace(/^# English.*\n/, '').replace(/^(\s*)# /gm, '$1')

const own = `# Ours.
layout: # of every page
    close: Zamknij # as we say it

    skip: Dalej
search:
  found: { one: jedna strona, few: "{n} strony", many: "{n} stron", other: "{n} strony" }
`

describe('the words that a site says in English', () => {
  it.each([
    ['a new file', ''],
    ['a file with words of its own', own],
    ['a file without a line break at its end', own.trimEnd()],
    ['a file of Windows', own.replaceAll('\n', '\r\n')],
    ['a file of comments', '# Later.\n'],
  ])('are comments in %s, and all of them once they are taken off', (_, before) => {
    const text = written(before)
    expect(parse(text) ?? {}).toEqual(parse(before) ?? {})
    const said = parse(taken(text).replaceAll(/^(?:Ours|Later)\.$/gm, ''))
    expect(wordingSchema(engineSchemas).safeParse(said).error?.issues).toBeUndefined()
    expect(wordsLeft(engineSchemas, groups, said)).toEqual([])
    expect(said).toMatchObject(parse(before) ?? {})
  })

  it('have each plural form of the language, and stand behind what the group says', () => {
    const text = written(own)
    expect(text).toContain(
      `layout: # of every page\n    close: Zamknij # as we say it\n\n    skip: Dalej\n    # main: "Main"\n`,
    )
    expect(text).toMatch(/# {3}pages:\n# {5}one: ".*"\n# {5}few: ".*"\n# {5}many: ".*"\n# {5}other: ".*"\n/)
    expect(withWordsToSay('', leftIn(''), 'ja')).toMatch(/# {3}pages:\n# {5}other: ".*"\n# {3}\w+: "/)
  })

  it('are written once', () => {
    for (const text of [written(''), written(own)]) expect(written(text)).toBe(text)
    const some = written(own).replace('# menu: "Menu"', 'menu: "Menu"')
    expect(written(some)).toBe(some)
  })
})
