import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Whether a text from outside is an id, and can be looked up as it is. */
export const isUuid = (text: string) => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text)

/** Sends an error as docs/requirements.md, “Inquiry service” says. */
export function refuse(reply: FastifyReply, status: number, message: string, path = '') {
  return reply.code(status).send({ ok: false, errors: [{ path, message }] })
}

/** Refuses requests without the token; returns `undefined` for those with it. */
export function refuseReader(request: FastifyRequest, reply: FastifyReply, token: string | undefined) {
  if (!token) return refuse(reply, 404, 'reading over HTTP is off')
  if (isBearer(request.headers.authorization, token)) return undefined
  return refuse(reply.header('www-authenticate', 'Bearer'), 401, 'needs the token')
}

/**
 * How often one address may read. Holders of the token read on until they have everything; others have few tries to
 * guess it. Neither counts as sending.
 */
export const readerLimit = (token: string | undefined) => {
  const isReader = ({ headers }: FastifyRequest) => token !== undefined && isBearer(headers.authorization, token)
  return {
    timeWindow: 10 * 60_000,
    max: (request: FastifyRequest) => (isReader(request) ? 6_000 : 30),
    keyGenerator: (request: FastifyRequest) => `${isReader(request) ? 'reader' : 'stranger'} ${request.ip}`,
  }
}

/** Compares hashes, so that the timing reveals nothing about the token. */
function isBearer(header: string | undefined, token: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(hash(header ?? ''), hash(`Bearer ${token}`))
}

/** A site on a different host may post here and read the answer. Returns whether the request comes from it. */
export function allowOwnSite({ headers: { origin } }: FastifyRequest, reply: FastifyReply, siteUrl = ''): boolean {
  if (origin === undefined || !URL.canParse(siteUrl) || origin !== new URL(siteUrl).origin) return false
  reply.headers({
    'access-control-allow-origin': origin,
    'cross-origin-resource-policy': 'cross-origin',
    vary: 'Origin',
  })
  return true
}
