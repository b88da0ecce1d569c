import { z } from 'zod'
import { href } from '../links/link.ts'
import { sentences } from '../text.ts'

/** The day by which somebody has to check a fact again. */
export const reviewBy = () =>
  z.iso.date().meta({
    description: 'Day by which this is checked again. Once it has passed, `validate` warns.',
    examples: ['2027-06-30'],
  })

/** Where a fact can be looked up. */
export const source = () =>
  href().meta({ description: 'Where to look this up.', examples: ['https://www.example.gov/parking'] })

/** A fact that can change (a law, a building site, a permit) and so carries the day of its next check. */
export const datedFact = () =>
  z.strictObject({
    text: sentences(400).meta({
      description: 'The fact in one or two plain sentences.',
      examples: ['A whole day of parking costs more than two short stays, so come in the morning or in the afternoon.'],
    }),
    reviewBy: reviewBy(),
    source: source().optional(),
  })

/** A `reviewBy` in the past. `path` is that of the date, as in a zod issue. */
type DueReview = { path: (string | number)[]; reviewBy: string }

/** What day it is, as an ISO date (`2026-11-21`). Reading it may be recorded: only what depends on the day reads it. */
export type Calendar = { readonly today: string }

/** Every passed `reviewBy` inside a parsed data file, for the warning `review-due`. A date is due on the day after it. */
export function dueReviews(value: unknown, calendar: Calendar, path: (string | number)[] = []): DueReview[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => dueReviews(item, calendar, [...path, index]))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]) =>
    key === 'reviewBy' && typeof item === 'string' && item < calendar.today
      ? [{ path: [...path, key], reviewBy: item }]
      : dueReviews(item, calendar, [...path, key]),
  )
}
