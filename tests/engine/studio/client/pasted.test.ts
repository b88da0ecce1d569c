// @vitest-environment jsdom
import fc from 'fast-check'
import { DOMParser as DocumentReader, type Node } from 'prosemirror-model'
import { describe, expect, it } from 'vitest'
import { linkAddress } from '../../../../src/studio/client/writing/link-address.ts'
import { parseMarkdown, readMarkdown } from '../../../../src/studio/client/writing/markdown-text.ts'
import { cleanedHtml } from '../../../../src/studio/client/writing/pasted-html.ts'
import { pastedPictures, pictureSign } from '../../../../src/studio/client/writing/pasted-pictures.ts'
import { isMarkdownCode, pastedText } from '../../../../src/studio/client/writing/pasted-text.ts'
import { textSchema } from '../../../../src/studio/client/writing/text-schema.ts'

const written = (doc: Node) => readMarkdown('').write(doc)

/** The Markdown that a paste of HTML leaves in an empty text. */
function ofHtml(html: string): string {
  const body = new DOMParser().parseFromString(cleanedHtml(html), 'text/html').body
  return written(DocumentReader.fromSchema(textSchema).parse(body))
}
const ofText = (text: string, isLiteral = false) =>
  written(textSchema.topNodeType.create(null, pastedText(text, isLiteral).content))

describe('pictures of a paste', () => {
  const png = btoa('png')
  const textsOf = (files: readonly File[]) =>
    Promise.all(
      files.map(
        (file) =>
          new Promise((done) => {
            const reader = new FileReader()
            reader.onload = () => done(`${file.type} ${reader.result}`)
            reader.readAsText(file)
          }),
      ),
    )

  it('are those that it holds as data, each with a sign where it stands', async () => {
    const { html, files, missing } = pastedPictures(
      `<p>One <img src="data:image/png;base64,${png}"> and <img src="data:image/jpeg;base64,${btoa('jpeg')}"></p>`,
      '',
    )
    expect(ofHtml(html)).toBe(`One ${pictureSign} and ${pictureSign}`)
    expect(await textsOf(files)).toEqual(['image/png png', 'image/jpeg jpeg'])
    expect(missing).toBe(0)
  })

  it('of Word are in the RTF beside its HTML, in the same order', async () => {
    const hex = (text: string) => [...text].map((sign) => sign.charCodeAt(0).toString(16)).join('')
    const rtf = String.raw`{\rtf1 Text {\*\shppict{\pict{\*\picprop{\sp{\sn a}{\sv b}}}\picw20\pngblip\bliptag-1{\*\blipuid 0a1b}
${hex('first')}}}{\nonshppict{\pict\wmetafile8 ${hex('again')}}} {\pict\jpegblip ${hex('second')}}}`
    const { files, missing } = pastedPictures(
      '<p><img src="file:///C:/Temp/clip_image002.png"> <img src="file:///C:/Temp/clip_image004.jpg"></p>',
      rtf,
    )
    expect(await textsOf(files)).toEqual(['image/png first', 'image/jpeg second'])
    expect(missing).toBe(0)
  })

  it('are counted where the clipboard only names them, and none is taken for another', () => {
    const html =
      '<p>A<img src="https://example.com/a.png"><img src="file:///C:/1.png"><img src="file:///C:/2.png"><img src="data:image/png;base64,?"></p>'
    const { html: left, files, missing } = pastedPictures(html, String.raw`{\rtf1{\pict\pngblip 00}}`)
    expect([ofHtml(left), files, missing]).toEqual(['A', [], 4])
  })

  it('of a text of the studio stay where they are', () => {
    const own = '<p data-pm-slice="1 1 []">A <img src="/images/door.png" alt="Our door"></p>'
    expect(pastedPictures(own, '')).toEqual({ html: own, files: [], missing: 0 })
    expect(ofHtml(own)).toBe('A ![Our door](/images/door.png)')
  })
})

describe('a pasted table', () => {
  it.each([
    [
      'a cell over two rows stands in both',
      '<table><tr><th>Day</th><th>Time</th></tr><tr><td rowspan="2">Monday</td><td>9</td></tr><tr><td>10</td></tr></table>',
      '| Day | Time |\n| --- | --- |\n| Monday | 9 |\n| Monday | 10 |',
    ],
    [
      'a cell over two columns stands in the first',
      '<table><tr><th>Name</th><th colspan="2">Price</th></tr><tr><td>A</td><td>1</td><td>2</td></tr></table>',
      '| Name | Price |  |\n| --- | --- | --- |\n| A | 1 | 2 |',
    ],
    [
      'a cell over rows and columns',
      '<table><tr><td rowspan="2" colspan="2">A</td><td>1</td></tr><tr><td>2</td></tr><tr><td>x</td><td>y</td><td>3</td></tr></table>',
      '| A |  | 1 |\n| --- | --- | --- |\n| A |  | 2 |\n| x | y | 3 |',
    ],
    [
      'rows of different lengths',
      '<table><tr><td>A</td></tr><tr><td>1</td><td>2</td></tr></table>',
      '| A |  |\n| --- | --- |\n| 1 | 2 |',
    ],
    [
      'a cell that claims more columns than there are',
      '<table><tr><td colspan="900">All</td></tr><tr><td>1</td><td>2</td></tr></table>',
      '| All |  |\n| --- | --- |\n| 1 | 2 |',
    ],
    [
      'a caption, and a table in a cell',
      '<table><caption>Prices</caption><tr><td>A</td><td><table><tr><td>1</td><td>2</td></tr></table></td></tr></table>',
      'Prices\n\n| A | 1 2 |\n| --- | --- |',
    ],
    [
      'a row that reaches to the end',
      '<table><tr><td rowspan="0">A</td><td>1</td></tr><tr><td>2</td></tr></table>',
      '| A | 1 |\n| --- | --- |\n| A | 2 |',
    ],
  ])('keeps all cells in their columns: %s', (_what, html, markdown) => {
    expect(ofHtml(html).replaceAll(/ +\|/g, ' |').replaceAll('|  |', '| |')).toBe(
      markdown.replaceAll(/ +\|/g, ' |').replaceAll('|  |', '| |'),
    )
  })
})

describe('a pasted link', () => {
  const here = new URL('http://localhost:4173/studio')
  it.each([
    ['https://example.com/a', 'https://example.com/a'],
    ['http://example.com/a?b=1#c', 'https://example.com/a?b=1#c'],
    ['//example.com/a', 'https://example.com/a'],
    ['http://localhost:4173/about?studio#team', '/about#team'],
    ['http://localhost:4173/la?studio&day=2', '/la?day=2'],
    ['http://localhost:4173/studio/pages', undefined],
    ['https://example.com/my file (1).pdf', 'https://example.com/my%20file%20(1).pdf'],
    ['/downloads/my file.pdf', '/downloads/my%20file.pdf'],
    ['mailto:a@example.com?subject=Hello there', 'mailto:a@example.com?subject=Hello%20there'],
    ['tel:+49 30 123-45', 'tel:+4930123-45'],
    ['https://www.google.com/url?q=https://example.com/x&sa=D', 'https://example.com/x'],
    ['https://bücher.example/Öffnung', 'https://bücher.example/Öffnung'],
    ['http://example.com:8080/', undefined],
    ['file:///C:/Users/a.docx', undefined],
    ['about.html', undefined],
    ['javascript:alert(1)', undefined],
    ['https:///', undefined],
  ])('%s becomes %s', (pasted, address) => {
    expect(linkAddress(pasted, here)).toBe(address)
  })

  it('is text where it leads to a note of its own document', () => {
    const note =
      '<p>Word<a href="#_ftn1"><sup>[1]</sup></a> <a href="#_Toc5">Contents</a> <a href="https://a.example/b c">c</a></p>'
    expect(ofHtml(note)).toBe('Word\\[1\\] Contents [c](https://a.example/b%20c)')
    expect(ofHtml('<p data-pm-slice="1 1 []"><a href="#faq">Questions</a></p>')).toBe('[Questions](#faq)')
  })
})

describe('emphasis beside letters', () => {
  const shown = (html: string) => parseMarkdown(ofHtml(html)).toJSON()
  it.each([
    '<p><b>Price:</b>45</p>',
    '<p><b>Preis (netto)</b>in Euro</p>',
    '<p><i>Really?</i>Yes</p>',
    '<p><b>「日本」</b>は<b>（東京）</b>です</p>',
    '<p>从<b>“这里”</b>开始</p>',
    '<p>ab<b>(c)</b>de<s>50%</s>f</p>',
    '<p><b>12 €</b>pro Tag, <b>a</b><i>b</i></p>',
  ])('is read as it was written: %s', (html) => {
    const doc = DocumentReader.fromSchema(textSchema).parse(
      new DOMParser().parseFromString(cleanedHtml(html), 'text/html').body,
    )
    expect(shown(html)).toEqual(doc.toJSON())
  })

  it('whatever signs and letters it has', () => {
    const text = fc.array(
      fc.constantFrom('a', 'é', '5', '日', ' ', '.', ':', ')', '(', '”', '“', '。', '%', '€', '-', '!'),
      {
        minLength: 1,
        maxLength: 4,
      },
    )
    const mark = fc.constantFrom('em', 'strong', 'strike', undefined)
    fc.assert(
      fc.property(fc.array(fc.tuple(text, mark), { minLength: 1, maxLength: 4 }), (parts) => {
        const nodes = parts.map(([signs, name]) => textSchema.text(signs.join(''), name ? [textSchema.mark(name)] : []))
        const doc = textSchema.node('doc', null, [textSchema.node('paragraph', null, nodes)])
        expect(parseMarkdown(written(doc)).textContent.replaceAll(/\s+/g, ' ').trim()).toBe(
          doc.textContent.replaceAll(/\s+/g, ' ').trim(),
        )
      }),
    )
  })
})

describe('pasted plain text', () => {
  it.each([
    ['Markdown', '## Title\n\n- **one**\n- [two](http://example.com/a b)\n', undefined],
    ['bullets', '• One\n• Two *\n   ◦ Three', '- One\n- Two \\*\n  - Three'],
    ['dashes of a mail', '– One\n– Two', '- One\n- Two'],
    ['bullets with tabs', '•\tOne\n\t•\tTwo', '- One\n  - Two'],
    ['cells', 'Day\tTime\nMonday\t9|10', '| Day | Time |\n| --- | --- |\n| Monday | 9\\|10 |'],
    ['lines', 'One_two*\nThree # 4', 'One_two\\*\n\nThree # 4'],
    ['a numbered list', '1. One\n2. Two', '1. One\n2. Two'],
    ['Windows lines', 'One\r\nTwo', 'One\n\nTwo'],
    ['sums', '5 * 3 * 2 = 30', '5 \\* 3 \\* 2 = 30'],
    ['a picture of elsewhere', '**See** ![a plan](https://a.example/b.png)', '**See** a plan'],
  ])('%s mean what they meant', (_what, text, markdown) => {
    if (markdown !== undefined) expect(ofText(text)).toBe(markdown)
    else expect(ofText(text)).toBe('## Title\n\n- **one**\n- \\[two\\](http://example.com/a b)')
  })

  it.each([
    [
      '<meta charset="utf-8"><div style="color:#ccc"><div><span style="color:#569cd6">## Title</span></div></div>',
      '## Title',
      true,
    ],
    ['<div><span>**one**</span></div>', '**one**', true],
    ['<div><span>one</span></div>', 'one', false],
    ['<p>## Title</p>', '## Title', false],
    ['<ul><li>- one</li></ul>', '- one', false],
  ])('is Markdown that an editor has coloured: %s', (html, text, is) => {
    expect(isMarkdownCode(html, text)).toBe(is)
  })

  it('stays as it is where that was asked for', () => {
    expect(ofText('- **one**\n• two', true)).toBe('\\- \\*\\*one\\*\\*\n\n• two')
  })
})
