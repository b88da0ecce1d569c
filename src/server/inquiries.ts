import { createHash, timingSafeEqual } from 'node:crypto'
import rateLimit from '@fastify/rate-limit'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { readInquiry } from './inquiry-request.ts'
import type { InquiryStore, NewInquiry } from './inquiry-store.ts'
import type { Notifier } from './notify/notifier.ts'

export const inquiriesPath = '/api/inquiries'

/** The contract's largest body, in bytes. */
const bodyLimit = 32 * 1024

/** Most inquiries of one answer. */
const mostAtOnce = 1_000

/**
 * How often one address, and one e-mail address, may send. Two counts, not one over both: a machine changes either at will.
 * An office shares one address, and a retry counts as well, so that the first is generous.
 */
const limits = {
  address: { max: 30, timeWindow: 10 * 60_000 },
  email: { max: 10, timeWindow: 60 * 60_000 },
}

export type InquiryOptions = {
  store: InquiryStore
  env: NodeJS.ProcessEnv
  /** Told of each new inquiry. */
  notifier?: Notifier | undefined
}

declare module 'fastify' {
  interface FastifyRequest {
    inquiry: NewInquiry | null
  }
}

/** The inquiry service: `POST` stores, `GET` reads for who has the token. */
export async function inquiries(app: FastifyInstance, { store, env, notifier }: InquiryOptions): Promise<void> {
  await app.register(rateLimit, {
    ...limits.address,
    errorResponseBuilder: (_request, { after }) => new TooMany(`too many inquiries, please try again in ${after}`),
  })
  app.decorateRequest('inquiry', null)
  const checkEmail = app.createRateLimit({ ...limits.email, keyGenerator: ({ inquiry }) => emailOf(inquiry) })

  app.removeAllContentTypeParsers()
  app.addContentTypeParser(['application/json', 'text/plain'], { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  )
  app.setErrorHandler(answerError)
  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    allowOwnSite(request, reply, env['SITE_URL'])
  })

  app.post(inquiriesPath, { bodyLimit }, async (request, reply) => {
    const read = readInquiry(request.body)
    if ('faults' in read) return reply.code(400).send({ ok: false, errors: read.faults })
    request.inquiry = read.inquiry
    const receipt = await once(read.inquiry.submissionId, async () => {
      // Who sends an inquiry again asks whether it arrived, and is always told.
      return (await store.find(read.inquiry)) ?? (await addWithin(request, reply))
    })
    if (receipt.outcome === 'conflict') return refuse(reply, 422, 'another inquiry has this id', 'submissionId')
    return reply.code(receipt.outcome === 'stored' ? 201 : 200).send({ ok: true, id: receipt.id })
  })

  const once = oneAtATime()
  const addWithin = async (request: FastifyRequest, reply: FastifyReply) => {
    const limit = await checkEmail(request)
    if (!limit.isAllowed && limit.isExceeded) {
      reply.header('retry-after', limit.ttlInSeconds)
      throw new TooMany('too many inquiries from this e-mail address, please call us')
    }
    const receipt = await store.add(request.inquiry as NewInquiry, notifier?.channels)
    notifier?.nudge()
    return receipt
  }

  app.get(inquiriesPath, async (request, reply) => {
    const token = env['ADMIN_TOKEN']
    if (!token) return refuse(reply, 404, 'reading over HTTP is off')
    if (!isBearer(request.headers.authorization, token)) {
      return refuse(reply.header('www-authenticate', 'Bearer'), 401, 'needs the token')
    }
    return sendPart(request, reply, store)
  })
}

/** Runs tasks with the same key one after the other, so that a double click does not count as two inquiries. */
function oneAtATime() {
  const running = new Map<string, Promise<unknown>>()
  return async <Result>(key: string, task: () => Promise<Result>): Promise<Result> => {
    const before = running.get(key)
    const mine = before ? before.then(task, task) : task()
    running.set(key, mine)
    try {
      return await mine
    } finally {
      if (running.get(key) === mine) running.delete(key)
    }
  }
}

class TooMany extends Error {
  statusCode = 429
}

const emailOf = (inquiry: NewInquiry | null) => inquiry?.content.email?.toLowerCase() ?? ''

/** Sends the inquiries after `?after=ID`, oldest first. A `Link` (RFC 8288) leads on where there are more. */
async function sendPart({ query }: FastifyRequest, reply: FastifyReply, store: InquiryStore) {
  const { after } = query as { after?: string | string[] }
  if (Array.isArray(after)) return refuse(reply, 400, 'must be given once', 'after')
  const part = await store.list({ after, limit: mostAtOnce + 1 })
  const last = part.length > mostAtOnce && part.slice(0, mostAtOnce).at(-1)
  if (last) reply.header('link', `<${inquiriesPath}?after=${last.id}>; rel="next"`)
  return reply.send(part.slice(0, mostAtOnce))
}

function refuse(reply: FastifyReply, status: number, message: string, path = '') {
  return reply.code(status).send({ ok: false, errors: [{ path, message }] })
}

const knownFaults: Record<number, string> = {
  413: 'is over 32 KB',
  415: 'must be sent as application/json or text/plain',
}

function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const status = error.statusCode ?? 500
  if (status < 500) return refuse(reply, status, knownFaults[status] ?? error.message)
  // The error and nothing of the request: what people sent is for the store alone.
  request.log.error({ err: nameless(error) }, 'an inquiry could not be stored')
  return refuse(reply, 503, 'could not be stored, please try again')
}

/** PostgreSQL puts the row that it refuses into the details of the error. */
function nameless({ name, code, message, stack }: FastifyError) {
  return { type: name, code, message, stack }
}

/** A site that lies with another host may post here and read the answer. */
function allowOwnSite({ headers: { origin } }: FastifyRequest, reply: FastifyReply, siteUrl = '') {
  if (origin === undefined || !URL.canParse(siteUrl) || origin !== new URL(siteUrl).origin) return
  reply.headers({
    'access-control-allow-origin': origin,
    'cross-origin-resource-policy': 'cross-origin',
    vary: 'Origin',
  })
}

/** Compares hashes, so that the time it takes tells nothing about the token. */
function isBearer(header: string | undefined, token: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(hash(header ?? ''), hash(`Bearer ${token}`))
}
