import { firstLanguage } from '../../studio/words/languages.ts'
import { languages } from '../words/languages.ts'

/** The first language of the browser that there are words in. */
export const languageTag = firstLanguage(navigator.languages)

/** The words of the pages. */
export const words = languages[languageTag]

document.documentElement.lang = languageTag

const times = new Intl.DateTimeFormat(languageTag, { dateStyle: 'medium', timeStyle: 'short' })

/** A moment such as `2026-06-30T12:00:00Z` as the person reads it. */
export const shownTime = (moment: string): string => times.format(new Date(moment))

const plannedTimes = new Intl.DateTimeFormat(languageTag, {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
})

/** A moment that is still to come, with its weekday and the time zone of the person. */
export const shownPlan = (moment: string): string => plannedTimes.format(new Date(moment))

/** The time zone of the person, such as `Europe/Berlin`. */
export const { timeZone } = plannedTimes.resolvedOptions()

const days = new Intl.DateTimeFormat(languageTag, { dateStyle: 'medium', timeZone: 'UTC' })

/** A day such as `2026-06-30` as the person reads it. */
export const shownDay = (day: string): string => days.format(new Date(day))

const numbers = new Intl.NumberFormat(languageTag, { maximumFractionDigits: 1 })

/** A number as the person reads it. */
export const shownNumber = (number: number): string => numbers.format(number)
