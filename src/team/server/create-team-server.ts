import { createServer, type IncomingMessage } from 'node:http'
import rateLimit from '@fastify/rate-limit'
import Fastify, { type FastifyError, type FastifyInstance, LogController } from 'fastify'
import { networkOf } from '../../server/inquiries.ts'
import { closeWithLastAnswer, hasTwoHosts, trustedProxies } from '../../server/server.ts'
import { WrongValue } from '../../studio/wire/read-calls.ts'
import { ownPath } from '../own-path.ts'
import { createHosts } from './hosts.ts'
import { type Access, access, isRoute, mayAsk } from './people/roles.ts'
import { createPreviewHost } from './previews/preview-host.ts'
import { Problem } from './problem.ts'
import { inboxRoutes } from './routes/inbox-routes.ts'
import { pageRoutes } from './routes/page-routes.ts'
import { peopleRoutes } from './routes/people-routes.ts'
import { previewRoutes } from './routes/preview-routes.ts'
import { publicationRoutes } from './routes/publication-routes.ts'
import { reviewRoutes } from './routes/review-routes.ts'
import { signInRoutes } from './routes/sign-in-routes.ts'
import { workspaceRoutes } from './routes/workspace-routes.ts'
import { teamDocument, teamHeaders } from './shell/team-document.ts'
import { readCookie } from './sign-in/cookies.ts'
import { checkSender } from './sign-in/request-check.ts'
import { type Person, personOfSession } from './sign-in/sessions.ts'
import type { Team } from './team.ts'
import { createWorkspaceHost } from './workspaces/workspace-host.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks, at routes that are not for anybody. */
    person: Person | null
  }
}

/** Whether a request is of the form that browsers send to a server: a path, one host, and no other protocol. */
const isPlain = ({ rawHeaders, headers, url }: IncomingMessage): boolean =>
  !hasTwoHosts(rawHeaders) && headers.upgrade === undefined && url?.startsWith('/') === true

/** Largest request, in bytes. */
const bodyLimit = 100_000

type Options = {
  env: NodeJS.ProcessEnv
  /** The scripts of the pages by name. */
  scripts: () => Promise<ReadonlyMap<string, string>>
}

/**
 * Creates the server of a team. It does not listen yet. Each request passes one hook, which refuses whatever
 * {@link access} does not allow; a route that is missing there cannot be added.
 */
export async function createTeamServer(team: Team, { env, scripts }: Options): Promise<FastifyInstance> {
  const { origin } = team.settings
  const hostOf = createHosts(origin)
  const headers = teamHeaders(origin)
  const workspaceHost = createWorkspaceHost(team, scripts)
  const previewHost = await createPreviewHost(team)
  const app = Fastify({
    bodyLimit,
    // A workspace or a preview has a host of its own, which none of the routes below answers.
    serverFactory: (answer) =>
      createServer((request, response) => {
        const host = hostOf(request.headers.host)
        if (!isPlain(request)) response.writeHead(400, headers).end()
        else if (typeof host !== 'object') answer(request, response)
        else if (host.of === 'workspace') workspaceHost.answer(host.id, request, response)
        else previewHost.answer(request, response)
      }),
    exposeHeadRoutes: false,
    trustProxy: trustedProxies(env),
    logController: new LogController({ disableRequestLogging: true }),
    // A path that cannot be decoded does not exist.
    frameworkErrors: (_error, _request, reply) => {
      reply.hijack()
      reply.raw.writeHead(404, headers).end()
    },
  })
  app.decorateRequest('person', null)
  app.removeContentTypeParser('text/plain')
  closeWithLastAnswer(app)
  app.addHook('preClose', async () => workspaceHost.close())
  app.addHook('onClose', async () => previewHost.close())
  app.addHook('onRoute', ({ method, url }) => {
    const name = `${method} ${url}`
    if (!isRoute(name)) throw new Error(`\`${name}\` is a route that nobody may ask: list it in people/roles.ts.`)
  })
  app.setErrorHandler((error: FastifyError | Error, request, reply) => {
    if (error instanceof Problem) return reply.code(error.status).send({ problem: error.code })
    const status = 'statusCode' in error ? error.statusCode : undefined
    if (status === 429) return reply.code(429).send({ problem: 'tooMany' })
    if (error instanceof WrongValue || (status !== undefined && status < 500))
      return reply.code(400).send({ problem: 'wrongRequest' })
    // The pattern of the route, not the request: an address may contain a secret.
    console.error(`${request.method} ${request.routeOptions.url} failed:`, error)
    return reply.code(500).send({ problem: 'failed' })
  })
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers)
    const name = `${request.method} ${request.routeOptions.url}`
    if (request.is404 || !isRoute(name)) throw new Problem('notFound')
    // A balancer asks by whatever address it knows.
    if (name === 'GET /healthz') return
    if (hostOf(request.headers.host) !== 'team') throw new Problem('notFound')
    if (request.method === 'POST') checkSender(request.headers, origin)
    const allowed: Access = access[name]
    if (allowed === 'anybody') return
    const secret = readCookie(request.headers.cookie, 'session')
    const person = await personOfSession(team.database, secret, team.now())
    if (person) request.person = person
    if (person && mayAsk(allowed, person.role, person.sees_inbox === 1)) return
    if (request.method === 'POST') throw new Problem(person ? 'notAllowed' : 'signedOut')
    if (!person) return reply.redirect(`/sign-in?to=${encodeURIComponent(ownPath(request.url))}`, 303)
    const { html, policy } = teamDocument()
    return reply.code(403).header('content-security-policy', policy).type('text/html; charset=utf-8').send(html)
  })
  await app.register(rateLimit, { global: false, keyGenerator: ({ ip }) => networkOf(ip) })
  await app.register(async (routes) => {
    pageRoutes(routes, team, scripts)
    signInRoutes(routes, team)
    peopleRoutes(routes, team)
    workspaceRoutes(routes, team)
    reviewRoutes(routes, team)
    previewRoutes(routes, team)
    inboxRoutes(routes, team)
    publicationRoutes(routes, team)
  })
  return app
}
