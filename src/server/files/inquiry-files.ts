import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import rateLimit from '@fastify/rate-limit'
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify'
import { formLimits } from '../../../schema/forms/field-parts.ts'
import { typeNames } from '../../../schema/forms/form-words.ts'
import { answersWords as words } from '../../../schema/language/answers-words.ts'
import { serviceWords } from '../../../schema/language/service-words.ts'
import { fill } from '../../../schema/language/words.ts'
import { fileFieldAt } from '../forms.ts'
import type { InquiryStore } from '../inquiry-store.ts'
import { oneAtATime } from '../one-at-a-time.ts'
import { allowOwnSite, isUuid, readerLimit, refuse, refuseReader } from '../service-answers.ts'
import { limitsIn } from '../shared-limits.ts'
import { waitForStorage } from '../slow-requests.ts'
import type { FileStore } from './file-store.ts'
import { cleanFile, typeOf } from './inspect-file.ts'

export const filePath = '/api/inquiries/files/:id'

/** How many files one address may send. A claim has up to thirty receipts. */
const limit = { max: 60, timeWindow: 10 * 60_000 }

const megabyte = 1_000_000

/** The most bytes that wait for inquiries at one time, so that nobody can fill the disk. */
const maxWaiting = 2_000 * megabyte

type Options = { store: InquiryStore; files: FileStore; env: NodeJS.ProcessEnv }
/** The answer to an upload; without a message it succeeded. */
type Outcome = { status: number; message?: string; path?: string }

type Upload = FastifyRequest<{ Params: { id: string }; Querystring: { form?: unknown; field?: unknown } }>

/**
 * Files of inquiries. `PUT` stores one under an id from the browser, so that a retry is no second file; the inquiry
 * then names the id. `GET` reads it for holders of the token. Nobody else can read one.
 */
export async function inquiryFiles(app: FastifyInstance, { store, files, env }: Options): Promise<void> {
  await app.register(rateLimit, { ...limitsIn(store), global: false })
  const once = oneAtATime()
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, body, done) => done(null, body))
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500
    if (status < 500) return refuse(reply, status, status === 429 ? serviceWords.tooManyFiles : error.message)
    // The client went away while it sent the file.
    if (request.raw.destroyed && !request.raw.complete) return reply.hijack()
    request.log.error({ err: { message: error.message, code: error.code } }, 'a file could not be stored')
    return refuse(reply, 503, serviceWords.notStored)
  })
  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    if (allowOwnSite(request, reply, env['SITE_URL']))
      reply.headers({ 'access-control-allow-methods': 'GET, PUT', 'access-control-allow-headers': 'content-type' })
  })

  // A preflight request, if the site is on a different host.
  app.options(filePath, (_request, reply) => reply.code(204).send())

  app.put(
    filePath,
    { bodyLimit: formLimits.megabytes * megabyte, config: { rateLimit: limit } },
    async (request: Upload, reply) => {
      const { id } = request.params
      if (!isUuid(id)) return refuse(reply, 400, serviceWords.uuid, 'id')
      const { status, message, path } = await once(id, () => take(request, id))
      if (message === undefined) return reply.code(status).send({ ok: true, id })
      // The rest of a body that is too large is not awaited.
      if (status === 413) reply.header('connection', 'close')
      return refuse(reply, status, message, path)
    },
  )

  const take = async (request: Upload, id: string): Promise<Outcome> => {
    const { form, field: at } = request.query
    const field = fileFieldAt(request.release.forms.get(String(form)) ?? [], String(at))
    if (!field) return { status: 400, message: serviceWords.fileField, path: 'form' }
    if (files.waitingBytes() > maxWaiting) return { status: 503, message: serviceWords.full }
    const path = await files.newUpload()
    try {
      const { hash, bytes } = await receiveFile(bodyOf(request), path, field.maxMegabytes * megabyte)
      waitForStorage(request)
      const stored = await files.find(id)
      if (stored)
        return stored.metadata.hash === hash
          ? { status: 200 }
          : { status: 422, message: serviceWords.otherFile, path: 'id' }
      if (bytes === 0) return { status: 400, message: words.fileEmpty }
      const type = await typeOf(path)
      if (!type || !field.types.includes(type))
        return { status: 400, message: fill(words.fileType, { types: typeNames(field.types) }) }
      if (!(await cleanFile(path, type))) return { status: 400, message: words.fileBroken }
      await files.take(id, path, { form: String(form), field: String(at), type, hash })
      return { status: 201 }
    } catch (error) {
      if (!(error instanceof TooLarge)) throw error
      return { status: 413, message: fill(words.fileTooLarge, { n: field.maxMegabytes }) }
    } finally {
      await rm(path, { force: true })
    }
  }

  const reading = { config: { rateLimit: readerLimit(env['ADMIN_TOKEN']) } }
  app.get(filePath, reading, async (request: FastifyRequest<{ Params: { id: string } }>, reply) => {
    const refused = refuseReader(request, reply, env['ADMIN_TOKEN'])
    if (refused) return refused
    const { id } = request.params
    const found = await files.read(id)
    if (!found) return refuse(reply, 404, serviceWords.noFile, 'id')
    const { stream, type, mime } = found
    // A file from a stranger is downloaded, never shown by the browser as part of this site.
    reply.headers({
      'content-type': mime,
      'content-disposition': `attachment; filename="${id}.${type}"`,
      'content-security-policy': "default-src 'none'; sandbox",
    })
    return reply.send(stream)
  })
}

/** The body as a stream; that of a request without a body is empty. */
const bodyOf = (request: Upload) => (request.body ?? request.raw) as Readable

class TooLarge extends Error {}

/** Writes a stream to a new file, and returns its hash and size. Throws {@link TooLarge} beyond the limit. */
async function receiveFile(body: Readable, path: string, maxBytes: number) {
  const hash = createHash('sha256')
  let bytes = 0
  await pipeline(
    body,
    async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        bytes += chunk.length
        if (bytes > maxBytes) throw new TooLarge()
        hash.update(chunk)
        yield chunk
      }
    },
    createWriteStream(path, { flags: 'wx', mode: 0o600 }),
  )
  return { hash: hash.digest('hex'), bytes }
}
