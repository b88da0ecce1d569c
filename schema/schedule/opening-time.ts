import { z } from 'zod'

/** When something opens: `09:00`. */
export const opensAt = () =>
  z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, { error: 'must be a time from `00:00` to `23:59`' })

/** When something closes: `18:00`. One that is not after its opening is on the next day; `24:00` is midnight. */
export const closesAt = () =>
  z.string().regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/, { error: 'must be a time from `00:00` to `24:00`' })
