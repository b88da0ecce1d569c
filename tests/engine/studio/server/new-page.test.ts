import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { folderOfNew, folderOfPosts, proposedAddress } from '../../../../src/studio/client/dialogs/proposed-address.ts'
import type { EditResult } from '../../../../src/studio/wire/edits.ts'
import type { NewPageChoices } from '../../../../src/studio/wire/new-files.ts'
import { pageText } from '../../content/folder.ts'
import { startStudio } from '../studio-server.ts'

const body = '  - type: page-title\n    title: Hello\n'
const files = {
  'about.yaml': pageText('About', body, 'aliases: [/about-us]\n'),
  'news/open.yaml': pageText('We are open', body, 'published: 2026-11-02\n'),
}

async function start(more: Record<string, string> = {}) {
  const studio = await startStudio({ ...files, ...more })
  return {
    ...studio,
    read: (name: string) => readFileSync(studio.pathOf(name), 'utf8'),
    create: (page: object) => studio.call<EditResult>('create', page),
    choices: () => studio.call<NewPageChoices>('newPageChoices'),
  }
}

describe('what a new page can begin with', () => {
  it('is a list of starting points with their sections, the matrices, and addresses that are taken', async () => {
    const { choices, check } = await start({ '_data/starting-points/ours.yaml': 'name: Ours\nblocks:\n  - use: hi\n' })
    expect((await choices()).taken).toEqual([])
    check()
    const { startingPoints, grids, taken } = await choices()
    expect(startingPoints.find(({ key }) => key === 'questions')).toEqual({
      key: 'questions',
      name: 'Questions and answers',
      description: 'What people ask, and where they ask what is not there.',
      sections: ['Page title', 'FAQ', 'FAQ', 'Call to action'],
    })
    expect(startingPoints.find(({ key }) => key === 'ours')).toMatchObject({ name: 'Ours', sections: ['Hi'] })
    expect(grids).toEqual([])
    expect(taken).toEqual(['/about-us'])
  })
})

describe('a new page', () => {
  it('begins with a starting point, as one step', async () => {
    const { create, read, call, pathOf } = await start()
    const request = { address: '/prices', title: 'Prices', startingPoint: 'prices' }
    expect(await create(request)).toMatchObject({ kind: 'saved', history: { undo: 'New page /prices' } })
    expect(read('prices.yaml')).toMatch(/^title: Prices\n[\s\S]*\n {2}- type: pricing\n/m)
    await call('undo')
    expect(existsSync(pathOf('prices.yaml'))).toBe(false)
  })

  it('is refused where its starting point is gone, or has no blocks', async () => {
    const { create } = await start({ '_data/starting-points/ours.yaml': 'name: Ours\n' })
    expect(await create({ address: '/x', title: 'X', startingPoint: 'none' })).toMatchObject({
      kind: 'refused',
      message: 'There is no starting point `none`.',
    })
    expect(await create({ address: '/x', title: 'X', startingPoint: 'ours' })).toMatchObject({
      kind: 'refused',
      message: expect.stringContaining('_data/starting-points/ours.yaml: It has no list of blocks.'),
    })
  })

  it('has an address that nothing has now, as of all pages or since they were read', async () => {
    const { create, call, check } = await start({ 'old.yaml': pageText('Old', body, 'aliases: [/older]\n') })
    check()
    expect(await create({ address: '/about-us', title: 'A' })).toMatchObject({
      kind: 'refused',
      message: '`/about-us` is taken by pages/about.yaml.',
    })
    expect(await create({ address: '/fresh', title: 'A' })).toMatchObject({ kind: 'saved' })
    expect(await create({ address: '/fresh', title: 'A' })).toMatchObject({
      kind: 'refused',
      message: '`/fresh` is taken by pages/fresh.yaml.',
    })
    expect(await call('remove', { address: '/old' })).toMatchObject({ kind: 'saved' })
    expect(await create({ address: '/older', title: 'A' })).toMatchObject({ kind: 'saved' })
  })

  it('has the day of today if it is a post, also as a copy of an older one, and else none', async () => {
    const { create, read } = await start()
    await create({ address: '/news/a', title: 'A', isPost: true })
    expect(read('news/a.yaml')).toMatch(/^published: \d{4}-\d\d-\d\d$/m)
    expect(read('news/a.yaml')).toContain("published: '{page.published}'".replaceAll("'", '"'))
    await create({ address: '/news/b', title: 'B', copyOf: '/news/open', isPost: true })
    expect(read('news/b.yaml')).toMatch(/^published: (?!2026-11-02)\d{4}-\d\d-\d\d$/m)
    await create({ address: '/news/c', title: 'C', copyOf: '/news/open' })
    expect(read('news/c.yaml')).not.toContain('published')
    await create({ address: '/news/d', title: 'D', copyOf: '/news/a' })
    expect(read('news/d.yaml')).not.toContain('published')
  })
})

describe('the address of a new page', () => {
  it('follows from its title, and is neither taken nor that of the server', () => {
    const taken = new Set(['/news', '/news/us', '/news/us-2'])
    expect(proposedAddress('Übersicht & mehr', '/', taken)).toBe('/ubersicht-mehr')
    expect(proposedAddress('Us', '/news/', taken)).toBe('/news/us-3')
    expect(proposedAddress('Studio', '/', taken)).toBe('/studio-page')
    expect(proposedAddress('?!', '/news/', taken)).toBe('/news/')
  })

  it('of a post is in the folder with the most posts', () => {
    const page = (kind: string, address: string) => ({ kind, address })
    expect(folderOfPosts([page('Page', '/about')])).toBeUndefined()
    expect(
      folderOfPosts([page('Post', '/hello'), page('Post', '/news/a'), page('Post', '/news/b'), page('Page', '/x/y')]),
    ).toBe('/news/')
  })

  it('of a post is beside the other posts, also as a copy of a page elsewhere', () => {
    const pages = [{ kind: 'Post', address: '/news/a' }]
    expect(folderOfNew(pages, { copied: '/services/tours', isPost: true })).toBe('/news/')
    expect(folderOfNew(pages, { copied: '/services/tours', isPost: false })).toBe('/services/')
    expect(folderOfNew(pages, { copied: undefined, isPost: false })).toBe('/')
    expect(folderOfNew([], { copied: '/services/tours', isPost: true })).toBe('/services/')
  })
})
