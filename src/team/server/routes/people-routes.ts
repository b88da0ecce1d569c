import type { FastifyInstance, FastifyRequest } from 'fastify'
import {
  changeRequestSchema,
  type Invited,
  inviteRequestSchema,
  logRequestSchema,
  type Me,
  nothingSchema,
  personRequestSchema,
  type TeamLog,
  type TeamPerson,
} from '../../wire.ts'
import { readLog } from '../log.ts'
import {
  changePerson,
  type InvitationWords,
  invite,
  listPeople,
  personOf,
  removePerson,
  sendWayIn,
  shownPerson,
} from '../people/people.ts'
import { sessionsOf } from '../sign-in/sessions.ts'
import type { Team } from '../team.ts'
import { askingOf, personAsking, post } from './asking.ts'

/** The person who asks, the people of the team, and what they did. */
export function peopleRoutes(app: FastifyInstance, team: Team): void {
  const { database, now } = team

  post(app, 'POST /api/me', nothingSchema, async (_body, request): Promise<Me> => {
    const person = personAsking(request)
    return {
      person: shownPerson(person, now()),
      sessions: await sessionsOf(database, person.id, askingOf(request).session),
    }
  })

  post(app, 'POST /api/people', nothingSchema, async (): Promise<TeamPerson[]> => {
    return (await listPeople(database)).map((person) => shownPerson(person, now()))
  })

  post(
    app,
    'POST /api/people/invite',
    inviteRequestSchema,
    async (body, request): Promise<Invited> => invite(team, personAsking(request).id, body, wordsFor(request)),
  )

  post(
    app,
    'POST /api/people/link',
    personRequestSchema,
    async ({ id }, request): Promise<Invited> => sendWayIn(team, await personOf(database.db, id), wordsFor(request)),
  )

  post(
    app,
    'POST /api/people/change',
    changeRequestSchema,
    async (body, request): Promise<TeamPerson> =>
      shownPerson(await changePerson(team, personAsking(request).id, body), now()),
  )

  post(app, 'POST /api/people/remove', personRequestSchema, async ({ id }, request) => {
    await removePerson(team, personAsking(request).id, id)
    return {}
  })

  post(app, 'POST /api/log', logRequestSchema, async ({ before }): Promise<TeamLog> => readLog(database, before))
}

function wordsFor(request: FastifyRequest): InvitationWords {
  const { mails } = askingOf(request).words
  return { subject: mails.invitationSubject, text: mails.invitationText }
}
