import type { FastifyInstance } from 'fastify'
import type * as z from 'zod/mini'
import {
  newWorkspaceSchema,
  nothingSchema,
  type openedSchema,
  openRequestSchema,
  type TeamWorkspace,
  workspaceRequestSchema,
} from '../../wire.ts'
import type { Team } from '../team.ts'
import { openWorkspace } from '../workspaces/open-workspace.ts'
import { takeOver } from '../workspaces/take-over.ts'
import { beginWorkspace, bringBackWorkspace, listWorkspaces, removeWorkspace } from '../workspaces/workspaces.ts'
import { askingOf, personAsking, post } from './asking.ts'

/** The workspaces of a team. */
export function workspaceRoutes(app: FastifyInstance, team: Team): void {
  post(
    app,
    'POST /api/workspaces',
    nothingSchema,
    async (_body, request): Promise<TeamWorkspace[]> => listWorkspaces(team, personAsking(request)),
  )

  post(app, 'POST /api/workspaces/begin', newWorkspaceSchema, async ({ title }, request) => {
    const { id } = await beginWorkspace(team, personAsking(request), title)
    return { id }
  })

  post(
    app,
    'POST /api/workspaces/open',
    openRequestSchema,
    async ({ id, page }, request): Promise<z.infer<typeof openedSchema>> => ({
      location: await openWorkspace(team, {
        person: personAsking(request),
        session: askingOf(request).session,
        id,
        page,
      }),
    }),
  )

  post(app, 'POST /api/workspaces/remove', workspaceRequestSchema, async ({ id }, request) => {
    await removeWorkspace(team, personAsking(request), id)
    return {}
  })

  post(app, 'POST /api/workspaces/take-over', workspaceRequestSchema, async ({ id }, request) => {
    await takeOver(team, personAsking(request), id)
    return {}
  })

  post(app, 'POST /api/workspaces/bring-back', workspaceRequestSchema, async ({ id }, request) => {
    await bringBackWorkspace(team, personAsking(request), id)
    return {}
  })
}
