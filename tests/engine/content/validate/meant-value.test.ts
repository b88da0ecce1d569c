import { afterEach, expect, it } from 'vitest'
import { z } from 'zod'
import { setLanguage } from '../../../../schema/language/language.ts'
import { href, sitePath } from '../../../../schema/links/link.ts'
import { closesAt, opensAt } from '../../../../schema/schedule/opening-time.ts'
import { slug } from '../../../../schema/text.ts'
import { valueMeantBy, weekdayMeantBy } from '../../../../src/content/validate/issues/meant-value.ts'

it.each([
  [opensAt(), '9:00', '09:00'],
  [opensAt(), '9 am', '09:00'],
  [opensAt(), '12.30 p.m.', '12:30'],
  [opensAt(), '18.30 Uhr', '18:30'],
  [opensAt(), '24:00', undefined],
  [opensAt(), '25:00', undefined],
  [opensAt(), 'noon', undefined],
  [closesAt(), '24.00', '24:00'],
  [z.iso.date(), '1 May 2027', '2027-05-01'],
  [z.iso.date(), '1.5.2027', '2027-05-01'],
  [z.iso.date(), '2027/05/01', '2027-05-01'],
  [z.iso.date(), '12/25/2026', '2026-12-25'],
  [z.iso.date(), '5/1/2027', undefined],
  [z.iso.date(), '31.2.2027', undefined],
  [z.iso.date(), 'May', undefined],
  [slug(), 'Guided tours', 'guided-tours'],
  [slug(), 'Führungen & mehr', 'fuhrungen-mehr'],
  [sitePath(), 'About us', '/about-us'],
  [sitePath(), '/Guided Tours/Amsterdam', '/guided-tours/amsterdam'],
  [sitePath(), 'https://www.example.com/about', undefined],
  [z.email(), 'a @example.com', 'a@example.com'],
  [z.email(), 'a\u00ad@example.com\u200b', 'a@example.com'],
  [z.email(), 'example.com', undefined],
  [href(), 'www.example.com/a', 'https://www.example.com/a'],
  [href(), 'tel:+420 603 123 456', 'tel:+420603123456'],
  [href(), '+43 (0)664 / 123 45-67', 'tel:+436641234567'],
  [href(), 'tel: 0664 123 45 67', 'tel:06641234567'],
  [href(), 'mailto: ana@example.com', 'mailto:ana@example.com'],
  [href(), 'ana@example.com', 'mailto:ana@example.com'],
  [href(), 'javascript:alert(1)', undefined],
  [z.string().regex(/^[A-Z]{3}$/), 'eur', 'EUR'],
  [z.string().regex(/^[a-z][A-Za-z0-9]*$/), 'dny-v-týdnu', 'dnyVTydnu'],
  [z.string().regex(/^G-[A-Z0-9]+$/), 'UA-1', undefined],
])('knows what a value means that its field refuses: %#, %s', (schema, written, meant) => {
  expect(valueMeantBy(written, schema)).toBe(meant)
})

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
afterEach(() => setLanguage(undefined))

it.each([
  ['cs-CZ', 'pondělí', days, 'Monday'],
  ['cs-CZ', 'Út', days, 'Tuesday'],
  ['de-AT', 'Mi.', days, 'Wednesday'],
  ['fr-FR', 'Jeudi', days, 'Thursday'],
  ['ja-JP', '金', days, 'Friday'],
  ['cs-CZ', 'Sat', days, 'Saturday'],
  ['cs-CZ', 'Montag', days, undefined],
  ['en-US', 'Monday', ['left', 'right'], undefined],
])('knows the day of the week that a word means: %s, %s', (locale, written, options, meant) => {
  setLanguage({ locale, currency: 'EUR', words: {} })
  expect(weekdayMeantBy(written, options)).toBe(meant)
})
