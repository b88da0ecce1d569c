import { basename } from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { findDestination } from './address.ts'
import { contentTypeOf } from './content-type.ts'
import { acceptedEncodings } from './encoding.ts'
import { FileCache } from './file-cache.ts'
import type { Release } from './release.ts'

/** Hashed names never change their bytes; pages are asked for anew, by their tag; the rest may be an hour old. */
export const cacheControl = {
  asset: 'public, max-age=31536000, immutable',
  page: 'no-cache',
  other: 'public, max-age=3600',
}

function cacheControlOf(file: string): string {
  if (file.startsWith('assets/')) return cacheControl.asset
  return file.endsWith('.html') ? cacheControl.page : cacheControl.other
}

/** Files that a visitor keeps: the browser saves them instead of showing them. Their names are slugs. */
const isDownload = (file: string) => file.startsWith('downloads/')

/** Answers GET and HEAD from the release that the request carries. */
export function createStaticHandler() {
  const cache = new FileCache()

  return async (request: FastifyRequest, reply: FastifyReply) => {
    const { release } = request
    const destination = findDestination(request.raw.url ?? '', release)
    if (destination.kind === 'moved') return reply.redirect(destination.to, 301)
    if (destination.kind === 'file') {
      const status = destination.file === '404.html' ? 404 : 200
      if (await sendFile(cache, { request, reply, release, file: destination.file, status })) return reply
    }
    if (await sendFile(cache, { request, reply, release, file: '404.html', status: 404 })) return reply
    return reply.code(404).type('text/plain; charset=utf-8').send('There is no such page.\n')
  }
}

type Sending = { request: FastifyRequest; reply: FastifyReply; release: Release; file: string; status: number }

/** Sends the smallest copy of the file that the browser takes. False, with nothing sent, when the file is not there. */
async function sendFile(cache: FileCache, { request, reply, release, file, status }: Sending): Promise<boolean> {
  if (!release.files.has(file)) return false
  const copies = acceptedEncodings(request.headers['accept-encoding'])
  const encoding = copies.find(({ ending }) => release.files.has(file + ending))
  const served = await cache.read(release, file + (encoding?.ending ?? ''))
  if (!served) return false

  reply.headers({
    'cache-control': status === 404 ? cacheControl.page : cacheControlOf(file),
    etag: served.etag,
    vary: 'Accept-Encoding',
    ...(isDownload(file) && { 'content-disposition': `attachment; filename="${basename(file)}"` }),
  })
  if (status === 200 && isKnown(request.headers['if-none-match'], served.etag)) {
    reply.code(304).send()
    return true
  }
  if (encoding) reply.header('content-encoding', encoding.name)
  reply.code(status).type(contentTypeOf(file)).send(served.bytes)
  return true
}

/** Whether `If-None-Match` names the tag. Compared weakly, as RFC 9110 (13.1.2) wants: a proxy may have weakened it. */
function isKnown(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  return header.split(',').some((item) => item.trim() === '*' || item.trim().replace(/^W\//, '') === etag)
}
