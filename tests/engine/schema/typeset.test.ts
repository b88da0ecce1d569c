import { expect, it } from 'vitest'
import { line, markdown, sentences } from '../../../schema/text.ts'

it.each([
  ['48 300', '48_300'],
  ['1 234 567 people', '1_234_567 people'],
  ['from 750 € a day', 'from 750_€ a day'],
  ['€ 750 a day', '€_750 a day'],
  ['48 300,50 zł', '48_300,50_zł'],
  ['1 200 CHF', '1_200_CHF'],
  ['٤٨ ٣٠٠', '٤٨_٣٠٠'],
  ['Room 12 of 20', 'Room 12 of 20'],
  ['12 krans, 5 DJs and 3 PAs', '12 krans, 5 DJs and 3 PAs'],
  ['10 12 2026', '10 12 2026'],
])('a text with %o keeps its numbers on one line', (text, expected) => {
  for (const schema of [line(), sentences(), markdown()])
    expect(schema.parse(text).replaceAll('\u00a0', '_')).toBe(expected)
})
