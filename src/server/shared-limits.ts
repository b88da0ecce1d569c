import type { FastifyRateLimitStoreCtor } from '@fastify/rate-limit'
import type { InquiryStore } from './inquiry-store.ts'

type Counted = { current: number; ttl: number }

/** Where `@fastify/rate-limit` counts: in the store that services share, or by itself. */
export function limitsIn({ count }: InquiryStore): { store?: FastifyRateLimitStoreCtor } {
  if (!count) return {}
  class SharedCounts {
    readonly #prefix: string
    constructor({ routeInfo }: { routeInfo?: { method?: unknown; url?: string } } = {}) {
      this.#prefix = routeInfo ? `${routeInfo.method} ${routeInfo.url} ` : ''
    }
    incr(key: string, done: (error: Error | null, result?: Counted) => void, windowMs: number): void {
      count?.(this.#prefix + key, windowMs).then((result) => done(null, result), done)
    }
    child(options: { routeInfo?: { method?: unknown; url?: string } }) {
      return new SharedCounts(options)
    }
  }
  return { store: SharedCounts as unknown as FastifyRateLimitStoreCtor }
}
