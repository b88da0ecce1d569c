import type { Provider } from '../provider.ts'
import { originsOfAllow } from './allowed-origins.ts'

/** A script by its address. It listens to `marquee:measure`, and gets what happened before it had loaded as well. */
export const ownScript: Provider<'script'> = {
  origins: ({ src, allow }) => originsOfAllow(allow, { 'script-src': [new URL(src).origin] }),
  cookies: [],
  readsAddress: true,
  start({ src, integrity }, load) {
    const loaded = load(src, { integrity, crossOrigin: 'anonymous' })
    return (event, page) =>
      void loaded.then(() =>
        document.dispatchEvent(new CustomEvent('marquee:measure', { detail: { ...event, ...page } })),
      )
  },
}
