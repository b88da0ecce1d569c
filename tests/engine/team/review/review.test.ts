import { execFileSync } from 'node:child_process'
import { chmod, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { listPeople } from '../../../../src/team/server/people/people.ts'
import { latestReview } from '../../../../src/team/server/review/review-state.ts'
import { pageText } from '../../content/folder.ts'
import { openedReview } from './opened-review.ts'

describe('asking', () => {
  it('reaches one person with one mail, which has one link and no word of the content', async () => {
    const { asks, mails, review, cara } = await openedReview()
    expect(await asks()).toBe('[]')
    expect(mails).toEqual([
      {
        to: 'cara@example.com',
        subject: 'ben asks you to review a workspace',
        text: 'ben asks you to review a workspace:\n\nhttp://team.localhost:4459/workspaces/1\n',
      },
    ])
    const { state, asked, files, mayApprove, mayAsk } = await review(cara)
    expect([state, asked.by, asked.reviewer, asked.words, mayApprove, mayAsk]).toEqual([
      'asked',
      'ben',
      'cara',
      'Please look',
      true,
      false,
    ])
    expect(files).toMatchObject([
      { name: 'about.yaml', state: 'changed', title: 'About', changes: [{ before: 'First.', after: 'Second.' }] },
    ])
  })

  it('sends no second mail within ten minutes, and one afterwards', async () => {
    const { asks, mails, later } = await openedReview()
    await asks()
    await asks()
    expect(mails).toHaveLength(1)
    later(10 * 60_000)
    await asks()
    expect(mails).toHaveLength(2)
  })

  it('is refused with an error, which leads to its block, and changes nothing', async () => {
    const { asks, team, mails, list, ben, page } = await openedReview()
    const error = { kind: 'error', file: 'about.yaml', words: 'is wrong', page: '/about?at=0' } as const
    team.check = async () => [error]
    const text = await readFile(page(), 'utf8')
    expect(JSON.parse(await asks())).toEqual([error])
    expect([mails.length, (await list(ben))[0].state, await readFile(page(), 'utf8')]).toEqual([0, 'open', text])
  })

  it.each([
    ['a link', (folder: string) => symlink('/etc/passwd', join(folder, 'pages/x.yaml')), 'pages/x.yaml', 'kind'],
    ['a program', (folder: string) => chmod(join(folder, 'pages/about.yaml'), 0o755), 'pages/about.yaml', 'kind'],
    [
      'a repository',
      async (folder: string) => {
        await put(folder, 'pages/x.yaml/a.yaml')
        const git = (...args: string[]) => execFileSync('git', ['-C', join(folder, 'pages/x.yaml'), ...args])
        git('init', '--quiet')
        git('add', '.')
        git('-c', 'user.name=x', '-c', 'user.email=x@example.com', 'commit', '--quiet', '--message', 'x')
      },
      'pages/x.yaml',
      'kind',
    ],
    [
      'a link to a folder',
      async (folder: string) => {
        await mkdir(join(folder, '../secret.yaml'))
        await symlink('../../secret.yaml', join(folder, 'pages/x.yaml'))
      },
      'pages/x.yaml',
      'kind',
    ],
    ['code', (folder: string) => put(folder, 'pages/_blocks/x/x.tsx'), 'pages/_blocks/x/x.tsx', 'place'],
    ['attributes', (folder: string) => put(folder, 'pages/.gitattributes'), 'pages/.gitattributes', 'name'],
    ['a script', (folder: string) => put(folder, 'pages/_public/x.js'), 'pages/_public/x.js', 'place'],
    [
      'a false picture',
      (folder: string) => put(folder, 'pages/_public/images/x.png'),
      'pages/_public/images/x.png',
      'bytes',
    ],
  ])('is refused with %s in the folder, whatever the studio let through', async (_name, add, file, kind) => {
    const { asks, data, mails, refusal } = await openedReview()
    await add(join(data, 'workspaces/1'))
    expect(JSON.parse(await asks())).toEqual([{ kind, file, words: '', page: '' }])
    expect(mails).toEqual([])
    expect([await refusal(1), await refusal(3)]).toEqual(['forbidden', 'forbidden'])
  })

  it('needs a change, its writer, and somebody else who may approve', async () => {
    const { asks, write, begun, ben, ana, cara, ask } = await openedReview()
    expect(await asks(ana)).toBe('{"problem":"notWriter"}')
    for (const reviewer of [2, 4]) expect(await asks(ben, reviewer)).toBe('{"problem":"noReviewer"}')
    await begun(cara)
    expect(await asks(cara, 1, 2)).toBe('{"problem":"nothingChanged"}')
    await write('Mine.', 2)
    expect(await asks(cara, 3, 2)).toBe('{"problem":"noReviewer"}')
    await ask('POST /api/people/remove', { id: 3 }, ana)
    expect(await asks(ben, 3)).toBe('{"problem":"notFound"}')
  })

  it.each([
    ['the reviewer has lost the right', 'noReviewer', '/api/people/change'],
    ['the reviewer was removed', 'notFound', '/api/people/remove'],
    ['the reviewer has begun to write there', 'notWriter', '/api/workspaces/take-over'],
    ['the workspace was removed', 'notFound', '/api/workspaces/remove'],
  ] as const)('asks nobody where %s while the site was checked', async (_name, problem, path) => {
    const { asks, team, ask, ana, cara, mails } = await openedReview()
    const bodies: Record<string, object> = {
      '/api/people/change': { id: 3, name: 'cara', role: 'writer', seesInbox: false, lastDay: '' },
      '/api/people/remove': { id: 3 },
    }
    team.check = async () => {
      const by = path === '/api/workspaces/take-over' ? cara : ana
      expect((await ask(`POST ${path}`, bodies[path] ?? { id: 1 }, by)).status).toBe(200)
      return []
    }
    expect(await asks()).toBe(JSON.stringify({ problem }))
    expect(await latestReview(team.database.db, 1)).toBeUndefined()
    expect(mails).toEqual([])
  })

  it.each([
    ['the disk is full', 'space'],
    ['the check ends', 'check'],
    ['the mail server is gone', 'mail'],
  ])('that fails as %s leaves text and workspace as they were', async (_name, cause) => {
    const { asks, team, page, list, ben, data, refusal } = await openedReview()
    const text = await readFile(page(), 'utf8')
    const { check } = team
    const objects = join(data, 'repository.git/objects')
    if (cause === 'check') team.check = async () => Promise.reject(new Error('killed'))
    if (cause === 'mail') team.mails.send = async () => false
    if (cause === 'space') {
      // Nothing can be stored below a file.
      await rm(join(data, 'workspaces/1.index'), { force: true })
      await mkdir(join(data, 'workspaces/1.index'))
    }
    const answer = await asks()
    expect(answer).toBe(cause === 'mail' ? '[]' : answer)
    expect(await readFile(page(), 'utf8')).toBe(text)
    expect((await list(ben))[0].state).toBe(cause === 'mail' ? 'asked' : 'open')
    if (cause === 'mail') return
    expect(answer).not.toBe('[]')
    expect(objects).toContain('objects')
    if (check) team.check = check
    else delete team.check
    await rm(join(data, 'workspaces/1.index'), { recursive: true, force: true })
    expect(await asks()).toBe('[]')
    expect(await refusal(3)).toBe('needsReview')
  })
})

const put = async (folder: string, name: string) => {
  const path = join(folder, name)
  await mkdir(join(path, '..'), { recursive: true })
  await writeFile(path, 'x')
}

describe('deciding', () => {
  it('approves these files and no others: one more letter, and it is asked again', async () => {
    const { asks, decides, refusal, write, cara, list, ben, later } = await openedReview()
    await asks()
    expect(await refusal(3)).toBe('needsReview')
    expect(await decides(cara, 'approved')).toBe('{}')
    expect([await refusal(3), await refusal(1), await refusal(2)]).toEqual([undefined, undefined, 'notReviewer'])
    expect((await list(ben))[0].state).toBe('approved')
    await write('Second!')
    later(1)
    await asks(ben, 1)
    expect(await refusal(3)).toBe('needsReview')
    expect((await list(ben))[0].state).toBe('asked')
  })

  it('does not approve what was written after the ask', async () => {
    const { asks, decides, write, cara, refusal } = await openedReview()
    await asks()
    await write('Later.')
    expect(await decides(cara, 'approved')).toBe('{"problem":"changedSinceAsked"}')
    expect(await refusal(3)).toBe('needsReview')
  })

  it.each([
    ['has lost the right', 'notReviewer', '/api/people/change'],
    ['was removed', 'notFound', '/api/people/remove'],
    ['has begun to write there', 'ownWork', '/api/workspaces/take-over'],
  ] as const)('asks at the moment of deciding: whoever %s meanwhile does not approve', async (_name, problem, path) => {
    const { asks, decides, cara, refusal, team, ask, ana } = await openedReview()
    await asks()
    const { write } = team.database
    const { name, email } = (await listPeople(team.database)).find(({ id }) => id === 3) ?? {}
    const change = { id: 3, name, email, role: 'writer', seesInbox: false, lastDay: '' }
    const meanwhile = async () => {
      spied.mockRestore()
      if (path === '/api/workspaces/take-over') return ask(`POST ${path}`, { id: 1 }, cara)
      return ask(`POST ${path}`, change, ana)
    }
    // After the files are saved, and before it is decided.
    const spied = vi
      .spyOn(team.database, 'write')
      .mockImplementationOnce(write)
      .mockImplementationOnce(async (run) => {
        expect((await meanwhile()).status).toBe(200)
        return write(run)
      })
    expect(await decides(cara, 'approved')).toBe(JSON.stringify({ problem }))
    expect(await refusal(1)).toBe('needsReview')
  })

  it('lets what was approved and has changed go nowhere', async () => {
    const { asks, decides, write, cara, refusal, review, ask, ana } = await openedReview()
    await asks()
    await decides(cara, 'approved')
    await write('Later.')
    await ask('POST /api/workspaces/remove', { id: 1 }, ana)
    await ask('POST /api/workspaces/bring-back', { id: 1 }, ana)
    expect(await refusal(3)).toBe('changedSince')
    const { state, isChangedSince } = await review(cara)
    expect([state, isChangedSince]).toEqual(['open', true])
  })

  it('sends back with a note, which the author reads', async () => {
    const { asks, decides, mails, cara, ben, review } = await openedReview()
    await asks()
    expect(await decides(cara, 'returned', { note: ' \u0007 ' })).toBe('{"problem":"noNote"}')
    expect(await decides(cara, 'returned', { note: 'The price is wrong' })).toBe('{}')
    expect(mails.at(-1)).toEqual({
      to: 'ben@example.com',
      subject: 'cara sent your workspace back',
      text: 'cara sent your workspace back:\n\nhttp://team.localhost:4459/workspaces/1\n',
    })
    const { state, asked } = await review(ben)
    expect([state, asked.decidedBy, asked.note]).toEqual(['returned', 'cara', 'The price is wrong'])
  })

  it('is done once, also by two tabs, and of the ask that was seen', async () => {
    const { asks, decides, cara, ana, ben } = await openedReview()
    await asks()
    await asks(ben, 1)
    expect(await decides(cara, 'approved')).toBe('{"problem":"decidedMeanwhile"}')
    const both = await Promise.all([
      decides(cara, 'approved', { number: 2 }),
      decides(ana, 'returned', { number: 2, note: 'No' }),
    ])
    expect(both.toSorted()).toEqual(['{"problem":"decidedMeanwhile"}', '{}'])
  })

  it('is nothing that a writer or a viewer does', async () => {
    const { asks, decides, ben, dan } = await openedReview()
    await asks()
    expect(await decides(ben, 'approved')).toBe('{"problem":"notReviewer"}')
    expect(await decides(ben, 'returned', { note: 'No' })).toBe('{"problem":"notReviewer"}')
    expect(await decides(dan, 'approved')).toBe('{"problem":"notAllowed"}')
    expect(await decides(ben, 'withdrawn')).toBe('{}')
    expect(await decides(ben, 'withdrawn')).toBe('{"problem":"decidedMeanwhile"}')
  })

  it('is nothing for whoever has ever written in it: not by take-over, not by another role', async () => {
    const { asks, decides, refusal, cara, begun, write, team, ask, ana } = await openedReview()
    await begun(cara)
    await write('Written by Cara.', 2)
    expect(await asks(cara, 1, 2)).toBe('[]')
    expect(await decides(cara, 'approved', { id: 2 })).toBe('{"problem":"ownWork"}')
    // Somebody else goes on with it, and asks for the same.
    await team.database.db.updateTable('workspaces').set({ owner: 1 }).where('id', '=', 2).execute()
    expect(await asks(ana, 3, 2)).toBe('{"problem":"noReviewer"}')
    await ask('POST /api/people/change', { id: 3, name: 'cara', role: 'admin', seesInbox: false, lastDay: '' }, ana)
    expect(await decides(cara, 'approved', { id: 2 })).toBe('{"problem":"ownWork"}')
    expect(await refusal(3, 2)).toBeUndefined()
    team.settings.isReviewRequired = true
    expect([await refusal(3, 2), await refusal(1, 2)]).toEqual(['needsReview', 'needsReview'])
  })
})

describe('a weighty change', () => {
  it('is said in words, and nobody publishes it alone', async () => {
    const { begun, cara, data, asks, review, ana, refusal, decides } = await openedReview()
    await begun(cara)
    const form = '  - type: form\n    form: quote\n    endpoint: https://evil.example/x\n'
    await writeFile(join(data, 'workspaces/2/pages/about.yaml'), pageText('About', form))
    expect(await asks(cara, 1, 2)).toBe('[]')
    expect((await review(ana, 2)).weighty).toEqual([
      { kind: 'form-address', about: 'quote', value: 'https://evil.example/x' },
    ])
    expect(await refusal(3, 2)).toBe('weightyAlone')
    await decides(ana, 'approved', { id: 2 })
    expect(await refusal(3, 2)).toBeUndefined()
  })
})
