import type { FastifyInstance, FastifyReply } from 'fastify'
import type * as z from 'zod/mini'
import {
  checkRequestSchema,
  codeRequestSchema,
  companyRequestSchema,
  type companySchema,
  linkRequestSchema,
  type linkSchema,
  nothingSchema,
  type signInSchema,
} from '../../wire.ts'
import { Problem } from '../problem.ts'
import { type CookieName, readCookie, setCookie } from '../sign-in/cookies.ts'
import { sessionSeconds } from '../sign-in/sessions.ts'
import {
  beginCompany,
  finishCompany,
  invitedBy,
  sendCode,
  signInByCode,
  signInByLink,
  signOut,
} from '../sign-in/sign-in.ts'
import { tokenSeconds } from '../sign-in/tokens.ts'
import type { Team } from '../team.ts'
import { askingOf, personAsking, post } from './asking.ts'

/** How often one address may try to sign in. */
const limited = { config: { rateLimit: { max: 20, timeWindow: 10 * 60_000 } } }

/** The ways in, and out. */
export function signInRoutes(app: FastifyInstance, team: Team): void {
  const give = (reply: FastifyReply, name: CookieName, value: string, seconds: number) =>
    void reply.header('set-cookie', setCookie(name, value, seconds))
  const enter = (reply: FastifyReply, session: string) => give(reply, 'session', session, sessionSeconds)

  post(app, 'POST /api/sign-in', nothingSchema, async (): Promise<z.infer<typeof signInSchema>> => {
    return { way: team.company ? 'company' : 'mail' }
  })

  post(
    app,
    'POST /api/sign-in/link',
    linkRequestSchema,
    async ({ token, use }, request, reply): Promise<z.infer<typeof linkSchema>> => {
      const { name, email } = await invitedBy(team, token)
      if (use) enter(reply, await signInByLink(team, askingOf(request), token))
      return { name, email }
    },
    limited,
  )

  post(
    app,
    'POST /api/sign-in/code',
    codeRequestSchema,
    async ({ email }, request, reply) => {
      give(reply, 'code', await sendCode(team, askingOf(request), email), tokenSeconds('code'))
      return {}
    },
    limited,
  )

  post(
    app,
    'POST /api/sign-in/check',
    checkRequestSchema,
    async ({ code }, request, reply) => {
      const secret = readCookie(request.headers.cookie, 'code')
      if (secret === undefined) throw new Problem('codeOver')
      enter(reply, await signInByCode(team, askingOf(request), secret, code))
      give(reply, 'code', '', 0)
      return {}
    },
    limited,
  )

  post(
    app,
    'POST /api/sign-in/company',
    companyRequestSchema,
    async ({ to }, _request, reply): Promise<z.infer<typeof companySchema>> => {
      const { location, secret } = await beginCompany(team, to)
      give(reply, 'company', secret, tokenSeconds('company'))
      return { location }
    },
    limited,
  )

  app.get('/sign-in/callback', limited, async (request, reply) => {
    const query = request.url.slice('/sign-in/callback'.length)
    const secret = readCookie(request.headers.cookie, 'company')
    give(reply, 'company', '', 0)
    try {
      const { session, to } = await finishCompany(team, askingOf(request), { query, secret })
      enter(reply, session)
      return reply.redirect(to, 303)
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      return reply.redirect(`/sign-in?problem=${error.code}`, 303)
    }
  })

  post(app, 'POST /api/sign-out', nothingSchema, async (_body, request, reply) => {
    await signOut(team, personAsking(request), askingOf(request).session)
    give(reply, 'session', '', 0)
    return {}
  })

  post(app, 'POST /api/sign-out/everywhere', nothingSchema, async (_body, request, reply) => {
    await signOut(team, personAsking(request), undefined)
    give(reply, 'session', '', 0)
    return {}
  })
}
