import { detailsOf } from '../measured-event.ts'
import type { Provider } from '../provider.ts'
import { gtag, loadTag, tagOrigin } from './google-tag.ts'

/**
 * Where Google Analytics sends to: the hosts that https://developers.google.com/tag-platform/security/guides/csp gives by
 * wildcards, without those of advertising.
 */
const collecting = [
  'https://www.google-analytics.com',
  'https://region1.google-analytics.com',
  'https://analytics.google.com',
  'https://region1.analytics.google.com',
]

/** Google Analytics 4: https://developers.google.com/analytics/devguides/collection/ga4/views. */
export const ga4: Provider<'ga4'> = {
  origins: () => ({
    'script-src': [tagOrigin],
    'connect-src': [tagOrigin, ...collecting],
    'img-src': [tagOrigin, 'https://www.google-analytics.com'],
  }),
  cookies: ['_ga', '_gid'],
  start({ id }, load, page) {
    gtag('js', new Date())
    gtag('set', placeOf(page))
    gtag('config', id, { send_page_view: false, allow_google_signals: false, allow_ad_personalization_signals: false })
    loadTag(load, 'gtag/js', id)
    return (event, page) => {
      // Also for what gtag.js sends by itself.
      gtag('set', placeOf(page))
      gtag('event', event.name, { ...detailsOf(event), ...placeOf(page), send_to: id })
    }
  },
}

const placeOf = ({ address, title, referrer }: { address: string; title: string; referrer: string }) => ({
  page_location: address,
  page_title: title,
  page_referrer: referrer,
})
