import { minutesOf, type OpeningSpan } from '../../../schema/schedule/opening-span.ts'
import type { OpeningHours, SpecialHours } from '../../../schema/structured-data.ts'

/**
 * The times of a span for search engines, which take two that are the same for a closed day: a whole day ends a minute
 * before (Google Search Central, “Local business”).
 */
export function timesOf({ opens, closes }: OpeningSpan): OpeningSpan {
  const { start, end } = minutesOf({ opens, closes })
  if (end - start < 24 * 60) return { opens, closes: closes === '24:00' ? '00:00' : closes }
  const last = (start + 24 * 60 - 1) % (24 * 60)
  return { opens, closes: [Math.floor(last / 60), last % 60].map((part) => String(part).padStart(2, '0')).join(':') }
}

/** The opening hours of a place. A day without hours is from midnight to midnight, as Google asks for it. */
export const openingHours = (hours: readonly OpeningHours[], exceptions: readonly SpecialHours[] = []) => ({
  ...(hours.length > 0 && {
    openingHoursSpecification: hours.map(({ days, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification' as const,
      dayOfWeek: days,
      ...timesOf({ opens, closes }),
    })),
  }),
  ...(exceptions.length > 0 && {
    specialOpeningHoursSpecification: exceptions.map(({ day, until = day, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification' as const,
      validFrom: day,
      validThrough: until,
      ...(opens && closes ? timesOf({ opens, closes }) : { opens: '00:00', closes: '00:00' }),
    })),
  }),
})
