import Fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
  LogController,
} from 'fastify'
import { inLanguage } from '../../schema/language/language.ts'
import { withEndpointOrigins } from '../../schema/policy-origins.ts'
import { memoize, memoizeObjects } from '../cache/memoize.ts'
import type { FileStore } from './files/file-store.ts'
import { filePath, inquiryFiles } from './files/inquiry-files.ts'
import { type Framing, framingAt } from './framing.ts'
import { inquiries, inquiriesPath } from './inquiries.ts'
import type { InquiryStore } from './inquiry-store.ts'
import type { Metrics } from './metrics.ts'
import type { Channel } from './notify/channel.ts'
import { createNotifier } from './notify/notifier.ts'
import { languageOf, openRelease, type Release } from './release.ts'
import { startRetention } from './retention.ts'
import { securityHeaders } from './security-headers.ts'
import { endSlowRequests, requestTimeoutMs, stalledMs as usualStalledMs } from './slow-requests.ts'
import { serveFile } from './static.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The release that answers this request, from its first byte to its last. */
    release: Release
  }
}

export type ServerOptions = {
  /** The folder of the build. */
  dist: string
  env: NodeJS.ProcessEnv
  /** The store of inquiries. Without it none are accepted. It stays open when the server closes. */
  store?: InquiryStore
  /** The store of files of inquiries. Without it none are accepted. It stays open as well. */
  files?: FileStore
  /**
   * Channels for notifications about new inquiries. They are used from the first request until the server is closed.
   */
  channels?: readonly Channel[]
  /** For how long `/healthz` repeats what the store said, and a connection may stall, in milliseconds. */
  healthMs?: number
  stalledMs?: number
  /** Counts its answers. */
  metrics?: Metrics
  /** Whether the service is about to stop: `/healthz` then answers 503, so that balancers send requests elsewhere. */
  isDraining?: () => boolean
  logger?: FastifyServerOptions['logger']
}

/**
 * Which proxies are trusted about the visitor's address and https: those on the same machine or in its network, or, where visitors
 * come from that network as well, so many as the environment says.
 */
export function trustedProxies({ PROXIES = '' }: NodeJS.ProcessEnv) {
  if (!/^\d$/.test(PROXIES)) return ['loopback', 'linklocal', 'uniquelocal']
  return (_address: string, hop: number) => hop < Number(PROXIES)
}

/** The language in which a request is answered: that of the page, or of the page that sends it to the service. */
function languageOfRequest({ release, url, headers: { referer } }: FastifyRequest) {
  return languageOf(release, url.startsWith('/api/') ? URL.parse(referer ?? '')?.pathname : url)
}

/** Creates the server of the site. It does not listen yet. Throws if `dist` cannot be read. */
export async function createServer(options: ServerOptions): Promise<FastifyInstance> {
  const { dist, env, store, files, channels = [], logger = false } = options
  const { healthMs = 3_000, stalledMs = usualStalledMs, isDraining = () => false } = options
  const releases = await openRelease(dist)

  const headersOf = cachedHeaders(env['INQUIRY_ENDPOINT'] ?? '')
  const prepare = async (request: FastifyRequest, reply: FastifyReply) => {
    // A POST does not share the check: the rate limits would count all that continue in one tick before they test the first.
    request.release = await (request.method === 'GET' ? releases.currentForMany() : releases.current())
    const framing = framingAt(request.url, request.release)
    reply.headers(headersOf(request.release, request.protocol === 'https', framing))
  }

  const app = Fastify({
    logger,
    // The remote address identifies a visitor, so it is not logged.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustedProxies(env),
    requestTimeout: requestTimeoutMs,
    connectionTimeout: stalledMs,
    // A path that cannot be decoded does not exist.
    frameworkErrors: async (_error, request, reply) => {
      await prepare(request, reply)
      await inLanguage(languageOfRequest(request), () => serveFile(request, reply))
    },
  })
  app.decorateRequest('release')
  options.metrics?.watch(app)
  endSlowRequests(app, (route) => route === filePath)
  app.addHook('onRequest', async (request, reply) => {
    await prepare(request, reply)
    // Two names of a host are how a request gets past a proxy (RFC 9112, 3.2).
    if (hasTwoHosts(request.raw.rawHeaders)) return reply.code(400).send()
    // A client that has disconnected has no address, which limits need, and waits for no answer.
    if (request.raw.socket.destroyed) return reply.hijack()
    // Every address answers GET, so a request without a route has a different method. Its body is not read.
    if (request.is404) return reply.code(405).header('allow', allowedAt(request.url, store)).send()
  })
  // What follows answers in the language of the page, though sites may share the process.
  app.addHook('onRequest', (request, _reply, done) => inLanguage(languageOfRequest(request), done))
  closeWithLastAnswer(app)
  app.setErrorHandler((error: FastifyError, request, reply) => {
    // The pattern of the route, not the request: an address and a query may contain personal data.
    request.log.error({ err: error, route: request.routeOptions.url }, 'a request failed')
    return reply.code(500).type('text/plain; charset=utf-8').send('Something went wrong here. Please try again.\n')
  })
  const isHealthy = atMostEvery(healthMs, async () => {
    try {
      await Promise.all([store?.check(), files?.check()])
      return true
    } catch (error) {
      app.log.error({ err: error }, 'the store of inquiries does not answer')
      return false
    }
  })
  app.get('/healthz', async (_request, reply) => {
    const ok = !isDraining() && (await isHealthy())
    return reply
      .header('cache-control', 'no-store')
      .code(ok ? 200 : 503)
      .send({ ok })
  })
  if (store) {
    const log = (facts: object) => app.log.error(facts, 'no notification of an inquiry could be sent yet')
    const notifier = createNotifier({ store, channels, site: releases.current, log })
    app.addHook('onReady', async () => notifier.start())
    app.addHook('onClose', () => notifier.stop())
    const logRetention = (err: unknown) => app.log.error({ err }, 'expired inquiries could not be erased')
    let stopRetention = async () => {}
    app.addHook('onReady', async () => {
      const [send] = channels.flatMap(({ announce }) => announce ?? [])
      const notice = send && { readers: 'service', send }
      stopRetention = startRetention({ store, files, site: releases.current, log: logRetention, notice })
    })
    app.addHook('onClose', () => stopRetention())
    await app.register(inquiries, { store, files, env, notifier })
    if (files) await app.register(inquiryFiles, { store, files, env })
  }
  app.get('/*', serveFile)
  return app
}

/** Calls at most once in this time, in milliseconds, and repeats the result in between. */
function atMostEvery<Result>(ms: number, call: () => Promise<Result>): () => Promise<Result> {
  let last: { at: number; result: Promise<Result> } | undefined
  return () => {
    const now = performance.now()
    if (last === undefined || now - last.at >= ms) last = { at: now, result: call() }
    return last.result
  }
}

/** Whether `Host` was sent twice; Node takes the first one silently. */
export function hasTwoHosts(rawHeaders: readonly string[]): boolean {
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at]?.length === 4 && rawHeaders[at]?.toLowerCase() === 'host') hosts++
  return hosts > 1
}

/** A keep-alive connection without a request would delay closing by its timeout. */
export function closeWithLastAnswer(app: FastifyInstance) {
  let closing = false
  app.addHook('preClose', async () => {
    closing = true
  })
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (closing) reply.header('connection', 'close')
    done(null, payload)
  })
}

/** The headers of every answer, computed once per release for each scheme and framing. */
function cachedHeaders(inquiryEndpoint: string) {
  const headersOf = memoizeObjects((release: Release) =>
    memoize((https: boolean) =>
      memoize((framing: Framing) => {
        const origins = withEndpointOrigins(release.origins, inquiryEndpoint)
        return securityHeaders({ ...release, origins, https, framing })
      }),
    ),
  )
  return (release: Release, https: boolean, framing: Framing) => headersOf(release)(https)(framing)
}

const allowedAt = (url: string, store: InquiryStore | undefined) =>
  store && url.split('?')[0] === inquiriesPath ? 'GET, HEAD, POST' : 'GET, HEAD'
