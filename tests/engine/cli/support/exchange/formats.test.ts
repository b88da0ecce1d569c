import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type ExchangeUnit,
  exchangeId,
  UnreadableExchange,
} from '../../../../../src/cli/support/exchange/exchange-unit.ts'
import { exchangeFormats, formatOfFile } from '../../../../../src/cli/support/exchange/formats.ts'
import { comparable } from '../../../../../src/content/translations/same-text.ts'

const names = ['xliff', 'xliff2', 'po', 'csv', 'jsonl'] as const
const languages = { from: 'en', to: 'es' }

const unit = (more: Partial<ExchangeUnit> & { source: string }): ExchangeUnit => {
  const one = { file: 'about.yaml', path: 'blocks[hero].title', isMarkdown: false, ...more }
  return { ...one, id: exchangeId(one.file, one.path, one.source) }
}

const pieces = [
  ...[
    'a',
    'Ä',
    '本',
    ' ',
    '\n',
    '\n\n',
    '\n\n- ',
    '.',
    '<',
    '>',
    '&',
    '"',
    "'",
    '`',
    '\\',
    '\\*',
    ',',
    ';',
    '|',
    '\t',
    '…',
  ],
  ...['=', '-', '+', '@', '=SUM(A1)', '-20 %', '*', '**', '_', '__', '[', ']', '(', ')', '](', '!['],
  ...['{city.name}', '{{x}}', '{1}', '[moment]', '[prices](/repair#prices)', '**bold**', '<https://a.example/b>'],
  ...[
    'hello@example.com',
    'https://a.example/?x=1&y=2',
    '![dog](dog.jpg "A dog")',
    '`code`',
    '~~no~~',
    '#',
    'msgid "',
    '%s',
  ],
]
/** Texts as YAML can hold them, also ones that look like formulas, markup or a part of a format. */
const text = fc
  .array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 9 })
  .map((parts) => parts.join(''))
  .filter((one) => one.trim() !== '')
const units = fc
  .uniqueArray(
    fc.record(
      {
        path: fc.constantFrom('title', 'blocks[hero].title', 'blocks[faq].items[0].answer', 'a["b c"].d', 'x[1]'),
        source: text,
        target: text,
        before: text,
        by: fc.constant('machine' as const),
        note: text,
        max: fc.nat(500),
        isMarkdown: fc.boolean(),
      },
      { requiredKeys: ['path', 'source', 'isMarkdown'] },
    ),
    { selector: ({ path }) => path, minLength: 1, maxLength: 4 },
  )
  .map((ones) =>
    ones.map(({ before, ...one }) =>
      unit({ ...one, ...(one.target !== undefined && before !== undefined && { before }) }),
    ),
  )

describe.each(names)('%s', (name) => {
  const format = exchangeFormats[name]

  it('brings back every source and every translation', () => {
    fc.assert(
      fc.property(units, (sent) => {
        const { units: back } = format.read(format.write(sent, languages))
        expect(back.map(({ file, path }) => [file, path])).toEqual(sent.map(({ file, path }) => [file, path]))
        for (const [index, { source, target, before, by, isMarkdown }] of sent.entries()) {
          const returned = back[index]
          // Several empty lines between paragraphs say the same as one.
          const same = (one: string | undefined) => (isMarkdown ? one && comparable(one) : one)
          expect(same(returned?.source)).toBe(same(source))
          const isOpen = name === 'po' && (before !== undefined || by !== undefined)
          if (target === undefined || isOpen) expect(returned?.target).toBeUndefined()
          else expect(same(returned?.target)).toBe(same(target))
        }
      }),
      {
        numRuns: 300,
        // Paragraphs whose translations have codes that their sources lack.
        examples: [[[unit({ source: 'One\n\nTwo', target: '[moment]\n\n~~no~~', isMarkdown: true })]]],
      },
    )
  })

  it('says the language, if it can, and the line of each text', () => {
    const sent = [unit({ source: 'One\nTwo' }), unit({ source: 'Three', path: 'title', target: 'Tres' })]
    const written = format.write(sent, languages)
    const { to, units: back } = format.read(written)
    expect(to).toBe(name === 'csv' ? undefined : 'es')
    const lines = written.split('\n')
    const [, second] = back
    expect(second?.target).toBe('Tres')
    expect(lines[(second?.line ?? 0) - 1]).toContain('title')
  })

  it('gives no target to a text that nobody has translated', () => {
    const [back] = format.read(format.write([unit({ source: 'One' })], languages)).units
    expect(back).not.toHaveProperty('target')
  })
})

describe('what a file is', () => {
  it('follows from its name, and for XLIFF from its version', () => {
    const named = (name: string, text = '') => {
      const format = formatOfFile(name, text)
      return names.find((one) => exchangeFormats[one] === format)
    }
    expect(named('es.xlf', exchangeFormats.xliff.write([], languages))).toBe('xliff')
    expect(named('es.XLIFF', exchangeFormats.xliff2.write([], languages))).toBe('xliff2')
    expect(['es.po', 'es.csv', 'es.jsonl', 'es.docx'].map((name) => named(name))).toEqual([
      'po',
      'csv',
      'jsonl',
      undefined,
    ])
  })

  it.each([
    ['xliff', '<html></html>', 'line 1: is `html`, and no XLIFF'],
    ['xliff', '<xliff>\n<file>', 'line 2: is no XML: Unclosed root tag'],
    ['xliff2', '{}', 'line 1: is no XML: Non-whitespace before first tag.'],
    ['csv', 'file,path,text\na,b,c', 'line 1: has no column `source`'],
    ['jsonl', '{"file":"a"}', 'line 1: lacks `path` as text'],
    ['jsonl', '\nno', 'line 2: is no JSON'],
  ] as const)('%s: %s', (name, text, message) => {
    expect(() => exchangeFormats[name].read(text)).toThrow(new UnreadableExchange(message))
  })
})

const about = (more: Partial<ExchangeUnit> & { source: string }, name: 'xliff' | 'xliff2' | 'po' | 'csv' | 'jsonl') =>
  exchangeFormats[name].write([unit(more)], languages)

describe('XLIFF 1.2', () => {
  it('has tokens, links and emphasis as inline codes, and the most characters', () => {
    const source = 'See **our** [prices in {city.name}](/prices#gold).'
    const written = about({ source, isMarkdown: true, max: 60, note: 'The title & more' }, 'xliff')
    expect(written).toContain('maxwidth="60" size-unit="char"')
    expect(written).toContain(
      '<source>See <g id="1" ctype="bold" equiv-text="**…**">our</g> <g id="2" ctype="link" equiv-text="[…](/prices#gold)">prices in <x id="3" ctype="x-code" equiv-text="{city.name}"/></g>.</source>',
    )
    expect(written).toContain('<note>The title &amp; more</note>')
    expect(written).not.toContain('<target')
  })

  it('has the old source and the old translation of a text that has changed', () => {
    const written = about({ source: 'From 12 €', before: 'From 10 €', target: 'Desde 10 €' }, 'xliff')
    expect(written).toContain('<target state="needs-review-translation">Desde 10 €</target>')
    expect(written).toContain(
      '<alt-trans alttranstype="previous-version"><source>From 10 €</source><target>Desde 10 €</target></alt-trans>',
    )
  })

  it('takes the codes of the source where a program has left out what they are in the target', () => {
    const written = about({ source: 'Ask [us](/ask) in {city.name}', isMarkdown: true }, 'xliff')
    const returned = written.replace('</source>', '</source><target>En <x id="2"/> <g id="1">pregúntenos</g></target>')
    expect(exchangeFormats.xliff.read(returned).units[0]?.target).toBe('En {city.name} [pregúntenos](/ask)')
  })

  it('says which code it does not know, and of how many paragraphs a translation is', () => {
    const written = about({ source: 'One\n\nTwo', isMarkdown: true }, 'xliff')
    const half = written.replace('One</source>', 'One</source><target>Uno</target>')
    expect(exchangeFormats.xliff.read(half).units[0]?.problem).toBe('has a translation of 1 of its 2 paragraphs alone')
    const unknown = about({ source: 'One' }, 'xliff').replace('</source>', '</source><target>U<x id="7"/></target>')
    expect(exchangeFormats.xliff.read(unknown).units[0]?.problem).toBe('has the unknown code 7')
  })

  it('approves what is translated, and nothing that is open', () => {
    expect(about({ source: 'One', target: 'Uno' }, 'xliff')).toContain(' approved="yes"')
    for (const open of [{}, { target: 'Uno', before: 'Won' }, { target: 'Uno', by: 'machine' as const }])
      expect(about({ source: 'One', ...open }, 'xliff')).not.toContain('approved')
  })

  it('has no translation where a program says that it is new', () => {
    const written = about({ source: 'One' }, 'xliff').replace('</source>', '</source><target state="new">One</target>')
    expect(exchangeFormats.xliff.read(written).units[0]).not.toHaveProperty('target')
  })
})

describe('XLIFF 2.0 of other programs', () => {
  const foreign = (source: string, inside: string) => {
    const written = about({ source, isMarkdown: true }, 'xliff2')
    const from = written.indexOf('<segment')
    return exchangeFormats.xliff2.read(written.slice(0, from) + inside + written.slice(written.indexOf('</unit>')))
      .units
  }
  const segment = (source: string, target: string) =>
    `<segment state="final"><source>${source}</source><target>${target}</target></segment>`

  it('is one text again where a paragraph was cut into sentences', () => {
    const gap = '<ignorable><source> </source></ignorable>'
    const paragraph = '<ignorable><source>\n\n</source><target>\n\n</target></ignorable>'
    expect(
      foreign(
        'One. Two.\n\nThree.',
        segment('One.', 'Uno.') + gap + segment('Two.', 'Dos.') + paragraph + segment('Three.', 'Tres.'),
      ),
    ).toMatchObject([{ source: 'One. Two.\n\nThree.', target: 'Uno. Dos.\n\nTres.', isReviewed: true }])
  })

  it('has its codes where each of their ends stands by itself, or beside a comment', () => {
    const ends = (text: string) => `<sc id="1" dataRef="d1"/>${text}<ec startRef="1" dataRef="d1e"/>`
    expect(
      foreign(
        'See [our prices](/prices).',
        segment(`See ${ends('our prices')}.`, `Vea <mrk id="m1" type="comment">${ends('los precios')}</mrk>.`),
      ),
    ).toMatchObject([{ source: 'See [our prices](/prices).', target: 'Vea [los precios](/prices).' }])
    expect(
      foreign(
        'See [our prices](/prices).',
        segment(`See ${ends('our prices')}.`, 'Vea <sc id="1"/>los precios<ec startRef="1"/>.'),
      ),
    ).toMatchObject([{ target: 'Vea [los precios](/prices).' }])
  })

  it('is refused where it has a code that nobody knows', () => {
    expect(foreign('One', segment('One', 'Uno <ph id="9"/>'))).toMatchObject([{ problem: 'has the unknown code 9' }])
  })
})

describe('PO', () => {
  it('has no plural forms, and refuses those of a program', () => {
    const written = about({ source: 'Now', target: 'Ahora' }, 'po')
    expect(written).not.toContain('msgid_plural')
    const plural = written
      .replace('msgid "Now"', 'msgid "Now"\nmsgid_plural "Nows"')
      .replace('msgstr "Ahora"', 'msgstr[0] "Ahora"\nmsgstr[1] "Ahoras"')
    expect(exchangeFormats.po.read(plural).units).toMatchObject([
      { problem: 'has several plural forms, and the site has one text there' },
    ])
  })

  it('has the old source of a fuzzy entry, as gettext has it', () => {
    const written = about({ source: 'Now', before: 'Then', target: 'Entonces', max: 40 }, 'po')
    expect(written).toContain('#, fuzzy\n')
    expect(written).toContain('#| msgid "Then"\n')
    expect(written).toContain('#. At most 40 characters.\n')
    expect(written).toContain('msgctxt "about.yaml#blocks[hero].title"\n')
  })
})

describe('PO of other programs', () => {
  it('is refused where its texts have lost their places', () => {
    const written = about({ source: 'Now', target: 'Ahora' }, 'po').replace(/^msgctxt .*\n/m, '')
    expect(() => exchangeFormats.po.read(written)).toThrow(
      'has 1 text without the `msgctxt` of the export, which says where a text belongs. Programs that turn PO into XLIFF and back leave it out: send them XLIFF, which is `--format xliff`',
    )
  })

  it('has each field of the header for which `msgfmt -c` looks', () => {
    const written = about({ source: 'Now' }, 'po')
    for (const field of ['Project-Id-Version', 'PO-Revision-Date', 'Last-Translator', 'Language-Team', 'Language'])
      expect(written).toContain(`"${field}: `)
  })
})

describe('CSV', () => {
  it.each(['=SUM', '-20 %', '@home', "'=x", "a;'=b", 'one\ntwo, "three"; four', ' =x'])(
    'has no formula in %s',
    (source) => {
      const written = about({ source, target: source }, 'csv')
      expect(written).not.toMatch(/(?:^|[,;\n])"?\s*[=@-]/m)
      expect(exchangeFormats.csv.read(written).units[0]).toMatchObject({ source, target: source })
    },
  )
})
