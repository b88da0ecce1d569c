import { expect, it } from 'vitest'
import { z } from 'zod'
import { href, sitePath } from '../../../../schema/links/link.ts'
import { closesAt, opensAt } from '../../../../schema/schedule/opening-time.ts'
import { slug } from '../../../../schema/text.ts'
import { valueMeantBy } from '../../../../src/content/validate/issues/meant-value.ts'

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
  [z.string().regex(/^[A-Z]{3}$/), 'eur', 'EUR'],
  [z.string().regex(/^G-[A-Z0-9]+$/), 'UA-1', undefined],
])('knows what a value means that its field refuses: %#, %s', (schema, written, meant) => {
  expect(valueMeantBy(written, schema)).toBe(meant)
})
