import type { IncomingMessage, ServerResponse } from 'node:http'
import Fastify, { type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import { framingAt } from '../../../server/framing.ts'
import { openRelease, type ReleaseSource } from '../../../server/release.ts'
import { securityHeaders } from '../../../server/security-headers.ts'
import { refuse } from '../../../server/service-answers.ts'
import { serveFile } from '../../../server/static.ts'
import { firstLanguage } from '../../../studio/words/languages.ts'
import { languages } from '../../words/languages.ts'
import { createHosts } from '../hosts.ts'
import { hashOfSecret } from '../random-secret.ts'
import { readCookie, setCookie } from '../sign-in/cookies.ts'
import type { Team } from '../team.ts'
import { releaseOfPreview } from './build-previews.ts'
import { noticePage, previewStyles, styleSheet, withStrip } from './preview-pages.ts'
import { isLive, notePreviewOpened, type Preview, previewOf } from './previews.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The preview that answers, at the host of one. */
    preview: Preview | null
  }
}

/** Every answer has these: no search engine lists it, no page learns of its address, and none outlives its end in a browser. */
const ownHeaders = {
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; style-src 'self'; img-src data:; frame-ancestors 'none'",
}

const linkPath = /^\/-\/([\w-]{43})$/
const retrySeconds = 3

const wordsFor = ({ headers }: Pick<FastifyRequest, 'headers'>) => {
  const tag = firstLanguage((headers['accept-language'] ?? '').split(/[,;]/))
  return { tag, words: languages[tag].previews }
}

/**
 * Answers requests at the hosts of previews: whoever has the link sees the release that was built of a workspace, as visitors would see
 * it, with a strip that says what it is. Nobody needs an account. Nothing that is sent is stored or passed on.
 */
export async function createPreviewHost(team: Team) {
  const hostOf = createHosts(team.settings.origin)
  const releases = new Map<number, ReleaseSource>()

  async function releaseOf({ id }: Preview) {
    const source = releases.get(id) ?? (await openRelease(releaseOfPreview(team.data ?? '', id)))
    releases.set(id, source)
    return source.current()
  }

  /** The preview whose link the browser has opened, if it has not ended. */
  async function find(id: number, secret: string | undefined): Promise<Preview | 'ended' | undefined> {
    const preview = await previewOf(team, id).catch(() => undefined)
    if (!preview || secret === undefined || preview.hash !== hashOfSecret(secret)) return undefined
    if (isLive(preview, team.now())) return preview
    releases.delete(id)
    return 'ended'
  }

  function notice(
    request: FastifyRequest,
    reply: FastifyReply,
    status: number,
    name: 'none' | 'over' | 'wait' | 'bad',
  ) {
    const { tag, words } = wordsFor(request)
    const { title, text } = words.notices[name]
    if (name === 'wait') reply.header('refresh', String(retrySeconds)).header('retry-after', String(retrySeconds))
    return reply.code(status).type('text/html; charset=utf-8').send(noticePage({ title, text, tag }))
  }

  async function open(request: FastifyRequest, reply: FastifyReply, id: number, token: string) {
    const preview = await find(id, token)
    if (preview === undefined) return notice(request, reply, 404, 'none')
    if (preview === 'ended') return notice(request, reply, 410, 'over')
    await notePreviewOpened(team, id)
    const seconds = Math.floor((Date.parse(preview.ends_at) - team.now().getTime()) / 1_000)
    return reply.header('set-cookie', setCookie('preview', token, seconds)).redirect(preview.path, 303)
  }

  const app = Fastify({
    logController: new LogController({ disableRequestLogging: true }),
    // A path that cannot be decoded does not exist.
    frameworkErrors: (_error, _request, reply) => {
      reply.hijack()
      reply.raw.writeHead(404, ownHeaders).end()
    },
  })
  app.decorateRequest('preview', null)
  app.decorateRequest('release')
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(ownHeaders)
    const host = hostOf(request.headers.host)
    if (typeof host !== 'object') return reply.code(400).send()
    const path = request.url.split('?')[0] ?? ''
    // A crawler must be able to read that nothing is to be listed.
    if (path === '/robots.txt') return reply.type('text/plain; charset=utf-8').send('User-agent: *\nAllow: /\n')
    if (path === previewStyles) return reply.type('text/css; charset=utf-8').send(styleSheet)
    const token = request.method === 'GET' ? linkPath.exec(path)?.[1] : undefined
    if (token !== undefined) return open(request, reply, host.id, token)
    const preview = await find(host.id, readCookie(request.headers.cookie, 'preview'))
    if (preview === undefined) return notice(request, reply, 404, 'none')
    if (preview === 'ended') return notice(request, reply, 410, 'over')
    if (request.method === 'POST') return refuse(reply, 422, wordsFor(request).words.nothingSent)
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return reply.code(405).header('allow', 'GET, HEAD').send()
    if (preview.state !== 'ready') return notice(request, reply, 503, preview.state === 'asked' ? 'wait' : 'bad')
    request.preview = preview
    request.release = await releaseOf(preview)
    // What is counted or embedded elsewhere does not run: only what the release itself has.
    const own = request.release.origins['media-src']?.filter((one) => one === 'self') ?? []
    const { 'speculation-rules': _, ...secure } = securityHeaders({
      ...request.release,
      origins: { 'media-src': own },
      https: team.settings.origin.startsWith('https:'),
      framing: framingAt(request.url, request.release),
      subdomains: false,
    })
    reply.headers({ ...secure, 'referrer-policy': ownHeaders['referrer-policy'] })
    // The same address may end at any time, so no browser keeps an answer to ask about.
    delete request.headers['if-none-match']
  })
  app.addHook('onSend', async (request, reply, payload) => {
    if (!request.preview) return payload
    reply.header('cache-control', 'no-store').removeHeader('etag')
    if (!String(reply.getHeader('content-type')).startsWith('text/html') || !Buffer.isBuffer(payload)) return payload
    reply.removeHeader('accept-ranges')
    const { title } = await team.database.db
      .selectFrom('workspaces')
      .select('title')
      .where('id', '=', request.preview.workspace)
      .executeTakeFirstOrThrow()
    const { created_at: at, day, ends_at: endsAt } = request.preview
    return Buffer.from(withStrip(payload.toString('utf8'), { title, at, day: day ?? '', endsAt, ...wordsFor(request) }))
  })
  app.setErrorHandler((error, request, reply) => {
    console.error('A preview could not be shown:', error)
    return notice(request, reply, 500, 'bad')
  })
  app.get('/*', serveFile)
  await app.ready()
  return {
    answer: (request: IncomingMessage, response: ServerResponse): void => app.routing(request, response),
    close: async (): Promise<void> => app.close(),
  }
}
