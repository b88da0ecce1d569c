import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import {
  nothingSchema,
  planRequestSchema,
  publicationRequestSchema,
  type TeamPublication,
  workspaceRequestSchema,
} from '../../wire.ts'
import { cancelPublication, planPublication } from '../publish/planned.ts'
import { buildAgain, listPublications, publishWorkspace, takeBackPublication } from '../publish/publications.ts'
import { releaseNow, swapReleases } from '../publish/releases.ts'
import type { Team } from '../team.ts'
import { askingOf, personAsking, post } from './asking.ts'

/** What is published, and what is on its way. */
export function publicationRoutes(app: FastifyInstance, team: Team): void {
  post(
    app,
    'POST /api/publications',
    z.object({ workspace: z.exactOptional(z.int()) }),
    async ({ workspace }, request): Promise<TeamPublication[]> =>
      listPublications(team, personAsking(request), workspace),
  )

  post(app, 'POST /api/publications/begin', workspaceRequestSchema, async ({ id }, request) => {
    await publishWorkspace(team, personAsking(request), id)
    return {}
  })

  post(app, 'POST /api/publications/plan', planRequestSchema, async ({ id, at }, request) => {
    const mail = askingOf(request).words.published.notAsPlanned
    await planPublication(team, personAsking(request), { id, at, mail })
    return {}
  })

  post(app, 'POST /api/publications/cancel', publicationRequestSchema, async ({ id }, request) => {
    await cancelPublication(team, personAsking(request), id)
    return {}
  })

  post(app, 'POST /api/publications/take-back', publicationRequestSchema, async ({ id }, request) => {
    await takeBackPublication(team, personAsking(request), id)
    return {}
  })

  post(app, 'POST /api/releases', nothingSchema, async () => releaseNow(team))

  post(app, 'POST /api/releases/back', nothingSchema, async (_body, request) => {
    await swapReleases(team, personAsking(request))
    return {}
  })

  post(app, 'POST /api/publications/build', nothingSchema, async () => {
    await buildAgain(team)
    return {}
  })
}
