import { cleanAddress, cleanReferrer } from '../address.ts'
import { detailsOf } from '../measured-event.ts'
import type { Provider } from '../provider.ts'

type Payload = { u: string; r: string | null }
type Options = { autoCapturePageviews: boolean; endpoint: string; transformRequest: (payload: Payload) => Payload }
type Plausible = ((name: string, options: { url: string; props?: Record<string, string> }) => void) & {
  q?: unknown[]
  o?: Options
}

/** Plausible, its cloud or one of its own: https://plausible.io/docs/script-extensions. It sets no cookies. */
export const plausible: Provider<'plausible'> = {
  origins: ({ script }) => {
    const { origin } = new URL(script)
    return { 'script-src': [origin], 'connect-src': [origin] }
  },
  cookies: [],
  start({ script }, load) {
    const queue: unknown[] = []
    const stub: Plausible = (...call) => void queue.push(call)
    stub.q = queue
    stub.o = {
      autoCapturePageviews: false,
      endpoint: `${new URL(script).origin}/api/event`,
      // The script also sends by itself, such as for how long a page was read.
      transformRequest: (payload) => ({
        ...payload,
        u: cleanAddress(payload.u),
        r: cleanReferrer(payload.r ?? '') || null,
      }),
    }
    const scope = globalThis as { plausible?: Plausible }
    scope.plausible = stub
    load(script)
    return (event, { address: url }) => {
      const props = Object.fromEntries(Object.entries(detailsOf(event)).map(([key, value]) => [key, String(value)]))
      if (event.name === 'page_view') scope.plausible?.('pageview', { url })
      else scope.plausible?.(event.name, { url, props })
    }
  },
}
