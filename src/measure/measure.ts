import type { Measure } from '../../schema/measure/measure.ts'
import { cleanAddress, cleanReferrer, isPlain } from './address.ts'
import type { MeasuredEvent } from './measured-event.ts'
import type { Send } from './provider.ts'
import { originsOf, providerOf } from './providers.ts'
import { loadScript, trustScriptsOf } from './trusted-scripts.ts'
import { watchEvents } from './watch-events.ts'
import { watchPages } from './watch-pages.ts'

/** What the build writes into each page of a site that counts. */
export type MeasureData = { providers: readonly Measure[]; nothingFound: string }

const { providers, nothingFound }: MeasureData = JSON.parse(document.getElementById('measure')?.textContent ?? '')

/** The functions that pass events on, by the entry of their provider; those that have been started. */
const started = new Map<Measure, Send>()
let referrer = cleanReferrer(document.referrer)

const pageNow = () => ({ address: cleanAddress(location.href), title: document.title, referrer })

/** Somebody who sends Global Privacy Control wants no more than what is necessary. */
const isPrivate = (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true

function report(event: MeasuredEvent): void {
  for (const settings of providers) {
    const provider = providerOf(settings)
    if (settings.category !== 'necessary' && isPrivate) continue
    if (provider.readsAddress && !isPlain(location.href)) continue
    const send = started.get(settings) ?? provider.start(settings as never, loadScript, pageNow())
    started.set(settings, send)
    send(event, pageNow())
  }
}

function begin(): void {
  trustScriptsOf(providers.flatMap((settings) => originsOf(settings)['script-src'] ?? []))
  let before = ''
  watchPages(({ isNotFound }) => {
    if (before) referrer = before
    report({ name: 'page_view' })
    if (isNotFound) report({ name: 'not_found' })
    before = cleanAddress(location.href)
  })
  watchEvents(report, { nothingFound })
}

// A page that is rendered before it is opened may never be opened.
if ((document as { prerendering?: boolean }).prerendering)
  document.addEventListener('prerenderingchange', begin, { once: true })
else begin()
