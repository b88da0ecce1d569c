import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { calls } from '../../../../src/studio/wire/calls.ts'
import { isCall } from '../../../../src/studio/wire/read-calls.ts'
import { roles } from '../../../../src/team/server/people/roles.ts'
import { neededCalls } from '../../../../src/team/server/workspaces/allowed-requests.ts'
import { openedWorkspaces } from './opened-workspaces.ts'

/** All calls but the one whose answer is waited for. */
const names = Object.keys(calls)
  .filter(isCall)
  .filter((name) => name !== 'changes')

const pages = ['/', '/about', '/studio/about', '/@studio/shell.js', '/images/x.png', '/search.json', '/src/a.ts']

/** Ana's workspace, with a server that is asked for each call and each kind of address. */
async function opened() {
  const all = await openedWorkspaces()
  const ana = await all.signedIn('ana@example.com', 'writer')
  await all.begun(ana)
  const cookie = await all.entered(ana)
  const log = join(all.data, 'workspaces/1.lock/asked')
  const reached = () => readFile(log, 'utf8').catch(() => '')
  /** The answer to each call and each address, by its name. */
  async function askAll(by: string) {
    await writeFile(log, '')
    const answers = new Map<string, number>()
    for (const name of names) answers.set(name, (await all.call(name, by)).status)
    answers.set('upload', (await all.call('upload?name=x.png', by)).status)
    for (const path of pages) answers.set(path, (await all.send({ path, headers: { cookie: by } })).status)
    return answers
  }
  return { ...all, ana, cookie, reached, askAll }
}

/** What is answered to a person, by what a call needs. */
const expected = (answers: { see: number; write: number; refused: number }) =>
  new Map([
    ...names.map((name) => [name, answers[neededCalls[name]]] as const),
    ['upload', answers.write] as const,
    ...pages.map((path) => [path, answers.see] as const),
  ])

it('the owner sees and writes', async () => {
  const { cookie, askAll } = await opened()
  expect(await askAll(cookie)).toEqual(expected({ see: 200, write: 200, refused: 404 }))
})

it.each(roles)('another %s sees, and nothing of what writes reaches the studio', async (role) => {
  const { signedIn, entered, askAll, reached } = await opened()
  const guest = await entered(await signedIn('guest@example.com', role))
  expect(await askAll(guest)).toEqual(expected({ see: 200, write: 403, refused: 404 }))
  for (const [name, need] of Object.entries(neededCalls))
    if (need !== 'see') expect(await reached()).not.toContain(`/@studio/${name}\n`)
})

it('who owns it and is a viewer now, sees', async () => {
  const { signedIn, ask, cookie, askAll } = await opened()
  const bea = await signedIn('bea@example.com', 'admin')
  await ask('POST /api/people/change', { id: 1, name: 'Ana', role: 'viewer', seesInbox: false, lastDay: '' }, bea)
  expect(await askAll(cookie)).toEqual(expected({ see: 200, write: 403, refused: 404 }))
})

it.each(['no cookie', 'that of another workspace', 'that of the team', 'one that is guessed'])(
  'with %s nothing reaches the studio',
  async (which) => {
    const { ana, begun, entered, askAll, reached } = await opened()
    await begun(ana, 'Second')
    const cookies: Record<string, string> = {
      'that of another workspace': await entered(ana, 2),
      'that of the team': `__Host-marquee=${ana['__Host-marquee']}`,
      'one that is guessed': `__Host-marquee=${'a'.repeat(43)}`,
    }
    expect(await askAll(cookies[which] ?? '')).toEqual(expected({ see: 401, write: 401, refused: 401 }))
    expect(await reached()).toBe('')
  },
)
