// @module-tag exhaustive
import { expect, it } from 'vitest'
import { listPeople, removePerson } from '../../../src/team/server/people/people.ts'
import { openTeam } from '../../../src/team/server/store/open-team.ts'
import { localPostgres } from '../server/sample-store.ts'
import { hourMs, openedTeam } from './opened-team.ts'

it('a team in PostgreSQL is the same as in a file', async () => {
  const url = await (await localPostgres()).createDatabase()
  // Two servers that start together create the tables once.
  const [database, other] = await Promise.all([openTeam({ url }), openTeam({ url })])
  await other.db.destroy()
  const { ask, team, signedIn, later } = await openedTeam({ database })
  const ana = await signedIn('ana@example.com', 'admin')
  const ben = await signedIn('ben@example.com', 'writer')
  later(hourMs)
  expect((await ask('POST /api/me', {}, ben)).status).toBe(200)
  expect((await ask('POST /api/sign-in/code', { email: 'ben@example.com' })).status).toBe(200)
  expect((await ask('GET /healthz')).body).toBe('{"ok":true}')
  await removePerson(team, 1, 2)
  expect((await ask('POST /api/me', {}, ben)).status).toBe(401)
  expect((await listPeople(database)).map(({ id, email, sees_inbox }) => [id, email, sees_inbox])).toEqual([
    [1, 'ana@example.com', 0],
  ])
  const { entries } = JSON.parse((await ask('POST /api/log', {}, ana)).body)
  expect(entries.map(({ what, position }: Record<string, unknown>) => [position, what])).toEqual([
    [5, 'removed'],
    [4, 'signed-in'],
    [3, 'invited'],
    [2, 'signed-in'],
    [1, 'invited'],
  ])
  await expect(database.db.updateTable('log').set({ about: '' }).execute()).rejects.toThrow('the log is never changed')
  await expect(database.db.deleteFrom('log').execute()).rejects.toThrow('the log is never shortened')
})
