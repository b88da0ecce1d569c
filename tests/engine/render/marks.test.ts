import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { taggedText } from '../../../src/components/prose/tagged-text.ts'
import { transferMarks } from '../../../src/render/marks/transfer-marks.ts'

const mark = (path: string, text: string) => `<!--studio-read ${path}-->${text}<!--/studio-->`

describe('transferMarks', () => {
  it.each([
    ['a whole text', `<p>${taggedText('Ask us', 'a')}</p>`, `<p>${mark('a', 'Ask us')}</p>`],
    ['a part', `<p>No ${taggedText('Ask us', 'a')}!</p>`, `<p>No ${mark('a', 'Ask us')}!</p>`],
    [
      'a text within another',
      `<p>${taggedText(`Step ${taggedText('one', 'b')} of four`, 'a')}</p>`,
      `<p>${mark('a', 'Step ')}${mark('b', 'one')}${mark('a', ' of four')}</p>`,
    ],
    [
      'the text of several elements',
      `<p>${taggedText('One.<i>Two.</i>Three.', 'a')}</p>`,
      `<p>${mark('a', 'One.')}<i>${mark('a', 'Two.')}</i>${mark('a', 'Three.')}</p>`,
    ],
    [
      'both halves of a text that was cut',
      `<p>${taggedText('lead|leads', 'a').split('|').join('</p><p>')}</p><p>Other</p>`,
      `<p>${mark('a', 'lead')}</p><p>${mark('a', 'leads')}</p><p>Other</p>`,
    ],
    ['no text that is raw', `<textarea>${taggedText('Ask', 'a')}</textarea>`, '<textarea>Ask</textarea>'],
  ])('marks %s', (_, tagged, expected) => {
    expect(transferMarks(expected.replaceAll(/<!--.*?-->/g, ''), tagged)).toBe(expected)
  })

  it('marks equal text if a component has processed it', () => {
    const tagged = `<ul><li>${taggedText('One', 'a')}</li></ul><p>${taggedText('Two', 'b')}</p>`
    expect(transferMarks('<ol><li>One</li></ol><p>Two</p>', tagged)).toContain(mark('b', 'Two'))
    expect(transferMarks('<p>Three</p>', tagged)).toBe('<p>Three</p>')
  })

  it('changes nothing but comments, whatever the tagged HTML is', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'b', ' ', '\uE003', '\uE004', '\uE005', '\uE165') })
    const html = fc
      .array(fc.tuple(fc.constantFrom('<p>', '</p>', '<b>', '</b>', ''), text))
      .map((parts) => parts.flat().join(''))
    fc.assert(
      fc.property(html, html, (own, tagged) => {
        const plain = own.replaceAll(/[\uE003-\uE165]/g, '')
        expect(transferMarks(plain, tagged).replaceAll(/<!--.*?-->/g, '')).toBe(plain)
      }),
    )
  })
})
