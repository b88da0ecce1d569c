import type { Consent } from '../../schema/measure/consent.ts'
import type { Measure } from '../../schema/measure/measure.ts'
import { cleanAddress, cleanReferrer, isPlain } from './address.ts'
import { createAllowedFrames } from './allowed-frames.ts'
import { type ConsentData, createConsent } from './consent.ts'
import { deleteCookies } from './delete-cookies.ts'
import type { MeasuredEvent } from './measured-event.ts'
import type { Send } from './provider.ts'
import { originsOf, providerOf } from './providers.ts'
import { loadScript, trustScriptsOf } from './trusted-scripts.ts'
import { watchEvents } from './watch-events.ts'
import { watchPages } from './watch-pages.ts'

/** What the build writes into each page of a site that counts, or that shows parts of other sites after consent. */
export type MeasureData = {
  providers: readonly Measure[]
  /** Hosts of which frames load by themselves, with the category that must be allowed. */
  embeds: Consent['embeds']
  nothingFound: string
  consent?: ConsentData | undefined
}

const { providers, embeds, nothingFound, consent }: MeasureData = JSON.parse(
  document.getElementById('measure')?.textContent ?? '',
)

/** The functions that pass events on, by the entry of their provider; those that have been started. */
const started = new Map<Measure, Send>()
let referrer = cleanReferrer(document.referrer)

const pageNow = () => ({ address: cleanAddress(location.href), title: document.title, referrer })

let isAllowed: ReturnType<typeof createConsent> = () => false

/** Passes an event on to these providers, as far as the visitor has agreed, and starts those that have not been started. */
function report(event: MeasuredEvent, to = providers): void {
  for (const settings of to) {
    const provider = providerOf(settings)
    if (!isAllowed(settings.category)) continue
    if (provider.readsAddress && !isPlain(location.href)) continue
    const send = started.get(settings) ?? provider.start(settings as never, loadScript, pageNow())
    started.set(settings, send)
    send(event, pageNow())
  }
}

const allowFrames = createAllowedFrames()
const showFrames = () => allowFrames(embeds.flatMap(({ host, category }) => (isAllowed(category) ? [host] : [])))

/** Whether something was loaded that the visitor does not agree to any more. It ends with the page. */
let isEnding = false

/** Loads what the visitor has just agreed to. What has been loaded is ended at once, unless somebody types into the page. */
function onChoice(): void {
  showFrames()
  const withdrawn = [...started.keys()].filter(({ category }) => !isAllowed(category))
  const waiting = providers.filter((settings) => !started.has(settings))
  report({ name: 'page_view' }, waiting)
  isEnding = withdrawn.length > 0
  if (!isEnding) return
  deleteCookies(withdrawn.flatMap((settings) => providerOf(settings).cookies))
  if (!window.marquee.isTyped) location.reload()
}

function begin(): void {
  isAllowed = createConsent(consent, onChoice)
  showFrames()
  if (providers.length > 0) count()
}

function count(): void {
  trustScriptsOf(providers.flatMap((settings) => originsOf(settings)['script-src'] ?? []))
  let before = ''
  watchPages(({ isNotFound }) => {
    if (isEnding) return location.reload()
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
