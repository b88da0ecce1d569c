import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify'
import type * as z from 'zod/mini'
import { read } from '../../../studio/wire/read-calls.ts'
import { firstLanguage } from '../../../studio/words/languages.ts'
import { languages } from '../../words/languages.ts'
import type { Route } from '../people/roles.ts'
import { readCookie } from '../sign-in/cookies.ts'
import type { Person } from '../sign-in/sessions.ts'
import type { Asking } from '../team.ts'

/** Who asks: the session that the browser names, the browser, and the words of its language. */
export function askingOf({ headers }: FastifyRequest): Asking {
  const tags = (headers['accept-language'] ?? '').split(/[,;]/)
  return {
    session: readCookie(headers.cookie, 'session'),
    agent: headers['user-agent'] ?? '',
    words: languages[firstLanguage(tags)],
  }
}

/** The person who asks, at a route that is not for anybody. */
export function personAsking({ person }: FastifyRequest): Person {
  if (!person) throw new Error('Anybody may ask this route.')
  return person
}

type PostRoute = Extract<Route, `POST ${string}`>

/** Adds a route that takes and answers JSON; what it takes is read by a schema. */
export function post<Request>(
  app: FastifyInstance,
  route: PostRoute,
  schema: z.ZodMiniType<Request>,
  answer: (body: Request, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>,
  options: RouteShorthandOptions = {},
): void {
  app.post(route.slice('POST '.length), options, async (request, reply) =>
    answer(read(schema, request.body, 'The request'), request, reply),
  )
}
