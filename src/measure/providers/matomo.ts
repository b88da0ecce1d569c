import { detailsOf } from '../measured-event.ts'
import type { Provider } from '../provider.ts'

/** Matomo: https://developer.matomo.org/guides/spa-tracking and https://developer.matomo.org/api-reference/tracking-javascript. */
export const matomo: Provider<'matomo'> = {
  origins: ({ address }) => {
    const { origin } = new URL(address)
    return { 'script-src': [origin], 'connect-src': [origin], 'img-src': [origin] }
  },
  cookies: ['_pk_', 'mtm_'],
  start({ address, site, category }, load) {
    const calls: unknown[][] = []
    const scope = globalThis as { _paq?: { push: (call: unknown[]) => unknown } }
    scope._paq = calls
    const call = (...words: unknown[]) => scope._paq?.push(words)
    // What nobody was asked about recognizes nobody again.
    if (category === 'necessary') call('disableCookies')
    call('setTrackerUrl', `${address}matomo.php`)
    call('setSiteId', String(site))
    load(`${address}matomo.js`)
    return (event, page) => {
      call('setCustomUrl', page.address)
      call('setReferrerUrl', page.referrer)
      call('setDocumentTitle', page.title)
      if (event.name === 'page_view') return call('trackPageView')
      const details = Object.values(detailsOf(event))
      const value = details.find((one) => typeof one === 'number')
      return call(
        'trackEvent',
        'marquee',
        event.name,
        ...details.filter((one) => typeof one === 'string'),
        ...(value === undefined ? [] : [value]),
      )
    }
  },
}
