/** The times of a site, as its language writes them in its time zone. */
export function siteTimes({ locale, timeZone }: { locale: string; timeZone: string }) {
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone })
  const dayAndTime = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone })
  return {
    timeZone,
    /** A moment of ISO 8601 as its day there. */
    day: (at: string) => day.format(new Date(at)),
    /** A moment of ISO 8601 with its time there. */
    dayAndTime: (at: string) => dayAndTime.format(new Date(at)),
  }
}
