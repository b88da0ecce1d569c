import { describe, expect, it } from 'vitest'
import { type Role, roles } from '../../../../src/team/server/people/roles.ts'
import { openedReview } from '../review/opened-review.ts'

const none = { path: '', quote: '', commit: '', parent: 0 }

/** Ben's workspace, with a comment by Dan at its first block and one at the whole. */
async function commented() {
  const all = await openedReview()
  const { ask, dan, ben, review, entered } = all
  const { commit } = await review(ben)
  const at = { ...none, id: 1, file: 'about.yaml', path: '["blocks",0]', quote: 'Body of Rich text', commit }
  await ask('POST /api/comments', { ...at, text: 'Too short' }, dan)
  await ask('POST /api/comments', { ...none, id: 1, file: '', text: 'Nice' }, dan)
  await ask('POST /api/comments', { ...none, id: 1, file: '', parent: 2, text: 'Thanks' }, ben)
  return { ...all, cookie: await entered(ben) }
}

describe('the comments in the bar', () => {
  it('are counted, and listed with the way to what they are about', async () => {
    const { bar, post, cookie } = await commented()
    expect((await bar(cookie)).comments).toBe('2 open comments')
    expect(JSON.parse((await post('/-/bar/comments', cookie, {})).text)).toEqual({
      title: 'Open comments',
      comments: [
        { id: 1, by: 'dan', text: 'Too short', about: '/about · Body of Rich text', address: '/about?at=0' },
        { id: 2, by: 'dan', text: 'Nice', about: '', address: '' },
      ],
      go: 'Go there',
      done: 'Done',
    })
  })

  it('are settled there, and say so on the page of the workspace', async () => {
    const { bar, post, cookie, review, dan } = await commented()
    for (const comment of [1, 2]) expect((await post('/-/bar/comments/done', cookie, { comment })).status).toBe(200)
    expect((await bar(cookie)).comments).toBe('')
    const { comments } = await review(dan)
    expect(comments.map((one: { isResolved: boolean }) => one.isResolved)).toEqual([true, true, false])
    for (const body of [{}, { comment: 'x' }, { comment: 1.5 }])
      expect((await post('/-/bar/comments/done', cookie, body)).status).toBe(400)
    expect((await post('/-/bar/comments/done', cookie, { comment: 9 })).status).toBe(404)
  })

  it('are seen by everybody, and settled by who writes in the workspace and who reviews', async () => {
    const { signedIn, entered, post } = await commented()
    const settles: Record<Role, boolean> = { viewer: false, writer: false, publisher: true, admin: true }
    for (const role of roles) {
      const cookie = await entered(await signedIn(`other-${role}@example.com`, role))
      const { status, text } = await post('/-/bar/comments', cookie, {})
      expect([status, JSON.parse(text).done], role).toEqual([200, settles[role] ? 'Done' : ''])
      const done = await post('/-/bar/comments/done', cookie, { comment: 1 })
      expect(done.status, role).toBe(settles[role] ? 200 : 403)
    }
    for (const path of ['/-/bar/comments', '/-/bar/comments/done'])
      expect((await post(path, '', { comment: 1 })).status).toBe(401)
  })

  it('are asked for by a page of this workspace alone', async () => {
    const { send, cookie } = await commented()
    for (const path of ['/-/bar/comments', '/-/bar/comments/done']) {
      const headers = { cookie, 'content-type': 'application/json' }
      expect((await send({ method: 'POST', path, headers, body: '{"comment":1}' })).status).toBe(403)
    }
  })
})
