import { visitByPhone } from './phone-visit.ts'
import type { RawBrowser } from './protocol.ts'

/** Pages that are opened, by their name. */
const pages = { home: '/', 'a city page': '/la/bartenders', booking: '/book-now' }

/** How long pages take to show something, and all of what they hold, pictures aside. */
export async function firstPictures(browser: RawBrowser, origin: string): Promise<{ what: string; ms: number }[]> {
  const found = []
  for (const [page, path] of Object.entries(pages)) {
    const visit = await visitByPhone(browser, origin + path)
    const whole = await visit.read<number>(`seen.until(() => document.querySelector('footer')?.checkVisibility())`)
    const first = await visit.read<number>(`performance.getEntriesByName('first-contentful-paint')[0].startTime`)
    await visit.end()
    found.push({ what: `until ${page} shows something`, ms: first }, { what: `until all of ${page} shows`, ms: whole })
  }
  return found
}
