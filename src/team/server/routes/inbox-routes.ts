import type { FastifyInstance, FastifyRequest } from 'fastify'
import type * as z from 'zod/mini'
import { filesOf } from '../../../server/erase-inquiries.ts'
import {
  assignRequestSchema,
  eraseRequestSchema,
  erasingRequestSchema,
  exportRequestSchema,
  type Inbox,
  type Inquiry,
  type inboxNewsSchema,
  inboxRequestSchema,
  inquiryRequestSchema,
  noteRequestSchema,
  stateRequestSchema,
} from '../../inbox-wire.ts'
import { nothingSchema } from '../../wire.ts'
import { erase, previewOf } from '../inbox/erasing.ts'
import { readInbox } from '../inbox/inbox.ts'
import { countInbox } from '../inbox/inbox-counts.ts'
import { exportInbox } from '../inbox/inbox-export.ts'
import { inboxNumbers } from '../inbox/inbox-numbers.ts'
import { inquiriesOf } from '../inbox/inquiries.ts'
import { addNote, assign, inquiryOf, readInquiry, setState } from '../inbox/inquiry.ts'
import { writeLog } from '../log.ts'
import { Problem } from '../problem.ts'
import type { Team } from '../team.ts'
import { askingOf, personAsking, post } from './asking.ts'

/** The inbox of inquiries, for those who read them. */
export function inboxRoutes(app: FastifyInstance, team: Team): void {
  post(
    app,
    'POST /api/inbox',
    inboxRequestSchema,
    async (body, request): Promise<Inbox> => readInbox(team, personAsking(request).id, body),
  )

  post(app, 'POST /api/inbox/news', nothingSchema, async (): Promise<z.infer<typeof inboxNewsSchema>> => {
    const { revision, counts } = await countInbox(inquiriesOf(team).store.inbox)
    return { revision, count: counts.reduce((sum, row) => sum + (row.state === 'new' ? row.count : 0), 0) }
  })

  post(app, 'POST /api/inbox/inquiry', inquiryRequestSchema, async ({ id }): Promise<Inquiry> => readInquiry(team, id))

  post(app, 'POST /api/inbox/state', stateRequestSchema, async ({ id, ...state }, request) => {
    await setState(team, { id, by: personAsking(request) }, state)
    return {}
  })

  post(app, 'POST /api/inbox/assign', assignRequestSchema, async ({ id, person }, request) => {
    await assign(team, { id, by: personAsking(request) }, person, askingOf(request).words)
    return {}
  })

  post(app, 'POST /api/inbox/note', noteRequestSchema, async ({ id, text }, request) => {
    await addNote(team, { id, by: personAsking(request) }, text)
    return {}
  })

  post(app, 'POST /api/inbox/numbers', nothingSchema, async () => inboxNumbers(team))

  post(app, 'POST /api/inbox/export', exportRequestSchema, async (body, request, reply) => {
    const file = await exportInbox(team, personAsking(request), body)
    return reply.type('application/octet-stream').send(typeof file === 'string' ? file : Buffer.from(file))
  })

  post(app, 'POST /api/inbox/erasing', erasingRequestSchema, async (body) => previewOf(team, body))

  post(app, 'POST /api/inbox/erase', eraseRequestSchema, async (body, request) => {
    await erase(team, personAsking(request), body)
    return {}
  })

  app.get(
    '/inbox/:id/files/:file',
    async (request: FastifyRequest<{ Params: { id: string; file: string } }>, reply) => {
      const { id, file } = request.params
      const { inquiry } = await inquiryOf(team, id)
      const found = filesOf(inquiry).includes(file) ? await inquiriesOf(team).files.read(file) : undefined
      if (!found) throw new Problem('notFound')
      await team.database.write((transaction) =>
        writeLog(transaction, team.now(), {
          person: personAsking(request).id,
          what: 'inquiry-file-read',
          about: inquiry.content.form,
          details: { file },
        }),
      )
      // A file of a stranger is downloaded, never shown by the browser as part of this site.
      return reply
        .type(found.mime)
        .header('content-disposition', `attachment; filename="${file}.${found.type}"`)
        .header('content-security-policy', "default-src 'none'; frame-ancestors 'none'; sandbox")
        .send(found.stream)
    },
  )
}
