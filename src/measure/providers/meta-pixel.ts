import { detailsOf } from '../measured-event.ts'
import type { Provider } from '../provider.ts'

type Pixel = {
  (...call: unknown[]): void
  callMethod?: (...call: unknown[]) => void
  queue: unknown[][]
  push: Pixel
  loaded: boolean
  version: string
  disablePushState: boolean
}

/** Events that Meta knows by names of its own: https://developers.facebook.com/docs/meta-pixel/reference. */
const standardEvents: Record<string, string> = {
  page_view: 'PageView',
  form_sent: 'Lead',
  call: 'Contact',
  email: 'Contact',
}

/** The pixel of Meta, without what it does by itself: reading buttons and forms, and counting navigations. */
export const metaPixel: Provider<'meta-pixel'> = {
  origins: () => ({
    'script-src': ['https://connect.facebook.net'],
    'connect-src': ['https://connect.facebook.net', 'https://www.facebook.com'],
    'img-src': ['https://www.facebook.com'],
  }),
  cookies: ['_fbp', '_fbc'],
  readsAddress: true,
  start({ id }, load) {
    const pixel = ((...call) => {
      if (pixel.callMethod) pixel.callMethod(...call)
      else pixel.queue.push(call)
    }) as Pixel
    Object.assign(pixel, { queue: [], push: pixel, loaded: true, version: '2.0', disablePushState: true })
    Object.assign(globalThis, { fbq: pixel, _fbq: pixel })
    pixel('set', 'autoConfig', false, id)
    pixel('init', id)
    load('https://connect.facebook.net/en_US/fbevents.js')
    return (event) => {
      const standard = standardEvents[event.name]
      pixel(standard ? 'trackSingle' : 'trackSingleCustom', id, standard ?? event.name, detailsOf(event))
    }
  },
}
