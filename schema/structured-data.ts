import type { Person } from './person.ts'
import type { Image } from './pictures/image.ts'
import type { OpeningSpan } from './schedule/opening-span.ts'
import type { Weekday } from './schedule/weekdays.ts'

/** Days of the week with these opening hours. */
export type OpeningHours = OpeningSpan & { days: readonly Weekday[] }

/** A day, or several, with other opening hours. Without hours the place is closed. */
export type SpecialHours = { day: string; until?: string | undefined } & {
  [Time in keyof OpeningSpan]?: string | undefined
}

/** What search engines read in a block, as data of schema.org. Texts are as visitors read them. */
export type StructuredData = {
  /** Questions with their answers in Markdown. `anchor`: the id of the answer on its page. */
  questions?: readonly { question: string; answer: string; anchor?: string | undefined }[]
  /** People whom it shows. */
  people?: readonly PersonData[]
  /** Who wrote the page. */
  authors?: readonly PersonData[]
  place?: PlaceData
  video?: VideoData
  /** How many miles around the place of its page a service is offered. */
  radiusMiles?: number
}

/** A person by name. */
export type PersonData = Pick<Person, 'name'> & Partial<Omit<Person, 'image'>>

/** A place with opening hours. `name`: left out, that of the company. */
export type PlaceData = {
  name?: string | undefined
  addressLines?: readonly string[]
  phone?: string | undefined
  hours: readonly OpeningHours[]
  exceptions?: readonly SpecialHours[]
}

/** A film: a file of this site, or the address of a player. Search engines list it only with the day on which it was published. */
type VideoData = ({ file: string } | { player: string }) & {
  name: string
  caption?: string | undefined
  poster: Image
  /** A day, or a time with its zone. */
  published?: string | undefined
  /** `3:45`, or `1:02:30`. */
  duration?: string | undefined
  transcript?: string | undefined
}
