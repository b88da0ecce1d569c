import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { expect, it } from 'vitest'
import { readLog } from '../../../../src/team/server/log.ts'
import { removePerson } from '../../../../src/team/server/people/people.ts'
import { hourMs } from '../opened-team.ts'
import { openedWorkspaces } from './opened-workspaces.ts'

/** Ben's workspace, in which he has written. */
async function bensWorkspace() {
  const opened = await openedWorkspaces()
  const ben = await opened.signedIn('ben@example.com', 'writer')
  await opened.begun(ben)
  const cookie = await opened.entered(ben)
  await opened.call('edit', cookie, { by: 'Ben' })
  const page = () => readFile(join(opened.data, 'workspaces/1/pages/about.yaml'), 'utf8')
  const takeOver = (cookies: Record<string, string>) => opened.ask('POST /api/workspaces/take-over', { id: 1 }, cookies)
  return { ...opened, ben, cookie, page, takeOver }
}

it('lets a publisher write, and the former owner look, from the next request on', async () => {
  const { team, site, data, signedIn, entered, cookie, call, bar, page, takeOver, list } = await bensWorkspace()
  const cara = await signedIn('cara@example.com', 'publisher')
  expect(await bar(cookie)).toMatchObject({ mayWrite: true, whose: 'Your workspace' })
  expect(await list(cara)).toMatchObject([{ isOwn: false, mayTakeOver: true }])
  expect((await takeOver(cara)).status).toBe(200)
  expect(await bar(cookie)).toMatchObject({ mayWrite: false, whose: 'Workspace of cara: you look at it' })
  const lost = await call('edit', cookie, { by: 'Ben again' })
  expect([lost.status, JSON.parse(lost.text).message]).toEqual([
    403,
    'This is the workspace of somebody else: you see everything, and write in your own. What you type here stays in this tab: copy it.',
  ])
  expect(await page()).toBe('{"by":"Ben"}')
  const own = await entered(cara)
  expect((await call('edit', own, { by: 'Cara' })).status).toBe(200)
  expect(await page()).toBe('{"by":"Cara"}')
  expect(await list(cara)).toMatchObject([{ isOwn: true, mayTakeOver: false, owner: 'cara' }])
  // What Ben wrote is saved under his name.
  const author = ['--git-dir', join(data, 'repository.git'), 'log', '-1', '--format=%an', 'refs/marquee/workspaces/1']
  expect(site.git(...author)).toBe('ben')
  expect((await readLog(team.database)).entries[0]).toMatchObject({
    by: 'cara',
    what: 'workspace-taken-over',
    about: 'Spring',
    details: { from: 'ben' },
  })
})

it('leaves an edit whole that was there before, and refuses one that is still on its way', async () => {
  const { data, signedIn, entered, cookie, call, page, takeOver } = await bensWorkspace()
  const cara = await signedIn('cara@example.com', 'publisher')
  const late = new Readable({ read: () => undefined })
  const sent = call('edit', cookie, late)
  const asked = join(data, 'workspaces/1.lock/asked')
  const untilAsked = () => {
    late.push(' ')
    return readFile(asked, 'utf8')
  }
  await expect.poll(untilAsked).toMatch(/edit\n(.*\n)*.*edit\n/)
  expect((await call('edit', cookie, { by: 'Ben, whole' })).status).toBe(200)
  expect((await takeOver(cara)).status).toBe(200)
  late.push('{"by":"Ben, late"}')
  late.push(null)
  expect((await sent).status).toBe(403)
  await expect.poll(() => readFile(asked, 'utf8')).toContain('cut off: /@studio/edit')
  expect(await page()).toBe('{"by":"Ben, whole"}')
  expect((await call('edit', await entered(cara), { by: 'Cara' })).status).toBe(200)
  expect(await page()).toBe('{"by":"Cara"}')
})

it('is for writers after a day without a change, and for viewers never', async () => {
  const { signedIn, takeOver, later, list } = await bensWorkspace()
  const dan = await signedIn('dan@example.com', 'viewer')
  const eve = await signedIn('eve@example.com', 'writer')
  expect((await takeOver(eve)).body).toBe('{"problem":"notIdle"}')
  expect(await list(eve)).toMatchObject([{ mayTakeOver: false }])
  later(11 * hourMs)
  await list(eve)
  await list(dan)
  later(11 * hourMs)
  await list(eve)
  await list(dan)
  later(2 * hourMs)
  expect((await takeOver(dan)).status).toBe(403)
  expect(await list(eve)).toMatchObject([{ mayTakeOver: true }])
  expect((await takeOver(eve)).status).toBe(200)
})

it('has everything that somebody wrote who was removed', async () => {
  const { team, signedIn, entered, cookie, call, page, takeOver } = await bensWorkspace()
  const ana = await signedIn('ana@example.com', 'admin')
  await removePerson(team, 2, 1)
  expect((await call('edit', cookie, { by: 'nobody' })).status).toBe(401)
  expect((await takeOver(ana)).status).toBe(200)
  const own = await entered(ana)
  expect(await page()).toBe('{"by":"Ben"}')
  expect((await call('edit', own, { by: 'Ana' })).status).toBe(200)
})

it('lets one of two write who take it over at once', async () => {
  const { team, signedIn, takeOver } = await bensWorkspace()
  const both = [await signedIn('ana@example.com', 'admin'), await signedIn('cara@example.com', 'publisher')]
  const answers = await Promise.all(both.map(takeOver))
  // The second one takes it from the first one, or is refused: the log has as many entries.
  const { entries } = await readLog(team.database)
  const taken = entries.filter(({ what }) => what === 'workspace-taken-over')
  expect(taken).toHaveLength(answers.filter(({ status }) => status === 200).length)
  expect(taken.length).toBeGreaterThan(0)
})
