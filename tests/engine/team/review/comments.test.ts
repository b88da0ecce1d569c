import { rename, rm, writeFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { addressInStudio } from '../../../../src/team/server/review/comment-places.ts'
import { pageText } from '../../content/folder.ts'
import { openedReview } from './opened-review.ts'

/** A comment at no place, which answers none. */
const none = { path: '', quote: '', commit: '', parent: 0 }

const text = (body: string) => `  - type: rich-text\n    body: ${body}\n`
const faq = '  - type: faq\n    title: Questions\n    items:\n      - question: How?\n        answer: So.\n'

/** Dan has commented on the text of a page, which is its first block. */
async function commented() {
  const all = await openedReview()
  const { ask, dan, review, page } = all
  const put = (...blocks: string[]) => writeFile(page(), pageText('About', blocks.join('')))
  const { commit, files } = await review(all.ben)
  const [change] = files[0].changes
  const about = { ...none, id: 1, file: 'about.yaml', path: change.path, quote: change.words, commit }
  expect((await ask('POST /api/comments', { ...about, text: 'Too short' }, dan)).body).toBe('{}')
  /** Where the comment stands for Ben, who writes. */
  const stands = async () => {
    const { comments, files } = await review(all.ben)
    const [{ file, path, standing }] = comments
    const isAtChange = files.some((one: { name: string; changes: { path: string }[] }) =>
      one.changes.some((other) => path !== '' && one.name === file && other.path === path),
    )
    return [file, path, standing, isAtChange]
  }
  return { ...all, about, put, stands }
}

describe('a comment at a block', () => {
  it('stands at its change in the report', async () => {
    const { stands, about } = await commented()
    expect(about).toMatchObject({ path: '["blocks",0]', quote: 'Body of Rich text' })
    expect(await stands()).toEqual(['about.yaml', '["blocks",0]', 'here', true])
  })

  it('says that the text has changed since', async () => {
    const { stands, put } = await commented()
    await put(text('Much longer.'))
    expect(await stands()).toEqual(['about.yaml', '["blocks",0]', 'changed', true])
  })

  it('goes with the block to another place, and with the page to another address', async () => {
    const { stands, put, page } = await commented()
    await put(faq, text('Second.'))
    expect(await stands()).toEqual(['about.yaml', '["blocks",1]', 'here', true])
    await rename(page(), page().replace('about', 'us'))
    expect(await stands()).toEqual(['us.yaml', '["blocks",1]', 'here', true])
  })

  it('stays when the block is gone, or cannot be read', async () => {
    const { stands, put, page } = await commented()
    await put(faq)
    expect(await stands()).toEqual(['about.yaml', '', 'gone', false])
    await writeFile(page(), 'title: [')
    expect(await stands()).toEqual(['about.yaml', '', 'gone', false])
    await rm(page())
    expect(await stands()).toEqual(['about.yaml', '', 'gone', false])
  })

  it('is of what the workspace had: neither another commit nor what is no place', async () => {
    const { ask, dan, about } = await commented()
    const wrong = [
      { commit: 'f'.repeat(40) },
      { commit: '' },
      { path: 'blocks[0]' },
      { path: '[null]' },
      { commit: 'x' },
    ]
    for (const one of wrong)
      expect((await ask('POST /api/comments', { ...about, ...one, text: 'No' }, dan)).body).toBe(
        '{"problem":"wrongRequest"}',
      )
  })
})

it.each([
  ['about.yaml', ['blocks', 2, 'title'], '/about?at=2'],
  ['about.yaml', ['title'], '/about'],
  ['_data/cities/la.yaml', ['name'], '/_data/cities/la'],
  ['_public/images/x.png', [], ''],
])('%s at %j is at %s in the studio', (file, path, address) => {
  expect(addressInStudio(file, path)).toBe(address)
})

describe('comments', () => {
  it('stand at a file, are answered, and are done with', async () => {
    const { ask, dan, ben, review, mails } = await openedReview()
    const about = { id: 1, file: 'about.yaml', ...none, quote: 'Second.' }
    expect((await ask('POST /api/comments', { ...about, text: 'Too short, @ben?' }, dan)).body).toBe('{}')
    expect((await ask('POST /api/comments', { ...about, parent: 1, text: 'Longer now' }, ben)).body).toBe('{}')
    await ask('POST /api/comments/resolve', { id: 1, comment: 1, isResolved: true }, ben)
    const { comments } = await review(dan)
    expect(comments).toMatchObject([
      { by: 'dan', text: 'Too short, @ben?', quote: 'Second.', parent: 0, isResolved: true },
      { by: 'ben', text: 'Longer now', parent: 1 },
    ])
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      ['ben@example.com', 'dan mentions you in a comment'],
    ])
  })

  it('are of one workspace: none is answered or done with from another', async () => {
    const { ask, dan, begun, cara } = await openedReview()
    await begun(cara)
    const about = { ...none, file: '' }
    await ask('POST /api/comments', { ...about, id: 1, text: 'One' }, dan)
    const answers = [
      await ask('POST /api/comments', { ...about, id: 2, parent: 1, text: 'Two' }, dan),
      await ask('POST /api/comments/resolve', { id: 2, comment: 1, isResolved: true }, cara),
      await ask('POST /api/comments', { ...about, id: 9, text: 'Nine' }, dan),
      await ask('POST /api/comments', { ...about, id: 1, text: ' \n' }, dan),
    ]
    expect(answers.map(({ body }) => body)).toEqual([
      '{"problem":"notFound"}',
      '{"problem":"notFound"}',
      '{"problem":"notFound"}',
      '{"problem":"noText"}',
    ])
  })

  it('are settled by whoever writes in the workspace, and by those who review', async () => {
    const { ask, signedIn, ana, ben, cara, dan } = await openedReview()
    await ask('POST /api/comments', { ...none, id: 1, file: '', text: 'One' }, dan)
    const other = await signedIn('eve@example.com', 'writer')
    const settled = async (by: Record<string, string>) =>
      (await ask('POST /api/comments/resolve', { id: 1, comment: 1, isResolved: true }, by)).body
    for (const by of [ana, ben, cara]) expect(await settled(by)).toBe('{}')
    expect(await settled(other)).toBe('{"problem":"mayNotSettle"}')
    expect(await settled(dan)).toBe('{"problem":"notAllowed"}')
  })

  it('are short, and a thousand at most; a workspace is asked about two hundred times at most', async () => {
    const { ask, team, dan, ben, asks, decides, cara } = await openedReview()
    const say = async (text: string) => (await ask('POST /api/comments', { ...none, id: 1, file: '', text }, dan)).body
    expect(await say('x'.repeat(2_001))).toBe('{"problem":"longText"}')
    const { db } = team.database
    const row = { workspace: 1, file: '', path: '', quote: '', commit: '', by: 1, text: 'x', at: '', parent: null }
    await db
      .insertInto('comments')
      .values(Array.from({ length: 999 }, () => ({ ...row, resolved_by: null })))
      .execute()
    expect(await say('The last one')).toBe('{}')
    expect(await say('One more')).toBe('{"problem":"tooManyComments"}')
    expect(await asks(ben)).toBe('[]')
    expect(await decides(cara, 'returned', { note: 'x'.repeat(2_001) })).toBe('{"problem":"longText"}')
    await db.updateTable('reviews').set({ number: 200 }).execute()
    expect(await asks(ben)).toBe('{"problem":"tooManyAsks"}')
  })
})
