import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { team } from '../../../../src/cli/commands/team.ts'

/** Runs the command over a team of its own; returns what each run says, without entries of the log. */
async function ownTeam() {
  const data = await mkdtemp(join(tmpdir(), 'marquee-team-'))
  onTestFinished(() => rm(data, { recursive: true }))
  return async (...args: string[]) => {
    const out = vi.spyOn(console, 'log').mockReset()
    const err = vi.spyOn(console, 'error').mockReset()
    const code = await team([...args, '--data', data])
    const said = [...out.mock.calls, ...err.mock.calls].flat().filter((line) => !String(line).startsWith('{"log"'))
    return { code, said }
  }
}

beforeEach(() => {
  for (const name of ['PORT', 'TEAM_URL', 'OIDC_ISSUER', 'SMTP_URL', 'DATABASE_URL']) vi.stubEnv(name, undefined)
})

it('invites the first admin by a link, and lists the people', async () => {
  const run = await ownTeam()
  expect(await run('people')).toEqual({
    code: 0,
    said: ['Nobody is here yet. Invite yourself: npm run team -- invite you@example.com --role admin'],
  })
  expect(await run('invite', 'Ana@example.com', '--role', 'admin', '--name', 'Ana Lima')).toEqual({
    code: 0,
    said: [expect.stringMatching(/^http:\/\/team\.localhost:4183\/sign-in\/link#[\w-]{43}$/)],
  })
  expect(await run('people')).toEqual({ code: 0, said: ['ana@example.com  Ana Lima  admin'] })
})

it('gives somebody who is here a new link, so that nobody is locked out', async () => {
  const run = await ownTeam()
  await run('invite', 'ana@example.com', '--role', 'admin')
  expect(await run('invite', 'ana@example.com')).toEqual({
    code: 0,
    said: [
      expect.stringMatching(/#[\w-]{43}$/),
      'ana@example.com is here already, as admin. An admin changes the role under “People”.',
    ],
  })
})

it.each([
  [['invite', 'ana'], {}, 'This is no e-mail address: name@example.com'],
  [['people'], { PORT: 'x' }, 'PORT is `x`. It must be a number from 0 to 65535.'],
  [
    ['people'],
    { OIDC_ISSUER: 'https://login.example.com' },
    'OIDC_ISSUER is set, but not who asks it: OIDC_CLIENT_ID=… OIDC_CLIENT_SECRET=…',
  ],
])('%j with %j is wrong use', async (args, env, words) => {
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value)
  const run = await ownTeam()
  expect(await run(...args)).toEqual({ code: 2, said: [words] })
})
