import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { SearchDocument } from '../../../schema/pages/search-document.ts'
import { buildIndex, createFind } from '../../../src/components/search/engine.ts'
import { Marked } from '../../../src/components/search/results.tsx'
import { createTermOf, termOf } from '../../../src/components/search/words.ts'

const document = (path: string, title: string, more: Partial<SearchDocument> = {}): SearchDocument => ({
  path,
  title,
  names: '',
  area: '',
  headings: '',
  text: '',
  kind: 'Page',
  description: '',
  weight: 1,
  ...more,
})
const documents = [
  document('/a', 'Bartenders in Tampa', { names: 'mixologist' }),
  document('/b', 'Servers in Tampa'),
  document('/c', 'Café', { text: 'Bartenders are mentioned here, and Tampa.' }),
]
const paths = (query: string) => createFind(buildIndex(documents, termOf), { termOf })(query).map(({ path }) => path)

describe('the search', () => {
  it('requires every word, and ranks titles before running text', () => {
    expect(paths('bartenders tampa')).toEqual(['/a', '/c'])
  })

  it('finds pages with some of the words if none has all', () => {
    expect(paths('servers boise')).toEqual(['/b'])
  })

  it('matches other names, singular and plural, accents, prefixes and typos', () => {
    for (const query of ['mixologists', 'BARTENDER', 'bartend', 'bartnder']) expect(paths(query)[0]).toBe('/a')
    expect(paths('cafe')).toEqual(['/c'])
  })

  it('writes the same bytes for the same pages', () => {
    expect(JSON.stringify(buildIndex(documents, termOf))).toBe(
      JSON.stringify(buildIndex(structuredClone(documents), termOf)),
    )
  })
})

describe('the search for an answer', () => {
  const all = [
    document('/klavier', 'Klavier in Wien', { names: 'Klavier', text: 'Der Preis steht unten.' }),
    document('/fragen', 'Fragen'),
    document('/fragen#faq-answer-1', 'Was kostet der Unterricht?', { text: 'Es hängt davon ab.' }),
    document('/fragen#faq-answer-2', 'Gibt es Leihinstrumente?'),
    document('/geige#faq-answer-1', 'Was kostet eine Geige?', { names: 'Geige', weight: 0.7 }),
  ]
  const terms = createTermOf({ ignored: 'was der die das eine es gibt', endings: '4+en>' })
  const find = createFind(buildIndex(all, terms), {
    termOf: terms,
    names: ['Klavier', 'Geige'],
    alike: 'kostet kosten honorar wie-viel',
  })
  it.each([
    ['was kostet das', '/fragen#faq-answer-1'],
    ['Honorar', '/fragen#faq-answer-1'],
    ['wie viel', '/fragen#faq-answer-1'],
    ['Wie viel kostet Klavier', '/fragen#faq-answer-1'],
    ['Kosten Geige', '/geige#faq-answer-1'],
    ['Leihinstrumente Klavier', '/fragen#faq-answer-2'],
    ['Klavier', '/klavier'],
  ])('finds for %s %s first', (query, path) => {
    expect(find(query)[0]?.path).toBe(path)
  })
})

describe('the search for several words that mean one together', () => {
  const questions = [
    'What does a bartender cost?',
    'How much earlier must the crew come?',
    'What is the distance to the hall?',
    'How far ahead should I book?',
    'Opening hours',
    'Can you open the bar earlier?',
    'Jobs',
    'Help wanted',
    'Help for guests',
  ]
  const index = buildIndex(
    questions.map((title, number) => document(`/faq#${number}`, title)),
    termOf,
  )
  const find = createFind(index, {
    termOf,
    alike: 'cost price how-much, distance how-far, hours when-open, job help-wanted',
  })

  it.each([
    ['cost', ['What does a bartender cost?']],
    ['price', ['What does a bartender cost?']],
    ['how much', ['What does a bartender cost?']],
    ['how much is a bartender', ['What does a bartender cost?']],
    ['how much earlier', ['How much earlier must the crew come?']],
    ['distance', ['What is the distance to the hall?']],
    ['how far is it', ['What is the distance to the hall?']],
    ['how far ahead', ['How far ahead should I book?']],
    ['hours', ['Opening hours']],
    ['when open', ['Opening hours']],
    ['job', ['Help wanted', 'Jobs']],
    ['help wanted', ['Help wanted', 'Jobs']],
  ])('finds for %s %j', (query, titles) => {
    expect(
      find(query)
        .map(({ title }) => title)
        .toSorted(),
    ).toEqual(titles)
  })
})

describe('the search for words that are written in another way', () => {
  const found = (texts: readonly string[], query: string) => {
    const index = buildIndex(
      texts.map((text) => document(`/${text}`, text)),
      termOf,
    )
    return createFind(index, { termOf })(query).map(({ title }) => title)
  }

  it.each([
    ['Klavierstunden', ['Klavier', 'Gitarre'], ['Klavier']],
    ['Klavierunterricht', ['Klavier', 'Unterricht', 'Klavier und Unterricht'], ['Klavier und Unterricht', 'Klavier']],
    ['popup', ['Pop-up shops', 'Up and away'], ['Pop-up shops']],
    ['pop-up', ['Popup shops', 'Tents'], ['Popup shops']],
    ['pop up', ['Popup shops', 'Tents'], ['Popup shops']],
    ['wifi', ['Wi-Fi for guests', 'Tents'], ['Wi-Fi for guests']],
    ['nonprofits', ['Non-profit rates', 'Tents'], ['Non-profit rates']],
    ['e-mail', ['Email us', 'Tents'], ['Email us']],
    ['check in desks', ['Checkin desks', 'Desks'], ['Checkin desks']],
    ['Vertrag', ['Ver\u00adtrag', 'Tents'], ['Ver\u00adtrag']],
    ['bartenders', ['Bar', 'Bartending'], ['Bartending']],
  ])('finds by %s of %j %j', (query, texts, titles) => {
    expect(found(texts, query).slice(0, titles.length)).toEqual(titles)
  })
})

describe('the search in other scripts', () => {
  const found = (text: string, query: string) => {
    const index = buildIndex([document('/it', text), document('/other', 'Tampa')], termOf)
    return createFind(index, { termOf })(query).map(({ path }) => path)
  }

  it.each([
    ['東京事務所のご案内', '事務所'],
    ['東京事務所のご案内', '東京'],
    ['自転車の修理と店', '店'],
    ['自転車の修理と店', '修'],
    ['サッカーﾎﾞｰﾙの貸出', 'ボール'],
    ['２０２６年の料金', '2026'],
    ['北京办事处和商店', '办事处'],
    ['ศูนย์ซ่อมจักรยานกรุงเทพ', 'จักรยาน'],
    ['서울사무소에서 빌리기', '서울사무소'],
    ['हिन्दी में मरम्मत', 'मरम्मत'],
    ['زوروا المكتب الجديد في القاهرة', 'مكتب'],
    ['مكتب القاهرة', 'المكتب'],
    ['مدرسة الدراجات', 'مدرسه'],
    ['مُحَمَّد', 'محمد'],
    ['أسعار ٢٠٢٦', 'اسعار 2026'],
    ['دوچرخه‌سازی یزد', 'يزد'],
    ['עִבְרִית', 'עברית'],
    ['Ремонт велосипедов', 'РЕМОНТ'],
    ['Łódź and Tromsø', 'lodz tromso'],
    ['Hauptstraße', 'hauptstrasse'],
    ['İstanbul', 'istanbul'],
  ])('finds in %o what is asked by %o', (text, query) => {
    expect(found(text, query)).toEqual(['/it'])
  })

  it.each([
    ['東京事務所', '京都'],
    ['ハス', 'バス'],
    ['हिन्दी', 'हन्द'],
  ])('does not find in %o what is asked by %o', (text, query) => {
    expect(found(text, query)).toEqual([])
  })
})

describe('a word', () => {
  it.each([
    ['Staffing', 'staff'],
    ['agencies', 'agency'],
    ["New York's", 'new york'],
    ['glass', 'glass'],
    ['bus', 'bus'],
    ['São', 'sao'],
  ])('%s is looked up as %s', (word, term) => {
    expect(word.split(' ').map(termOf).join(' ')).toBe(term)
  })

  it('is ignored if it is a stop word', () => {
    expect(['in', 'The', 'near'].map(termOf)).toEqual([null, null, null])
  })

  it('is compared by the stop words and endings of its language', () => {
    const dutch = createTermOf({ ignored: 'de het één in', endings: '3+heden>heid 3+en 3+s' })
    expect(['Één', 'in', 'Reparaties', 'fietsen', 'mogelijkheden', 'the'].map(dutch)).toEqual([
      null,
      null,
      'reparatie',
      'fiets',
      'mogelijkheid',
      'the',
    ])
  })
})

it('highlights matches, and nothing inside another word', () => {
  const html = renderToStaticMarkup(
    <Marked text="Tips on a tip: <b>tipsy</b>" terms={new Set(['tip'])} termOf={termOf} />,
  )
  const japanese = renderToStaticMarkup(
    <Marked text="東京事務所へ" terms={new Set(['事務', '務所'])} termOf={termOf} />,
  )
  expect(japanese).toBe('東京<mark>事務所</mark>へ')
  expect(html).toBe('<mark>Tips</mark> on a <mark>tip</mark>: &lt;b&gt;tipsy&lt;/b&gt;')
})
