import { describe, expect, it } from 'vitest'
import { defaultLanguage, inLanguage } from '../../../schema/language/language.ts'
import { wordingSchema } from '../../../schema/language/wording.ts'
import { pageHeadSchema } from '../../../schema/page.ts'
import { dialled } from '../../../schema/phone/phone.ts'
import { exactLine, line, markdown, sentences } from '../../../schema/text.ts'
import { renderMarkdown } from '../../../src/components/prose/render-markdown.ts'
import { plainText } from '../../../src/seo/structured-data/plain-text.ts'

const within = <Result>(locale: string, action: () => Result) => inLanguage({ ...defaultLanguage, locale }, action)
const visible = (text: string) => text.replaceAll('\u00a0', '_')

it.each([
  ['en', '48 300', '48_300'],
  ['en', '1 234 567 people', '1_234_567 people'],
  ['en', 'from 750 € a day', 'from 750_€ a day'],
  ['en', '€ 750 a day', '€_750 a day'],
  ['en', '48 300,50 zł', '48_300,50_zł'],
  ['en', '1 200 CHF', '1_200_CHF'],
  ['ar', '٤٨ ٣٠٠', '٤٨_٣٠٠'],
  ['de', 'nach § 4 und §§ 5 ff.', 'nach §_4 und §§_5 ff.'],
  ['de', 'am 9. Januar 2026, dem 12. Mai', 'am 9._Januar 2026, dem 12._Mai'],
  ['en', 'on January 9, or 12 May', 'on January_9, or 12_May'],
  ['fr', 'le 9 janvier, 50 % moins', 'le 9_janvier, 50_% moins'],
  ['pl', '9 stycznia', '9_stycznia'],
  ['de', 'Tel. 030 123 45 67', 'Tel. 030_123_45_67'],
  ['en', 'call +44 20 7946 0958 or (213) 555-0142', 'call +44_20_7946_0958 or (213)_555-0142'],
  ['pl', 'tel. 12 345 67 80 wew. 3', 'tel. 12_345_67_80 wew. 3'],
  ['fr', 'appelez le 1 23 45 67 89', 'appelez le 1_23_45_67_89'],
  ['da', 'ring 12 34 56 78 i dag', 'ring 12_34_56_78 i dag'],
  ['pl', 'Gramy w sali i z chórem. A potem? „I ty” a/b i/lub', 'Gramy w_sali i_z_chórem. A_potem? „I_ty” a/b i/lub'],
  ['pl', '# W domu i w szkole', '# W_domu i_w_szkole'],
  ['cs', 'v Praze a k Brnu s 9 žáky', 'v_Praze a_k_Brnu s_9 žáky'],
  ['uk', 'у школі й о 9 ранку', 'у_школі й_о_9 ранку'],
  ['pt', 'a casa e o piano', 'a casa e o piano'],
  ['pl', 'Sala Z. Nowaka, plan B i C-dur', 'Sala Z. Nowaka, plan B i_C-dur'],
  ['de', 'Nr. 5, S. 12, Art. 3', 'Nr._5, S._12, Art._3'],
  ['en', 'Room 12 of 20', 'Room 12 of 20'],
  ['en', '12 krans, 5 DJs and 3 PAs', '12 krans, 5 DJs and 3 PAs'],
  ['en', '10 12 2026', '10 12 2026'],
])('a text in %s with %o keeps together what belongs together', (locale, text, expected) => {
  for (const schema of [line(), sentences(), markdown()])
    expect(visible(within(locale, () => schema.parse(text)))).toBe(expected)
})

const isolated = (text: string) => visible(text).replaceAll('\u2066', '⟨').replaceAll('\u2069', '⟩')

it.each([
  ['ar', 'اتصل +31 30 555 0171 اليوم', 'اتصل ⟨+31_30_555_0171⟩ اليوم'],
  ['ar-EG', '+31305550171', '⟨+31305550171⟩'],
  ['ar', 'هاتف (+٢٠) ٢ ١٢٣٤ ٥٦٧٨', 'هاتف ⟨(+٢٠)_٢_١٢٣٤_٥٦٧٨⟩'],
  ['ar', '02-1234567 أو (213) 555-0142', '⟨02-1234567⟩ أو ⟨(213)_555-0142⟩'],
  ['he', 'חייגו 050-123-4567', 'חייגו ⟨050-123-4567⟩'],
  ['he', '(050-123-4567) או (03 123 45 67)', '(⟨050-123-4567⟩) או (⟨03_123_45_67⟩)'],
  ['he-IL', 'הנחה -20 %, מ-20% ב-10', 'הנחה ⟨-20_%⟩, מ-20% ב-10'],
  ['fa', 'دما −5 °C است', 'دما ⟨−5_°C⟩ است'],
  ['fa-IR', '+۹۸ ۲۱ ۱۲۳۴ ۵۶۷۸', '⟨+۹۸_۲۱_۱۲۳۴_۵۶۷۸⟩'],
  ['he', '(+5), **-€3.50** ו-+7', '(⟨+5⟩), **⟨-€3.50⟩** ו-+7'],
  ['ar', '-1 200 و 20 %', '⟨-1_200⟩ و 20_%'],
  ['ar', '10-20, 10–20, 08.00 - 17.00, 05-10-2026', '10-20, 10–20, 08.00_-_17.00, 05-10-2026'],
  ['ar', '[اتصل](tel:+31305550171), https://a.example/?b=+5', '[اتصل](tel:+31305550171), https://a.example/?b=+5'],
  ['en', 'call +31 30 555 0171, -20 %', 'call +31_30_555_0171, -20_%'],
])('a text in %s with %o has numbers that are read from left to right', (locale, text, expected) => {
  const set = within(locale, () => markdown().parse(text))
  expect(isolated(set)).toBe(expected)
  expect(within(locale, () => markdown().parse(set))).toBe(set)
})

it('a number is dialled without the signs around it, and search results have none', () => {
  const [phone, title] = within('ar', () => [
    line().parse('+31 30 555 0171'),
    pageHeadSchema.shape.title.parse('-20 %'),
  ])
  expect(dialled(phone ?? '')).toBe('+31305550171')
  expect(visible(title ?? '')).toBe('-20_%')
})

const everywhere: [locale: string, text: string, set: string][] = [
  ['en-US', `He said "it's 'fine'", didn't he?`, 'He said “it’s ‘fine’”, didn’t he?'],
  ['de-DE', `Das "große 'Finale'" war's`, 'Das „große ‚Finale‘“ war’s'],
  ['de-AT', '"Ja", sagte sie ("nein").', '„Ja“, sagte sie („nein“).'],
  ['fr-FR', `L'"été" d'Anne`, 'L’«_été_» d’Anne'],
  ['fr-CH', '"été"', '«été»'],
  ['sv-SE', '"Hej"', '”Hej”'],
  ['nl-NL', `"Hallo" zei 's avonds`, '“Hallo” zei ’s avonds'],
  ['nl-BE', `'s Avonds in 't Wiel, de jaren '90, bij d'ouders'`, '’s Avonds in ’t Wiel, de jaren ’90, bij d’ouders’'],
  ['nl-NL', `'t Huis van de ouders' te 's-Hertogenbosch`, '’t Huis van de ouders’ te ’s-Hertogenbosch'],
  ['nl-NL', `Hij zei: 'kom 's avonds'`, 'Hij zei: ‘kom ’s avonds’'],
  ['en-US', `rock 'n' roll, "Fish 'N' Chips"`, 'rock ’n’ roll, “Fish ’N’ Chips”'],
  ['de-DE', `"Rock 'n' Roll" und 'Drag 'n' Drop'`, '„Rock ’n’ Roll“ und ‚Drag ’n’ Drop‘'],
  ['en-US', `Press 'N' to go on, or 'n'.`, 'Press ‘N’ to go on, or ‘n’.'],
  ['en-GB', `Hits of the '90s, the Beatles' too`, 'Hits of the ’90s, the Beatles’ too'],
  ['en-GB', `'Tis the guests' night`, '’Tis the guests’ night'],
  ['en-GB', `'Go get 'em', open 'til ten`, '‘Go get ’em’, open ’til ten'],
  ['en-GB', `'12 Angry Men', the 'em' and 'a' of it`, '‘12 Angry Men’, the ‘em’ and ‘a’ of it'],
  ['pl-PL', '"Tak"', '„Tak”'],
  ['hu-HU', `"Igen 'jó'"`, '„Igen »jó«”'],
  ['ru-RU', `"Да 'так'"`, '«Да „так“»'],
  ['es-ES', '"Hola"', '«Hola»'],
  ['es-MX', '"Hola"', '“Hola”'],
  ['nb-NO', '"Hei"', '«Hei»'],
  ['da-DK', '"Hej"', '“Hej”'],
  ['it-IT', `"Ciao" dell'arte`, '«Ciao» dell’arte'],
  ['ja-JP', '"日本" です', '「日本」 です'],
  ['zh-TW', '"你好"', '「你好」'],
  ['zh-CN', '"你好"', '“你好”'],
  ['en-GB', `a 6" pipe, 12' long`, `a 6" pipe, 12' long`],
  ['en-US', '501(c)(3), (r), (tm), +-5, a,,,b, 2+2', '501(c)(3), (r), (tm), +-5, a,,,b, 2+2'],
  ['en-US', 'Wait... 9--5 -- or --- so', 'Wait… 9–5 – or — so'],
  ['en-US', 'What?! ???? !!!!!', 'What?! ???? !!!!!'],
  ['fr-FR', 'Quoi ? Oui ! Donc : « non » ; rien', 'Quoi_? Oui_! Donc_: «_non_»_; rien'],
]
describe('the same words are set alike in every field, in Markdown and in structured data', () => {
  it.each(everywhere)('%s: %s', (locale, text, set) => {
    within(locale, () => {
      expect(visible(line().parse(text))).toBe(set)
      expect(visible(sentences().parse(text))).toBe(set)
      const source = markdown().parse(text)
      expect(visible(plainText(source).replaceAll('&#x27;', "'"))).toBe(set.replaceAll('_', ' '))
      expect(visible(renderMarkdown(source, { topLevel: 3 }).html.replaceAll('&quot;', '"'))).toBe(`<p>${set}</p>\n`)
    })
  })

  it('goes through emphasis and links, and leaves code, addresses and what has a backslash', () => {
    const html = (text: string) => renderMarkdown(text, { topLevel: 3 }).html.trim()
    expect(html('"**All** of [it](/x)" and "*more*"')).toBe(
      '<p>“<strong>All</strong> of <a href="/x">it</a>” and “<em>more</em>”</p>',
    )
    expect(html('`"a" -- b` \\"c\\" "`d`"')).toBe(
      '<p><code>&quot;a&quot; -- b</code> &quot;c&quot; “<code>d</code>”</p>',
    )
    expect(html('<https://a.example/b--c>')).toContain('>https://a.example/b--c</a>')
  })
})

it('keeps soft hyphens in headings, and leaves them out of titles that other programs show', () => {
  const title = 'Daten\u00adschutz\u00aderklärung'
  expect(line().parse(title)).toBe(title)
  const description = `${title}: was wir speichern, wie lange, und wen Sie danach fragen können, in einfachen Worten.`
  const head = pageHeadSchema.pick({ title: true, description: true }).parse({ title, description })
  expect(head.title).toBe('Datenschutzerklärung')
  expect(head.description).not.toContain('\u00ad')
})

it('keeps what is compared and stored as it is written, such as an option of a form', () => {
  for (const text of ["Barista's helpers", '12 000 "seats"', 'A -- B']) expect(exactLine(120).parse(text)).toBe(text)
})

it('sets the words of a site for what the engine says', () => {
  const words = { search: { none: 'Es gibt "nichts"...' } }
  expect(within('de-DE', () => wordingSchema({}).parse(words))).toEqual({ search: { none: 'Es gibt „nichts“…' } })
})
