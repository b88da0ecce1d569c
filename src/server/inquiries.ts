import rateLimit from '@fastify/rate-limit'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { mailboxOf } from '../../schema/forms/email-pattern.ts'
import { senderOf } from '../../schema/forms/sender.ts'
import { inLanguage } from '../../schema/language/language.ts'
import { serviceWords as words } from '../../schema/language/service-words.ts'
import type { FileStore } from './files/file-store.ts'
import { type Forms, filesIn } from './forms.ts'
import { languageNamedIn, readInquiry } from './inquiry-request.ts'
import type { InquiryStore, NewInquiry } from './inquiry-store.ts'
import type { Notifier } from './notify/notifier.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { languageOf } from './release.ts'
import { allowOwnSite, isUuid, readerLimit, refuse, refuseReader } from './service-answers.ts'
import { limitsIn } from './shared-limits.ts'
import { waitForStorage } from './slow-requests.ts'

export const inquiriesPath = '/api/inquiries'

/** The largest body, in bytes (docs/requirements.md, “Inquiry service”). */
const bodyLimit = 32 * 1024

/** The most inquiries in one answer. */
const maxPerAnswer = 1_000

/**
 * How often one address, and one mailbox, may send. Two limits instead of one for the pair: a bot changes either
 * at will. An office shares one address, and a retry counts too, so the first limit is generous. So that nobody can lock a stranger's
 * mailbox out, it has a limit for each network, and a wider one for all together.
 */
const limits = {
  address: { max: 30, timeWindow: 10 * 60_000 },
  email: { max: 10, timeWindow: 60 * 60_000 },
  emailOfAll: { max: 60, timeWindow: 60 * 60_000 },
}

export type InquiryOptions = {
  store: InquiryStore
  /** The store of its files. */
  files?: FileStore | undefined
  env: NodeJS.ProcessEnv
  /** Called for each new inquiry. */
  notifier?: Notifier | undefined
}

declare module 'fastify' {
  interface FastifyRequest {
    inquiry: NewInquiry | null
  }
}

/** The inquiry service: `POST` stores, `GET` reads for holders of the token. */
export async function inquiries(app: FastifyInstance, options: InquiryOptions): Promise<void> {
  const { store, files, env, notifier } = options
  await app.register(rateLimit, {
    ...limitsIn(store),
    global: false,
    errorResponseBuilder: () => new TooMany(words.tooMany),
  })
  app.decorateRequest('inquiry', null)
  const checks = [
    app.createRateLimit({
      ...limits.email,
      keyGenerator: (request) => `email ${networkOf(request.ip)} ${emailOf(request)}`,
    }),
    app.createRateLimit({ ...limits.emailOfAll, keyGenerator: (request) => `email ${emailOf(request)}` }),
  ]

  app.removeAllContentTypeParsers()
  app.addContentTypeParser(['application/json', 'text/plain'], { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  )
  app.setErrorHandler(answerError)
  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    allowOwnSite(request, reply, env['SITE_URL'])
  })

  app.post(inquiriesPath, { bodyLimit, config: { rateLimit: limits.address } }, async (request, reply) => {
    const { release, body } = request
    const named = languageNamedIn(body)
    return named === undefined
      ? receive(request, reply)
      : inLanguage(languageOf(release, named), () => receive(request, reply))
  })

  async function receive(request: FastifyRequest, reply: FastifyReply) {
    const read = readInquiry(request.body, request.release.forms)
    if ('errors' in read) return reply.code(400).send({ ok: false, errors: read.errors })
    request.inquiry = read.inquiry
    const receipt = await once(read.inquiry.submissionId, async () => {
      // Whoever sends an inquiry again asks whether it arrived, and always gets an answer.
      return (await store.find(read.inquiry)) ?? (await addWithin(request, reply))
    })
    if (receipt.outcome === 'conflict') return refuse(reply, 422, words.otherInquiry, 'submissionId')
    return reply.code(receipt.outcome === 'stored' ? 201 : 200).send({ ok: true, id: receipt.id })
  }

  const once = oneAtATime()
  const addWithin = async (request: FastifyRequest, reply: FastifyReply) => {
    // Forms without an e-mail address are only limited by the sender's address.
    for (const check of emailOf(request) ? checks : []) {
      const limit = await check(request)
      if (limit.isAllowed || !limit.isExceeded) continue
      reply.header('retry-after', limit.ttlInSeconds)
      throw new TooMany(words.tooManyOfAddress)
    }
    waitForStorage(request)
    const inquiry = await withFiles(request.inquiry as NewInquiry, request.release.forms, files)
    const receipt = await store.add(inquiry, notifier?.channelsOf(inquiry.content.form))
    notifier?.nudge()
    return receipt
  }

  app.get(inquiriesPath, { config: { rateLimit: readerLimit(env['ADMIN_TOKEN']) } }, async (request, reply) => {
    const refused = refuseReader(request, reply, env['ADMIN_TOKEN'])
    if (refused) return refused
    return sendPart(request, reply, store)
  })
}

class TooMany extends Error {
  statusCode = 429
}

/** Stores the files that an inquiry names before the inquiry itself, and flags it if some are missing. */
async function withFiles(inquiry: NewInquiry, forms: Forms, files: FileStore | undefined): Promise<NewInquiry> {
  const { form } = inquiry.content
  const references = filesIn(forms.get(form) ?? [], inquiry.content)
  const missing = files ? await files.keep(form, references) : references
  return missing.length === 0 ? inquiry : { ...inquiry, flags: [...inquiry.flags, 'files-missing'] }
}

/** The sender's mailbox. */
function emailOf({ inquiry, release }: FastifyRequest): string | undefined {
  const { content } = inquiry ?? {}
  const { email } = content ? senderOf(release.forms.get(content.form) ?? [], content) : {}
  return email && mailboxOf(email)
}

/** The network of an address: what one provider gives to one customer, or a few neighbours. */
export const networkOf = (address: string) =>
  address.includes(':') && !address.startsWith('::ffff:')
    ? address.split(':').slice(0, 4).join(':')
    : address.replace(/^::ffff:/, '').replace(/\.\d+$/, '')

/** Sends the inquiries after `?after=ID`, oldest first. A `Link` header (RFC 8288) leads to the next ones. */
async function sendPart({ query }: FastifyRequest, reply: FastifyReply, store: InquiryStore) {
  const { after } = query as { after?: string | string[] }
  if (Array.isArray(after)) return refuse(reply, 400, 'must be given once', 'after')
  if (after !== undefined && !isUuid(after)) return refuse(reply, 400, 'must be the id of an inquiry', 'after')
  const found = await store.list({ after, limit: maxPerAnswer + 1 })
  const part = found.slice(0, maxPerAnswer)
  if (found.length > maxPerAnswer) reply.header('link', `<${inquiriesPath}?after=${part.at(-1)?.id}>; rel="next"`)
  return reply.send(part)
}

const messageOf = (status: number) => ({ 413: words.tooLarge, 415: words.contentType })[status]

function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const status = error.statusCode ?? 500
  if (status < 500) return refuse(reply, status, messageOf(status) ?? error.message)
  // Logs the error and nothing of the request: personal data is only in the store.
  request.log.error({ err: nameless(error) }, 'an inquiry could not be stored')
  return refuse(reply, 503, words.notStored)
}

/** PostgreSQL puts the row that it refuses into the details of the error. */
function nameless({ name, code, message, stack }: FastifyError) {
  return { type: name, code, message, stack }
}
