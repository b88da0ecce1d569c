import type { Hours } from '../../../blocks/hours/schema.ts'

type Span = Pick<Hours['hours'][number], 'days' | 'opens' | 'closes'>
type Exception = Pick<Hours['exceptions'][number], 'day' | 'until' | 'opens' | 'closes'>

/** The opening hours of a place. A day without hours is from midnight to midnight, as Google asks for it. */
export const openingHours = (hours: readonly Span[], exceptions: readonly Exception[] = []) => ({
  ...(hours.length > 0 && {
    openingHoursSpecification: hours.map(({ days, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification' as const,
      dayOfWeek: days,
      opens,
      closes,
    })),
  }),
  ...(exceptions.length > 0 && {
    specialOpeningHoursSpecification: exceptions.map(({ day, until = day, opens = '00:00', closes = '00:00' }) => ({
      '@type': 'OpeningHoursSpecification' as const,
      validFrom: day,
      validThrough: until,
      opens,
      closes,
    })),
  }),
})
