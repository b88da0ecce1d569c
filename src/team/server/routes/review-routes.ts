import type { FastifyInstance, FastifyRequest } from 'fastify'
import { inItsLanguage } from '../../../studio/server/request-language.ts'
import {
  askReviewSchema,
  commentRequestSchema,
  decideSchema,
  type Hindrance,
  resolveRequestSchema,
  type TeamReview,
} from '../../review-wire.ts'
import { workspaceRequestSchema } from '../../wire.ts'
import { askForReview } from '../review/ask-review.ts'
import { comment, resolve } from '../review/comments.ts'
import { decide } from '../review/decide.ts'
import { reviewOf } from '../review/review-page.ts'
import type { Team } from '../team.ts'
import { askingOf, personAsking, post } from './asking.ts'

/** How often one network may ask for review: each ask checks the whole site. */
const limited = { config: { rateLimit: { max: 20, timeWindow: 10 * 60_000 } } }

/** What a workspace changes, and what the team says and decides about it. */
export function reviewRoutes(app: FastifyInstance, team: Team): void {
  post(
    app,
    'POST /api/review',
    workspaceRequestSchema,
    async ({ id }, request): Promise<TeamReview> =>
      inItsLanguage(request.raw, () => reviewOf(team, personAsking(request), id)),
  )

  post(
    app,
    'POST /api/review/ask',
    askReviewSchema,
    async (body, request): Promise<Hindrance[]> =>
      askForReview(team, { ...body, person: personAsking(request), mail: mailFor(request, 'asked') }),
    limited,
  )

  post(app, 'POST /api/review/decide', decideSchema, async (body, request) => {
    const mail = mailFor(request, body.decision === 'approved' ? 'approved' : 'returned')
    await decide(team, { ...body, person: personAsking(request), mail })
    return {}
  })

  post(app, 'POST /api/comments', commentRequestSchema, async (body, request) => {
    await comment(team, { ...body, person: personAsking(request), mail: mailFor(request, 'mentioned') })
    return {}
  })

  post(app, 'POST /api/comments/resolve', resolveRequestSchema, async (body, request) => {
    await resolve(team, { ...body, person: personAsking(request) })
    return {}
  })
}

/** What a mail says about what a person does, in the language of their browser. */
const mailFor = (request: FastifyRequest, what: 'asked' | 'approved' | 'returned' | 'mentioned'): string =>
  askingOf(request).words.review.mails[what](personAsking(request).name)
