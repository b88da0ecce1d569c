import { detailsOf } from '../measured-event.ts'
import type { Provider } from '../provider.ts'
import { originsOfAllow } from './allowed-origins.ts'
import { dataLayer, loadTag, tagOrigin } from './google-tag.ts'

/**
 * Google Tag Manager: https://developers.google.com/tag-platform/tag-manager/datalayer. Its tags take the events by their
 * names, `page_view` and so on.
 */
export const tagManager: Provider<'tag-manager'> = {
  origins: ({ allow }) =>
    originsOfAllow(allow, { 'script-src': [tagOrigin], 'connect-src': [tagOrigin], 'img-src': [tagOrigin] }),
  cookies: ['_ga', '_gid', '_gcl'],
  readsAddress: true,
  start({ id }, load) {
    dataLayer().push({ 'gtm.start': Date.now(), event: 'gtm.js' })
    loadTag(load, 'gtm.js', id)
    return (event, { address, title, referrer }) =>
      void dataLayer().push({
        event: event.name,
        ...detailsOf(event),
        page_location: address,
        page_title: title,
        page_referrer: referrer,
      })
  },
}
