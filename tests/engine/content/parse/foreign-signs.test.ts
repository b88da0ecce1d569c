import { describe, expect, it } from 'vitest'
import { spliced } from '../../../../src/content/edit/splice.ts'
import { parse } from '../../../../src/content/parse/parse.ts'

const page = `title: About us
description: >-
  Who we are.
blocks:
  - type: hero
    title: Hi
    action: { text: Ask, href: "#quote" }
  - type: faq
    items:
      - question: How many?
        answer: |
          One for fifty.
`
const file = 'pages/about.yaml'
const read = (text: string) => parse({ file, text })
/** The text with the change that the diagnostic offers. */
function fixed(text: string): string {
  const change = read(text).diagnostics[0]?.fix?.change
  return change?.kind === 'text' ? spliced(text, change.splices) : text
}
const nameOf = (code: number) => `U+${code.toString(16).toUpperCase().padStart(4, '0')}`

/** Signs that look like a space or like nothing. */
const invisible = [
  ...[0xa0, 0x2000, 0x2003, 0x2007, 0x2009, 0x202f, 0x205f, 0x3000, 0xad, 0x200b, 0x200d, 0x200e, 0x2060],
  // Marks of direction, separators of lines, and what Unicode calls ignorable.
  ...[
    0x61c, 0x202a, 0x202e, 0x2066, 0x2069, 0x85, 0x2028, 0x2029, 0x34f, 0x180e, 0x2061, 0x2064, 0xfe0f, 0x115f, 0x3164,
  ],
  0xe0020,
]
const spaces = invisible.filter((code) => /\p{Zs}/u.test(String.fromCodePoint(code)))
const lines = page.split('\n')
const fields = lines.flatMap((line, index) => (/^ *(?:- )*[a-z]+:/.test(line) ? [index] : []))
const withLine = (index: number, line: string) => lines.with(index, line).join('\n')

describe.each(invisible)('the sign %i', (code) => {
  const sign = String.fromCodePoint(code)

  it('is named in front of any field', () => {
    for (const index of fields) {
      const line = lines[index] ?? ''
      const text = withLine(index, sign + line)
      const [found] = read(text).diagnostics
      expect(found, line).toMatchObject({ code: 'invisible-sign', line: index + 1 })
      expect(found?.message, line).toContain(nameOf(code))
      if (!spaces.includes(code)) expect(read(fixed(text)).value, line).toEqual(read(page).value)
    }
  })

  it('is named in the name of any field', () => {
    for (const index of fields) {
      const line = lines[index] ?? ''
      const text = withLine(index, line.replace(/([a-z])([a-z]+:)/, `$1${sign}$2`))
      const [found] = read(text).diagnostics
      expect(found, line).toMatchObject({ code: 'invisible-sign', line: index + 1 })
      expect(found?.message, line).toContain(nameOf(code))
    }
  })
})

it.each(spaces)('the space %i is named in place of one in an indentation, behind a dash and behind a name', (code) => {
  const sign = String.fromCodePoint(code)
  for (const index of fields) {
    const line = lines[index] ?? ''
    const spellings = [
      line.replace(/^ +/, (indent) => sign.repeat(indent.length)),
      line.replace(/^( *-) /, `$1${sign}`),
      line.replace(/: (?=[A-Za-z{])/, `:${sign}`),
    ]
    for (const written of spellings.filter((one) => one !== line)) {
      const text = withLine(index, written)
      const [found] = read(text).diagnostics
      expect(found, written).toMatchObject({ code: 'invisible-sign', line: index + 1 })
      expect(found?.message, written).toContain(nameOf(code))
      expect(read(fixed(text)).value, written).toEqual(read(page).value)
    }
  }
})

it('refuses every character that XML forbids, as it is and as an escape, at its place', () => {
  const controls = Array.from({ length: 32 }, (_, code) => code).filter((code) => ![9, 10, 13].includes(code))
  for (const code of [...controls, 0x7f, 0xe000, 0xe005, 0xfffe, 0xffff]) {
    const written = page.replace('Hi', `H${String.fromCodePoint(code)}i`)
    expect(read(written).diagnostics[0], nameOf(code)).toMatchObject({ code: 'refused-character', line: 6 })
    expect(read(written).diagnostics[0]?.message).toContain(nameOf(code))
    const quoted = `"H\\u${code.toString(16).padStart(4, '0')}i"`
    expect(read(page.replace('Hi', quoted)).diagnostics, quoted).toMatchObject([
      { code: 'refused-character', line: 6, path: 'blocks[0].title' },
    ])
  }
  for (const quoted of ['"H\\vi"', '"H\\0i"', '"\\x1b"', '"\\ud83d"'])
    expect(read(page.replace('Hi', quoted)).diagnostics[0]?.code, quoted).toBe('refused-character')
})

it('takes what people write: emoji, accents, joined letters, no-break spaces in a sentence', () => {
  for (const text of ['😀 👩‍👩‍👧', 'Größe', 'می‌خواهم', '48\u00a0300', 'soft\u00adhyphen', '"\\u00e9\\n"'])
    expect(read(page.replace('Hi', text)).diagnostics, text).toEqual([])
})

it('names a mark of a merge that was left alone', () => {
  for (const mark of ['<<<<<<< HEAD', '||||||| base', '=======', '>>>>>>> summer'])
    for (const index of lines.keys())
      expect(read(lines.toSpliced(index, 0, mark).join('\n')).diagnostics, `${mark} ${index}`).toMatchObject([
        { code: 'merge-conflict', line: index + 1 },
      ])
})

it('names the marks of an unfinished merge, wherever they stand', () => {
  for (const index of lines.keys()) {
    const conflict = ['<<<<<<< HEAD', lines[index], '=======', lines[index], '>>>>>>> summer']
    const text = lines.toSpliced(index, 1, ...(conflict as string[])).join('\n')
    expect(read(text).diagnostics, lines[index]).toMatchObject([{ code: 'merge-conflict', line: index + 1 }])
  }
})

describe('what layout programs leave in a text', () => {
  it.each([
    ['\u2028', 'a line separator (U+2028)', 'title: Our shops'],
    ['\u200b', 'a zero-width space (U+200B)', 'title: Ourshops'],
    ['\u202e', 'a right-to-left override (U+202E)', 'title: Ourshops'],
    ['\ufeff', 'a byte order mark (U+FEFF)', 'title: Ourshops'],
  ])('is named where it stands: %j', (sign, name, corrected) => {
    const { diagnostics, value } = parse({ file: 'pages/shops.yaml', text: `title: Our${sign}shops\nblocks: []\n` })
    expect(value).toBeUndefined()
    expect(diagnostics).toMatchObject([
      { code: 'refused-character', line: 1, column: 11, hint: `Write:\n\n    ${corrected}`, path: 'title' },
    ])
    expect(diagnostics[0]?.message).toContain(name)
  })

  it.each(['"a\\u200bb"', '"a\\Lb"', '"a\\u202eb"'])('is named where it is written as an escape: %s', (text) => {
    expect(parse({ file: 'pages/shops.yaml', text: `title: ${text}\n` }).diagnostics).toMatchObject([
      { code: 'refused-character', line: 1, column: 8 },
    ])
  })

  it.each(['Gro\u00adß', 'ខ្ញុំ\u200bចង់', 'ไทย\u200bไทย', 'a\u200db', '\u200fאב', '👩\u200d💻'])(
    'is not what a language needs: %j',
    (text) => {
      expect(parse({ file: 'pages/shops.yaml', text: `title: ${text}\n` }).value).toEqual({ title: text })
    },
  )
})
