import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'

/** Longest time for a whole request, in milliseconds: 20 MB from a slow phone. */
export const requestTimeoutMs = 180_000

/** The same for everything but files, whose bodies are small. */
const smallTimeoutMs = 10_000

/** A connection on which nothing was sent or read for this long is closed, in milliseconds. */
export const stalledMs = 30_000

/** How long a connection may be silent while files are stored, in milliseconds: a bucket may take its time for each of them. */
const storingMs = 120_000

/** Lets the visitor wait for a slow storage: once all has been received, the silence is that of the service. */
export function waitForStorage({ raw }: { raw: IncomingMessage }): void {
  // A request that comes by no connection, as in tests, has no time limit.
  const socket: Partial<IncomingMessage['socket']> = raw.socket
  socket.setTimeout?.(storingMs)
}

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
