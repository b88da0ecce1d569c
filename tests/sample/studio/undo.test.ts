import { readdirSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Edit } from '../../../schema/edit.ts'
import { EditRefused } from '../../../src/content/edit/edit-refused.ts'
import { editText } from '../../../src/content/edit/edit-text.ts'
import { parse } from '../../../src/content/parse/parse.ts'
import { changeOf, textAfter } from '../../../src/studio/server/change.ts'
import { editOf } from '../content/every-edit.ts'

/** All files that are written by hand, and some of those that follow a template. */
const files = readdirSync('pages', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.yaml'))
  .sort()
  .filter((name, index) => index % 10 === 0 || !/^template: /m.test(readFileSync(`pages/${name}`, 'utf8')))

/** How many edits follow each other. */
const longest = 4

function edited(text: string, edit: Edit): string {
  try {
    return editText(text, [edit])
  } catch (error) {
    if (error instanceof EditRefused) return text
    throw error
  }
}

it('any edits of any file of the site change one range each, and undoing all of them returns the same bytes', () => {
  for (const [index, name] of files.entries()) {
    const text = readFileSync(`pages/${name}`, 'utf8')
    fc.assert(
      fc.property(fc.gen(), fc.integer({ min: 1, max: longest }), (draw, count) => {
        const texts = [text]
        for (let at = 0; at < count; at++) {
          const now = texts.at(-1) as string
          texts.push(
            edited(
              now,
              draw(() => editOf(parse({ file: '', text: now }).value)),
            ),
          )
        }
        const back = texts.slice(1).reduceRight((now, after, at) => {
          const before = texts[at] as string
          const change = { file: name, before, after, ...changeOf(before, after) }
          expect(textAfter(before, before, change, false)).toBe(after)
          return textAfter(now, now, change, true) as string
        }, texts.at(-1) as string)
        expect(back).toBe(text)
      }),
      { numRuns: 2, seed: index },
    )
  }
})
