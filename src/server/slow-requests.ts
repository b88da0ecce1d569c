import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'

/** Longest time for a whole request, in milliseconds: 20 MB from a slow phone. */
export const requestTimeoutMs = 180_000

/** The same for everything but files, whose bodies are small. */
const smallTimeoutMs = 10_000

/** A connection on which nothing was sent or read for this long is closed, in milliseconds. */
export const stalledMs = 30_000

/**
 * Ends requests whose body takes longer than `maxMs`. Node itself has one limit for all, {@link requestTimeoutMs}; the
 * routes that `isLong` accepts have only that.
 */
export function endSlowRequests(
  app: FastifyInstance,
  isLong: (route: string | undefined) => boolean,
  maxMs = smallTimeoutMs,
): void {
  app.addHook('onRequest', ({ raw, routeOptions }, _reply, done) => {
    done()
    if (!hasBody(raw) || raw.complete || isLong(routeOptions.url)) return
    const timer = setTimeout(() => raw.complete || raw.destroy(), maxMs)
    timer.unref()
    raw.once('close', () => clearTimeout(timer))
  })
}

/** A request with neither a length nor chunks ends with its headers (RFC 9112, 6.3). */
const hasBody = ({ headers }: IncomingMessage) =>
  headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined
