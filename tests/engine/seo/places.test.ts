import { expect, it } from 'vitest'
import { hoursSchema } from '../../../blocks/hours/schema.ts'
import type { Page } from '../../../schema/page.ts'
import type { Site } from '../../../schema/site/site.ts'
import { blockDataOf } from '../../../src/seo/structured-data/block-data.ts'
import { timesOf } from '../../../src/seo/structured-data/opening-hours.ts'
import { placesOn } from '../../../src/seo/structured-data/places.ts'
import { vocabularyErrors } from '../../browser/vocabulary.ts'

const site = { name: 'Spoke', organization: { type: 'BikeStore', areas: [], offers: [] } } as unknown as Site

it('describes the place whose opening hours a page shows', () => {
  const block = hoursSchema.parse({
    type: 'hours',
    id: 'jordaan',
    title: 'When it is open',
    name: 'Jordaan',
    zone: 'Europe/Amsterdam',
    hours: [{ days: ['Monday', 'Friday'], opens: '09:00', closes: '18:00' }],
    exceptions: [{ day: '2026-12-25', until: '2026-12-26', text: 'Christmas' }],
    addressLines: ['Lijnbaansgracht 12', '1016 Amsterdam'],
    phone: '+31 20 555 0142',
  })
  const blocks = blockDataOf({ blocks: [block] } as unknown as Page, { hours: hoursSchema })
  const [place, ...others] = placesOn({ path: '/shops/jordaan', blocks }, site, 'https://x.example')
  expect(others).toEqual([])
  expect(place).toEqual({
    '@type': 'LocalBusiness',
    '@id': 'https://x.example/shops/jordaan#jordaan',
    name: 'Jordaan',
    url: 'https://x.example/shops/jordaan',
    parentOrganization: { '@type': 'BikeStore', '@id': 'https://x.example/#organization', name: 'Spoke' },
    address: 'Lijnbaansgracht 12, 1016 Amsterdam',
    telephone: '+31205550142',
    openingHoursSpecification: [
      { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Monday', 'Friday'], opens: '09:00', closes: '18:00' },
    ],
    specialOpeningHoursSpecification: [
      {
        '@type': 'OpeningHoursSpecification',
        validFrom: '2026-12-25',
        validThrough: '2026-12-26',
        opens: '00:00',
        closes: '00:00',
      },
    ],
  })
  expect(vocabularyErrors(place as object as Record<string, unknown>)).toEqual([])
})

it.each([
  ['09:00', '18:00', '09:00', '18:00'],
  ['00:00', '24:00', '00:00', '23:59'],
  ['00:00', '00:00', '00:00', '23:59'],
  ['18:00', '24:00', '18:00', '00:00'],
  ['20:00', '02:00', '20:00', '02:00'],
  ['06:00', '06:00', '06:00', '05:59'],
])('says of %s to %s that it is open, not closed all day', (opens, closes, first, last) => {
  expect(timesOf({ opens, closes })).toEqual({ opens: first, closes: last })
})
