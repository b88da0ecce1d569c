import type { FastifyInstance } from 'fastify'
import type * as z from 'zod/mini'
import {
  newPreviewSchema,
  type previewLinkSchema,
  previewRequestSchema,
  type TeamPreview,
  workspaceRequestSchema,
} from '../../wire.ts'
import { beginPreview, endPreview, listPreviews, renewPreview } from '../previews/previews.ts'
import type { Team } from '../team.ts'
import { personAsking, post } from './asking.ts'

/** The previews of workspaces. */
export function previewRoutes(app: FastifyInstance, team: Team): void {
  post(
    app,
    'POST /api/previews',
    workspaceRequestSchema,
    async ({ id }, request): Promise<TeamPreview[]> => listPreviews(team, personAsking(request), id),
  )

  post(
    app,
    'POST /api/previews/begin',
    newPreviewSchema,
    async (body, request): Promise<z.infer<typeof previewLinkSchema>> =>
      beginPreview(team, personAsking(request), body),
  )

  post(app, 'POST /api/previews/end', previewRequestSchema, async ({ id }, request) => {
    await endPreview(team, personAsking(request), id)
    return {}
  })

  post(app, 'POST /api/previews/renew', previewRequestSchema, async ({ id }, request) => {
    await renewPreview(team, personAsking(request), id)
    return {}
  })
}
