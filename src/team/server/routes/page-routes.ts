import type { FastifyInstance, FastifyReply } from 'fastify'
import { Problem } from '../problem.ts'
import { scriptsFolder, teamDocument } from '../shell/team-document.ts'
import type { Team } from '../team.ts'

/** The pages for a team, which are one document, with its scripts, and the answer to whoever watches the server. */
export function pageRoutes(
  app: FastifyInstance,
  { database }: Team,
  scripts: () => Promise<ReadonlyMap<string, string>>,
): void {
  const sendDocument = async (_request: unknown, reply: FastifyReply) => {
    const { html, policy } = teamDocument()
    return reply.header('content-security-policy', policy).type('text/html; charset=utf-8').send(html)
  }
  const pages = [
    '/',
    '/workspaces',
    '/workspaces/:id',
    '/workspaces/:id/previews',
    '/inbox',
    '/inbox/:id',
    '/people',
    '/log',
    '/sign-in',
    '/sign-in/link',
  ]
  for (const path of pages) app.get(path, sendDocument)

  app.get<{ Params: { name: string } }>(`${scriptsFolder}:name`, async ({ params }, reply) => {
    const script = (await scripts()).get(params.name)
    if (script === undefined) throw new Problem('notFound')
    return reply.type('text/javascript; charset=utf-8').send(script)
  })

  app.get('/healthz', async (_request, reply) => {
    try {
      await database.checkSpace()
      await database.db.selectFrom('people').select('id').limit(1).execute()
      return { ok: true }
    } catch (error) {
      console.error('The database of the team does not answer:', error)
      return reply.code(503).send({ ok: false })
    }
  })
}
