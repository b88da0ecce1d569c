import { expect, it } from 'vitest'
import { withJobs } from '../../../../src/team/server/jobs/with-jobs.ts'
import { minuteMs } from '../opened-team.ts'
import { openedWorkspaces } from '../workspaces/opened-workspaces.ts'

const command = new URL('../previews/build-process.ts', import.meta.url)

/** Ben has a workspace, in which Dan and Eve mention him. */
async function opened() {
  const all = await openedWorkspaces({ command })
  const { signedIn, begun, ask, team, mails } = all
  const ben = await signedIn('ben@example.com', 'writer')
  const dan = await signedIn('dan@example.com', 'viewer')
  const eve = await signedIn('eve@example.com', 'viewer')
  const mention = async (by: Record<string, string>, id = 1) =>
    (
      await ask(
        'POST /api/comments',
        { id, file: '', path: '', quote: '', commit: '', parent: 0, text: 'See this, @ben' },
        by,
      )
    ).body
  await begun(ben)
  /** What the server does by itself once a minute. */
  const minute = async () => {
    team.jobs?.wake()
    await team.jobs?.idle()
  }
  const toBen = () => mails.filter(({ to }) => to === 'ben@example.com').map(({ subject, text }) => [subject, text])
  return { ...all, ben, dan, eve, mention, minute, toBen }
}

const link = '\n\nhttp://team.localhost:4459/workspaces/1\n'
const first = ['dan mentions you in a comment', `dan mentions you in a comment:${link}`]

it('collects what comes within ten minutes of a mail, and says all of it in the next one', async () => {
  const { mention, minute, later, toBen, dan, eve } = await opened()
  await mention(dan)
  expect(toBen()).toEqual([first])
  later(minuteMs)
  for (const by of [dan, eve, dan]) await mention(by)
  later(9 * minuteMs - 1)
  await minute()
  expect(toBen()).toEqual([first])
  later(1)
  await minute()
  const lines = 'dan mentions you in a comment (2)\neve mentions you in a comment'
  expect(toBen()).toEqual([first, ['dan mentions you in a comment', `${lines}:${link}`]])
  later(60 * minuteMs)
  await minute()
  expect(toBen()).toHaveLength(2)
})

it('waits for each workspace and each person alone', async () => {
  const { mention, begun, mails, ben, dan } = await opened()
  await begun(ben, 'Autumn')
  await mention(dan)
  await mention(dan, 2)
  expect(mails.map(({ text }) => text.match(/workspaces\/\d/)?.[0])).toEqual(['workspaces/1', 'workspaces/2'])
})

it('sends what waited when the server starts again', async () => {
  const { mention, later, toBen, team, data, dan, eve } = await opened()
  await mention(dan)
  await mention(eve)
  await team.jobs?.stop()
  later(10 * minuteMs)
  const { jobs } = withJobs(team, { data, command, out: `${data}/site` })
  await jobs.idle()
  expect(toBen()).toEqual([first, ['eve mentions you in a comment', `eve mentions you in a comment:${link}`]])
  await jobs.stop()
})

it('tries for a day what the mail server does not take', async () => {
  const { mention, minute, later, team, dan, eve } = await opened()
  const tried: string[] = []
  team.mails.send = async ({ text }) => tried.push(text) > 1000
  await mention(dan)
  await minute()
  expect(tried).toHaveLength(1)
  await mention(eve)
  later(10 * minuteMs)
  await minute()
  expect(tried.at(-1)).toBe(`dan mentions you in a comment\neve mentions you in a comment:${link}`)
  later(24 * 60 * minuteMs)
  await minute()
  later(10 * minuteMs)
  await minute()
  expect(tried).toHaveLength(3)
})

it('writes nobody who was removed, and nothing about a workspace that was', async () => {
  const { mention, minute, later, toBen, ask, dan, eve, ben, signedIn, mails } = await opened()
  const ana = await signedIn('ana@example.com', 'admin')
  await mention(dan)
  await mention(eve)
  await ask('POST /api/workspaces/remove', { id: 1 }, ben)
  later(10 * minuteMs)
  await minute()
  expect(toBen()).toHaveLength(1)
  await ask('POST /api/workspaces/bring-back', { id: 1 }, ben)
  await ask('POST /api/people/remove', { id: 1 }, ana)
  await minute()
  expect(mails).toHaveLength(1)
})
