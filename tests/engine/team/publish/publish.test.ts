import { readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { describe, expect, it, vi } from 'vitest'
import { withJobs } from '../../../../src/team/server/jobs/with-jobs.ts'
import { command, openedPublishing as opened, page, withoutErrors } from './opened-publishing.ts'

describe('publishing', () => {
  it('is asked for once, by whoever clicks first', async () => {
    const { begun, idle } = await opened()
    const cara = await begun('cara')
    await cara.write(page('A new price.'))
    const answers = await Promise.all([cara.publish(), cara.publish(), cara.publish()])
    expect(answers.toSorted()).toEqual(['{"problem":"isPublishing"}', '{"problem":"isPublishing"}', '{}'])
    await idle()
    expect(await cara.list()).toMatchObject([{ state: 'live' }])
  })

  it('adds one commit of the person to the site, and puts it live', async () => {
    const { begun, git, live, idle } = await opened()
    const cara = await begun('cara')
    await cara.write(page('A new price.'))
    expect(await cara.publish()).toBe('{}')
    await idle()
    expect(await cara.list()).toMatchObject([
      { title: 'Work of cara', by: 'cara', state: 'live', liveAt: '2026-11-30T09:00:00.000Z', mayTakeBack: true },
    ])
    expect(git('log', '-1', '--format=%an|%ae|%cn|%s|%b', 'refs/marquee/main')).toBe(
      'cara|cara@example.com|Marquee|Work of cara|Workspace: 1\nPublication: 1',
    )
    expect(git('rev-list', '--count', 'refs/marquee/main')).toBe('3')
    expect(await live()).toContain('A new price.')
    expect(await cara.publish()).toBe('{"problem":"nothingToPublish"}')
  })

  it('is not fooled by what somebody says in a commit', async () => {
    const { begun, develop, site, live, idle } = await opened()
    await develop('more.yaml', page('By a developer.'))
    site.git('commit', '--quiet', '--amend', '--message', 'Add a page\n\nPublication: 1\n\nIt is short.')
    const cara = await begun('cara')
    await cara.write(page('A new price.'))
    await cara.publish()
    await idle()
    expect(await live()).toContain('A new price.')
  })

  it('keeps what two people have published at different places of a page, byte for byte', async () => {
    const { begun, git, idle } = await opened()
    const [ana, cara] = [await begun('ana'), await begun('cara')]
    await ana.write(`# Ours\n${page('By Ana.')}`)
    await cara.write(page('First.', 'By Cara.'))
    await ana.publish()
    await idle()
    await cara.publish()
    await idle()
    expect(git('show', 'refs/marquee/main:pages/about.yaml')).toBe(`# Ours\n${page('By Ana.', 'By Cara.')}`.trim())
    await ana.write(`# Ours\n${page('By Ana again.')}`)
    await ana.publish()
    await idle()
    expect(git('show', 'refs/marquee/main:pages/about.yaml')).toBe(
      `# Ours\n${page('By Ana again.', 'By Cara.')}`.trim(),
    )
  })

  it('says where somebody else has published at the same place, and loses nothing', async () => {
    const { begun, git, idle, data } = await opened()
    const [ana, cara] = [await begun('ana'), await begun('cara')]
    await ana.write(page('By Ana.'))
    await cara.write(page('By Cara.'))
    await ana.publish()
    await idle()
    await cara.publish()
    await idle()
    expect((await cara.list())[0]).toMatchObject({
      state: 'refused',
      problem: 'mergeAsks',
      details: 'pages/about.yaml',
    })
    expect(git('show', 'refs/marquee/main:pages/about.yaml')).toContain('By Ana.')
    expect(await readFile(join(data, `workspaces/${cara.id}/pages/about.yaml`), 'utf8')).toBe(page('By Cara.'))
  })

  it('refuses a site with errors, and says which', async () => {
    const { begun, idle, git } = await opened({ isChecked: true })
    const cara = await begun('cara')
    const before = git('rev-parse', 'refs/marquee/main')
    await cara.write(page('First.').replace('body: First.', 'bodi: First.'))
    await cara.publish()
    await idle()
    const [first] = await cara.list()
    expect(first).toMatchObject({ state: 'refused', problem: 'contentErrors' })
    expect(first.details).toMatch(/pages\/about\.yaml:\d+ .*bodi/)
    expect(git('rev-parse', 'refs/marquee/main')).toBe(before)
  })

  it('is for those who may, asked at the moment when it happens', async () => {
    const { begun, idle, team, ask } = await opened()
    const ben = await begun('ben', 'writer')
    await ben.write(page('By Ben.'))
    expect(await ben.publish()).toBe('{"problem":"notAllowed"}')
    const cara = await begun('cara')
    await cara.write(page('By Cara.'))
    const resting = team.jobs && vi.spyOn(team.jobs, 'wake').mockImplementation(() => undefined)
    await cara.publish()
    const admin = await begun('zoe', 'admin')
    const people = JSON.parse((await ask('POST /api/people', {}, admin.cookies)).body)
    const { id } = people.find(({ name }: { name: string }) => name === 'cara')
    await ask('POST /api/people/remove', { id }, admin.cookies)
    resting?.mockRestore()
    team.jobs?.wake()
    await idle()
    expect(await admin.list()).toMatchObject([{ state: 'refused', problem: 'notAllowed' }])
  })

  it('publishes nothing that cannot be built, and says what the build said', async () => {
    const { begun, idle, live, git } = await opened()
    const cara = await begun('cara')
    await cara.write(page('It works.'))
    await cara.publish()
    await idle()
    const before = git('rev-parse', 'refs/marquee/main')
    await cara.write(page('Broken for the builder.'))
    await cara.publish()
    await idle()
    expect((await cara.list())[0]).toMatchObject({
      state: 'refused',
      problem: 'notBuilt',
      details: 'about.yaml:1:1 is broken',
    })
    expect([await live(), git('rev-parse', 'refs/marquee/main')]).toEqual([
      expect.stringContaining('It works.'),
      before,
    ])
    await cara.write(page('It works again.'))
    expect(await cara.publish()).toBe('{}')
    await idle()
    expect(await live()).toContain('It works again.')
  })

  it('records the day on which a page changed', async () => {
    const { begun, idle, git, develop } = await opened()
    await develop('_data/lastmod.lock.json', '{"version":1,"pages":{}}')
    const cara = await begun('cara')
    await cara.write(page('A new price.'))
    await cara.publish()
    await idle()
    expect(git('show', 'refs/marquee/main:pages/_data/lastmod.lock.json')).toBe('recorded by the build')
  })

  it('keeps the site that visitors see where the server ended before the new one was live, until it can be built', async () => {
    const { begun, idle, live, team, ask, data } = await opened()
    const cara = await begun('cara')
    await cara.write(page('It works.'))
    await cara.publish()
    await idle()
    await team.database.write((transaction) =>
      transaction.updateTable('publications').set({ state: 'committed', live_at: null }).execute(),
    )
    const restarted = withJobs(team, { data, command: new URL('./gone.ts', command), out: join(data, 'site') })
    await restarted.jobs.idle()
    expect((await cara.list())[0]).toMatchObject({ state: 'failed', problem: 'buildFailed' })
    expect(await live()).toContain('It works.')
    await cara.write(page('Another.'))
    expect(await cara.publish()).toBe('{"problem":"buildFailed"}')
    expect((await ask('POST /api/publications/build', {}, cara.cookies)).body).toBe('{}')
    await idle()
    expect((await cara.list())[0]).toMatchObject({ state: 'live', problem: '' })
    expect(await cara.publish()).toBe('{}')
  })

  it('knows what is in a release that a server has built when it started', async () => {
    const { begun, idle, live, team, ask, data } = await opened()
    const cara = await begun('cara')
    await cara.write(page('It works.'))
    await cara.publish()
    await idle()
    await cara.write(page('Another.'))
    await cara.publish()
    await idle()
    await rm(join(data, 'site'), { recursive: true })
    await rename(join(data, 'site.releases/previous'), join(data, 'site'))
    await team.database.write((transaction) =>
      transaction.updateTable('publications').set({ state: 'committed', live_at: null }).where('id', '=', 2).execute(),
    )
    team.jobs?.wake()
    await idle()
    expect(await live()).toContain('Another.')
    const releases = async () => JSON.parse((await ask('POST /api/releases', {}, cara.cookies)).body)
    expect(await releases()).toEqual({ hasOther: true, isBack: false })
    expect((await ask('POST /api/releases/back', {}, cara.cookies)).body).toBe('{}')
    expect(await releases()).toEqual({ hasOther: true, isBack: true })
    expect(await cara.list()).toMatchObject([{ isBack: true }, { isBack: false }])
  })

  it('takes in what developers commit, and never loses what was published', async () => {
    const { begun, idle, develop, git } = await opened()
    const cara = await begun('cara')
    await cara.write(page('By Cara.'))
    await develop('more.yaml', page('By a developer.').replace('About', 'More'))
    await cara.publish()
    await idle()
    expect(git('show', 'refs/marquee/main:pages/more.yaml')).toContain('By a developer.')
    expect(git('show', 'refs/marquee/main:pages/about.yaml')).toContain('By Cara.')
    await develop('more.yaml', page('Again.').replace('About', 'More'))
    await begun('dora')
    expect(git('show', 'refs/marquee/main:pages/about.yaml')).toContain('By Cara.')
  })
})

describe('publishing at a time', () => {
  // Before a session ends that nobody uses.
  const at = '2026-11-30T11:00:00.000Z'
  const untilThen = 2 * 3_600_000

  async function planned() {
    const team = await opened()
    const { begun, ask, idle, later } = team
    const cara = await begun('cara')
    const plan = async (moment = at) =>
      (await ask('POST /api/publications/plan', { id: cara.id, at: moment }, cara.cookies)).body
    const wait = async (ms: number) => {
      later(ms)
      team.team.jobs?.wake()
      await idle()
    }
    await cara.write(page('A new price.'))
    return { ...team, cara, plan, wait }
  }

  it('publishes at that time, once, and not before', async () => {
    const { cara, plan, wait, live, git } = await planned()
    expect(await plan()).toBe('{}')
    await wait(untilThen - 60_000)
    expect(await cara.list()).toMatchObject([{ state: 'planned', publishAt: at, isOfNow: true, mayCancel: true }])
    expect(await live()).toBe('')
    await wait(60_000)
    await wait(60_000)
    expect(await cara.list()).toMatchObject([{ state: 'live', at, liveAt: at, mayCancel: false }])
    expect([await live(), git('rev-list', '--count', 'refs/marquee/main')]).toEqual([
      expect.stringContaining('A new price.'),
      '3',
    ])
  })

  it('is planned with its entry in the log, or not at all', async () => {
    const { cara, plan, team } = await planned()
    await sql`CREATE TRIGGER full BEFORE INSERT ON log BEGIN SELECT RAISE(ABORT, 'the disk is full'); END`.execute(
      team.database.db,
    )
    expect(await plan()).toBe('{"problem":"failed"}')
    expect(await cara.list()).toEqual([])
  })

  it('publishes once when a server that was down starts', async () => {
    const { cara, plan, later, team, data, git } = await planned()
    await plan()
    await team.jobs?.stop()
    later(untilThen + 3_600_000)
    const { jobs } = withJobs(team, { data, command, checkSite: withoutErrors, out: join(data, 'site') })
    await jobs.idle()
    jobs.wake()
    await jobs.idle()
    expect(await cara.list()).toMatchObject([{ state: 'live' }])
    expect(git('rev-list', '--count', 'refs/marquee/main')).toBe('3')
  })

  it('publishes one after another what is planned for the same time', async () => {
    const { cara, plan, wait, ask, begun, git } = await planned()
    await plan()
    const dora = await begun('dora')
    await dora.write(page('First.', 'A later paragraph.'))
    await ask('POST /api/publications/plan', { id: dora.id, at }, dora.cookies)
    await wait(untilThen)
    expect(await cara.list()).toMatchObject([{ state: 'live' }, { state: 'live' }])
    expect(git('show', 'refs/marquee/main:pages/about.yaml')).toBe(page('A new price.', 'A later paragraph.').trim())
  })

  it('does not happen where something was written since, and says so', async () => {
    const { cara, plan, wait, live, mails } = await planned()
    await plan()
    await cara.write(page('A new price.', 'And more.'))
    await cara.review()
    expect(await cara.list()).toMatchObject([{ state: 'planned', isOfNow: false }])
    await wait(untilThen)
    expect(await cara.list()).toMatchObject([{ state: 'refused', problem: 'changedSincePlanned', publishAt: at }])
    expect(await live()).toBe('')
    expect(mails.at(-1)).toMatchObject({
      to: 'cara@example.com',
      subject: 'What you planned to publish was not published',
    })
    expect(await plan('2026-11-30T11:30:00Z')).toBe('{}')
    await wait(30 * 60_000)
    expect((await cara.list())[0]).toMatchObject({ state: 'live' })
  })

  it('happens for those alone who may publish then', async () => {
    const { plan, wait, ask, begun } = await planned()
    await plan()
    const zoe = await begun('zoe', 'admin')
    const people = JSON.parse((await ask('POST /api/people', {}, zoe.cookies)).body)
    const { id } = people.find(({ name }: { name: string }) => name === 'cara')
    await ask('POST /api/people/remove', { id }, zoe.cookies)
    await wait(untilThen)
    const again = await begun('dora', 'admin')
    expect(await again.list()).toMatchObject([{ state: 'refused', problem: 'notAllowed' }])
  })

  it('is cancelled, planned again, or published before', async () => {
    const { cara, plan, wait, ask } = await planned()
    await plan()
    await plan('2026-12-02T08:00:00Z')
    const [{ id, publishAt }, ...others] = await cara.list()
    expect([publishAt, others]).toEqual(['2026-12-02T08:00:00.000Z', []])
    const cancel = async () => (await ask('POST /api/publications/cancel', { id }, cara.cookies)).body
    expect([await cancel(), await cancel()]).toEqual(['{}', '{"problem":"notFound"}'])
    await wait(untilThen)
    expect(await cara.list()).toEqual([])
    await plan('2026-12-03T08:00:00Z')
    await cara.publish()
    await wait(0)
    expect(await cara.list()).toMatchObject([{ state: 'live', publishAt: '' }])
  })

  it('needs a moment that is still to come, and something that may be published', async () => {
    const { plan, begun, ask } = await planned()
    expect([await plan('2026-11-30T09:00:00Z'), await plan('tomorrow')]).toEqual([
      '{"problem":"wrongTime"}',
      '{"problem":"wrongTime"}',
    ])
    const ben = await begun('ben', 'writer')
    await ben.write(page('By Ben.'))
    const dora = await begun('dora')
    const planBens = (cookies: Record<string, string>) =>
      ask('POST /api/publications/plan', { id: ben.id, at }, cookies)
    expect((await planBens(ben.cookies)).body).toBe('{"problem":"notAllowed"}')
    expect((await planBens(dora.cookies)).body).toBe('{"problem":"needsReview"}')
  })
})

describe('a workspace after publishing', () => {
  it('has nothing to publish until something is written in it', async () => {
    const { begun, idle, list, entered, bar } = await opened()
    const [cara, ana] = [await begun('cara'), await begun('ana')]
    expect(await cara.review()).toMatchObject({ isChanged: false, mayPublish: false, state: 'open' })
    await ana.write(page('First.', 'By Ana.'))
    await cara.write(page('A new price.'))
    expect(await cara.review()).toMatchObject({ isChanged: true, mayPublish: true, whyNot: '', state: 'open' })
    await cara.publish()
    await idle()
    expect(await cara.review()).toMatchObject({ isChanged: false, mayPublish: false, state: 'published', files: [] })
    expect(await list(cara.cookies)).toMatchObject([
      { title: 'Work of ana', state: 'open' },
      { title: 'Work of cara', state: 'published', changes: 0, overlaps: [] },
    ])
    expect((await bar(await entered(cara.cookies, cara.id), {}, cara.id)).news).toBeUndefined()
    expect((await bar(await entered(ana.cookies, ana.id), {}, ana.id)).news?.words).toBe('cara published 1 page')
    await cara.write(page('A new price.', 'And more.'))
    const { isChanged, mayPublish, state, files } = await cara.review()
    expect([isChanged, mayPublish, state]).toEqual([true, true, 'open'])
    expect(files[0].changes).toMatchObject([{ before: 'Second.', after: 'And more.' }])
    expect((await cara.list())[0]).toMatchObject({ state: 'live', isOfNow: false })
  })

  it('can be published again after it was taken back', async () => {
    const { begun, idle, live } = await opened()
    const cara = await begun('cara')
    await cara.write(page('A new price.'))
    await cara.publish()
    await idle()
    await cara.takeBack(1)
    await idle()
    expect(await cara.review()).toMatchObject({ isChanged: true, mayPublish: true, state: 'open' })
    expect(await live()).not.toContain('A new price.')
    await cara.publish()
    await idle()
    expect(await live()).toContain('A new price.')
  })

  it('shows who is asked what is new, and an approval of that is none of what was taken back meanwhile', async () => {
    const { begun, idle, later } = await opened()
    const [ben, cara] = [await begun('ben', 'writer'), await begun('cara')]
    await ben.write(page('By Ben.'))
    expect(await ben.asks(cara.person)).toBe('[]')
    expect(await cara.decide(ben.id, 1)).toBe('{}')
    expect(await ben.review()).toMatchObject({ state: 'approved', mayPublish: false, whyNot: 'notReviewer' })
    const publish = async () => (await cara.publishOne(ben.id)).body
    later(60_000)
    expect(await publish()).toBe('{}')
    await idle()
    later(60_000)
    const after = await ben.review()
    expect([after.state, after.asked]).toEqual(['published', undefined])
    expect(await ben.asks(cara.person)).toBe('{"problem":"nothingChanged"}')
    await ben.write(page('By Ben.', 'Later.'))
    expect(await publish()).toBe('{"problem":"needsReview"}')
    expect(await ben.asks(cara.person)).toBe('[]')
    expect((await ben.review()).files[0].changes).toMatchObject([{ before: 'Second.', after: 'Later.' }])
    await cara.decide(ben.id, 2)
    await cara.takeBack(1)
    await idle()
    expect(await publish()).toBe('{"problem":"changedSince"}')
  })
})

describe('taking back', () => {
  it('takes back one publication, and keeps what came after it', async () => {
    const { begun, idle, git, live } = await opened()
    const cara = await begun('cara')
    await cara.write(page('A wrong price.'))
    await cara.publish()
    await idle()
    await cara.write(page('A wrong price.', 'Later.'))
    await cara.publish()
    await idle()
    expect(await cara.takeBack(1)).toBe('{}')
    await idle()
    expect(git('show', 'refs/marquee/main:pages/about.yaml')).toBe(page('First.', 'Later.').trim())
    expect(git('log', '-1', '--format=%s', 'refs/marquee/main')).toBe('Take back: Work of cara')
    expect(await live()).toContain('First.')
    const [taking, , taken] = await cara.list()
    expect([taking.takesBack, taking.state, taken.isTakenBack, taken.mayTakeBack]).toEqual([1, 'live', true, false])
    expect([taking.mayTakeBack, await cara.takeBack(taking.id)]).toEqual([false, '{"problem":"notFound"}'])
    expect(await cara.takeBack(1)).toBe('{"problem":"takenBack"}')
  })

  it('is refused in words where a later one builds on it', async () => {
    const { begun, idle, git } = await opened()
    const cara = await begun('cara')
    await cara.write(page('A price.'))
    await cara.publish()
    await idle()
    await cara.write(page('Another price.'))
    await cara.publish()
    await idle()
    await cara.takeBack(1)
    await idle()
    expect((await cara.list())[0]).toMatchObject({ state: 'refused', problem: 'restsOn', details: 'pages/about.yaml' })
    expect(git('show', 'refs/marquee/main:pages/about.yaml')).toContain('Another price.')
  })
})

describe('going back to the release before', () => {
  it('shows visitors the site before and again the newest, and changes nothing that is written or published', async () => {
    const { begun, idle, live, git, ask } = await opened()
    const cara = await begun('cara')
    const release = async () => JSON.parse((await ask('POST /api/releases', {}, cara.cookies)).body)
    const goBack = async () => (await ask('POST /api/releases/back', {}, cara.cookies)).body
    await cara.write(page('The first price.'))
    await cara.publish()
    await idle()
    expect([await release(), await goBack()]).toEqual([
      { hasOther: false, isBack: false },
      '{"problem":"noOtherRelease"}',
    ])
    await cara.write(page('The second price.'))
    await cara.publish()
    await idle()
    const before = git('rev-parse', 'refs/marquee/main')
    expect([await release(), await goBack()]).toEqual([{ hasOther: true, isBack: false }, '{}'])
    expect(await live()).toContain('The first price.')
    expect((await cara.list()).map(({ isBack }: { isBack: boolean }) => isBack)).toEqual([true, false])
    expect((await release()).isBack).toBe(true)
    expect([await goBack(), (await release()).isBack]).toEqual(['{}', false])
    expect(await live()).toContain('The second price.')
    expect(git('rev-parse', 'refs/marquee/main')).toBe(before)
    await goBack()
    await cara.write(page('The second price.', 'And more.'))
    await cara.publish()
    await idle()
    expect(await live()).toMatch(/The second price[\s\S]*And more/)
    expect((await cara.list()).map(({ isBack }: { isBack: boolean }) => isBack)).toEqual([false, false, false])
    expect(await release()).toEqual({ hasOther: true, isBack: false })
  })

  it('is for publishers', async () => {
    const { begun, ask } = await opened()
    const ben = await begun('ben', 'writer')
    expect((await ask('POST /api/releases/back', {}, ben.cookies)).body).toBe('{"problem":"notAllowed"}')
  })
})

it('publishes once, whenever the server is ended', async () => {
  const { begun, git, team, data } = await opened()
  const cara = await begun('cara')
  const before = Number(git('rev-list', '--count', 'refs/marquee/main'))
  let jobs = team.jobs
  for (let round = 1; round <= 6; round++) {
    await cara.write(page(`Round ${round}.`))
    expect(await cara.publish()).toBe('{}')
    for (let kill = 0; kill < 3; kill++) {
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 400))
      await jobs?.stop()
      jobs = withJobs(team, { data, command, checkSite: withoutErrors, out: join(data, 'site') }).jobs
    }
    await jobs?.idle()
    expect((await cara.list())[0]).toMatchObject({ state: 'live' })
    expect(Number(git('rev-list', '--count', 'refs/marquee/main'))).toBe(before + round)
    expect(await readFile(join(data, 'site/index.html'), 'utf8')).toContain(`Round ${round}.`)
  }
  await jobs?.stop()
})
