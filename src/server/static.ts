import { basename } from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { layoutWords } from '../../schema/language/layout-words.ts'
import { findDestination, isNotFound, notFoundFile } from './address.ts'
import { contentTypeOf } from './content-type.ts'
import type { Release, ServedFile } from './release.ts'

/**
 * Files with a hash in their name never change; pages are revalidated by their ETag; other files may be an hour old.
 */
export const cacheControl = {
  asset: 'public, max-age=31536000, immutable',
  page: 'no-cache',
  other: 'public, max-age=3600',
}

function cacheControlOf(file: string): string {
  if (file.startsWith('assets/')) return cacheControl.asset
  return file.endsWith('.html') ? cacheControl.page : cacheControl.other
}

/** Encodings of compressed copies, best first, with their file extension. */
const encodings = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const

type Encoding = (typeof encodings)[number]

/** Downloads: the browser saves them instead of showing them. Their names are slugs. */
const isDownload = (file: string) => file.startsWith('downloads/')

/** Answers GET and HEAD from the release that the request carries. */
export async function serveFile(request: FastifyRequest, reply: FastifyReply) {
  const { release } = request
  const target = request.raw.url ?? ''
  const destination = findDestination(target, release)
  if (destination.kind === 'moved') return reply.redirect(destination.to, destination.status)
  if (destination.kind === 'file') {
    const status = isNotFound(destination.file, release) ? 404 : 200
    if (await sendFile({ request, reply, release, file: destination.file, status })) return reply
  }
  const status = destination.kind === 'gone' ? 410 : 404
  if (await sendFile({ request, reply, release, file: notFoundFile(target, release), status })) return reply
  return reply.code(status).type('text/plain; charset=utf-8').send(`${layoutWords.noPage}\n`)
}

type Sending = { request: FastifyRequest; reply: FastifyReply; release: Release; file: string; status: number }

/** Sends the smallest copy of the file that the browser accepts. Returns false, with nothing sent, if the file is not there. */
async function sendFile({ request, reply, release, file, status }: Sending): Promise<boolean> {
  if (!release.files.has(file)) return false
  const accepted = acceptedEncodings(request.headers['accept-encoding'])
  const encoding = accepted.find(({ ending }) => release.files.has(file + ending))
  const served = await release.read(file + (encoding?.ending ?? ''))
  if (!served) return false

  reply.headers({
    'cache-control': cacheControlOf(file),
    etag: served.etag,
    vary: 'Accept-Encoding',
    ...(isDownload(file) && { 'content-disposition': `attachment; filename="${basename(file)}"` }),
  })
  if (status === 200 && isFresh(request.headers['if-none-match'], served.etag)) {
    reply.code(304).send()
    return true
  }
  reply.type(contentTypeOf(file))
  if (encoding) reply.header('content-encoding', encoding.name).code(status).send(served.bytes)
  else sendRange(request, reply.code(status).header('accept-ranges', 'bytes'), served)
  return true
}

/**
 * Sends the part of a file that `Range` names (RFC 9110, 14.2), else all of it. Browsers play a video only where they
 * can read parts of it. Several parts at once are not supported, and the whole file answers them.
 */
function sendRange(
  { headers: { range = '', 'if-range': condition } }: FastifyRequest,
  reply: FastifyReply,
  file: ServedFile,
) {
  const { bytes, etag } = file
  const [, first, last] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(range) ?? []
  const isWanted = reply.statusCode === 200 && (condition === undefined || condition === etag)
  if (!isWanted || first === undefined || last === undefined || first + last === '') return reply.send(bytes)
  const start = first === '' ? Math.max(0, bytes.length - Number(last)) : Number(first)
  const end = first === '' || last === '' ? bytes.length - 1 : Math.min(Number(last), bytes.length - 1)
  if (last !== '' && first !== '' && Number(last) < start) return reply.send(bytes)
  if (start > end) return reply.code(416).header('content-range', `bytes */${bytes.length}`).send()
  return reply
    .code(206)
    .header('content-range', `bytes ${start}-${end}/${bytes.length}`)
    .send(bytes.subarray(start, end + 1))
}

/** Whether `If-None-Match` names the tag. Compared weakly, as RFC 9110 (13.1.2) requires: a proxy may have weakened it. */
function isFresh(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  return header.split(',').some((item) => item.trim() === '*' || item.trim().replace(/^W\//, '') === etag)
}

/**
 * The encodings that `Accept-Encoding` allows, best first (RFC 9110, 12.5.3). Without the header none is allowed, though
 * the standard allows all: a client without it is most often a small tool that cannot decompress.
 */
function acceptedEncodings(header = ''): Encoding[] {
  const weights = new Map(header.split(',').map(readWeight))
  const weigh = (name: string) => weights.get(name) ?? weights.get('*') ?? 0
  const plain = weights.get('identity') ?? 0
  return encodings
    .filter(({ name }) => weigh(name) > 0 && weigh(name) >= plain)
    .sort((a, b) => weigh(b.name) - weigh(a.name))
}

function readWeight(item: string): [name: string, weight: number] {
  const [name = '', ...parameters] = item.split(';').map((part) => part.trim().toLowerCase())
  const q = parameters.find((parameter) => parameter.startsWith('q='))
  const weight = q === undefined ? 1 : Number(q.slice(2))
  return [name, Number.isFinite(weight) ? weight : 0]
}
