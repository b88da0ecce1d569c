import type { FastifyInstance, FastifyReply } from 'fastify'
import { Problem } from '../problem.ts'
import { scriptsFolder, teamDocument } from '../shell/team-document.ts'
import type { Team } from '../team.ts'

/** For how long an answer about the health of the server counts, in milliseconds: anybody may ask. */
const healthMs = 3_000

/** The pages for a team, which are one document, with its scripts, and the answer to whoever watches the server. */
export function pageRoutes(
  app: FastifyInstance,
  { database, checkouts, now }: Team,
  scripts: () => Promise<ReadonlyMap<string, string>>,
): void {
  let known: { atMs: number; isWell: Promise<boolean> } | undefined

  /** Whether the database answers, the disk has space, and the repository of the site can be read. */
  async function isWell(): Promise<boolean> {
    try {
      await database.checkSpace()
      await database.db.selectFrom('people').select('id').limit(1).execute()
      await checkouts?.latest()
      return true
    } catch (error) {
      console.error('The database or the repository of the team does not answer:', error)
      return false
    }
  }

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
    '/published',
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
    const nowMs = now().getTime()
    if (known === undefined || nowMs - known.atMs >= healthMs) known = { atMs: nowMs, isWell: isWell() }
    return (await known.isWell) ? { ok: true } : reply.code(503).send({ ok: false })
  })
}
