import { visitByPhone } from './phone-visit.ts'
import type { RawBrowser } from './protocol.ts'

type Page = {
  path: string
  field: string
  /** Typed into the field after the touch. */
  text?: string
  /** Holds when the page has answered, and what was done before hydration counts. */
  answered: string
}

/** Pages that start with a form, by what is measured. */
const pages: Record<string, Page> = {
  'until the touched calculator counts': {
    path: '/resources/bartender-calculator',
    field: '#calculator [name=guests]',
    text: '0',
    answered: `document.querySelector('#calculator output[name=total]').textContent > 9`,
  },
  'until the touched booking form continues': {
    path: '/book-now',
    field: 'main [name=selectedPositions]',
    answered: `document.querySelector('main form progress, main form [role=progressbar]') && document.querySelector('main [data-island=hydrated] form') && !document.querySelector('main form [data-waits]') && !document.querySelector('main form [type=submit]').disabled`,
  },
}

const aimMs = 1_600

/** Touches the first field of each page as soon as it is there: how long from the finger until the form has answered. */
export async function firstFields(browser: RawBrowser, origin: string) {
  const found: { what: string; aim: number; ms: number }[] = []
  for (const [what, { path, field, text, answered }] of Object.entries(pages)) {
    const visit = await visitByPhone(browser, origin + path)
    await visit.read(`addEventListener('pointerdown', ({ timeStamp }) => { seen.touched = timeStamp }, true)`)
    await visit.tap(field)
    if (text) await visit.type(text)
    const ms = await visit.read<number>(`seen.until(() => ${answered}).then((at) => at - seen.touched)`)
    found.push({ what, aim: aimMs, ms })
    await visit.end()
  }
  return found
}
