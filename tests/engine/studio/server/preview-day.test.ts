import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { blockMark } from '../../../../src/render/marks/marks.ts'
import type { EditResult, SeenText } from '../../../../src/studio/wire/edits.ts'
import type { Places } from '../../../../src/studio/wire/effects.ts'
import type { PageListEntry } from '../../../../src/studio/wire/listing.ts'
import type { FrameView, PageModel } from '../../../../src/studio/wire/page.ts'
import type { FoundTexts } from '../../../../src/studio/wire/replace.ts'
import { contentFolder, pageText } from '../../content/folder.ts'
import { serveStudio, startStudio } from '../studio-server.ts'
import { gitSite } from './publish/git-site.ts'

const hello = '  - type: page-title\n    title: Hello\n'

it('says the states that pages have at a time', async () => {
  const studio = await startStudio({
    'about.yaml': pageText('About', hello),
    'later.yaml': pageText('Later', hello, "publishAt: '2030-06-01'\n"),
    'earlier.yaml': pageText('Earlier', hello, "unpublishAt: '2029-06-01T09:00Z'\n"),
    'draft.yaml': pageText('Draft', hello, 'draft: true\n'),
  })
  await studio.check()
  const statesAt = async (asOf?: string) => {
    const listed = await studio.call<PageListEntry[]>('pages', { asOf })
    const names = ['/about', '/later', '/earlier', '/draft']
    return names.map((name) => listed.find(({ address }) => address === name)?.state)
  }
  expect(await statesAt()).toEqual(['public', 'scheduled', 'scheduled', 'draft'])
  expect(await statesAt('2029-01-01')).toEqual(['public', 'scheduled', 'public', 'draft'])
  expect(await statesAt('2029-06-01T09:00Z')).toEqual(['public', 'scheduled', 'ended', 'draft'])
  expect(await statesAt('2030-06-01')).toEqual(['public', 'public', 'ended', 'draft'])
  // Now again: no request keeps the time of another.
  expect(await statesAt('soon')).toEqual(['public', 'scheduled', 'scheduled', 'draft'])
  const model = (asOf: string) => studio.call<PageModel>('page', { address: '/later', asOf })
  expect((await model('2029-01-01')).state).toBe('scheduled')
  expect((await model('2031-01-01')).state).toBe('public')
})

it('writes while a day is previewed, as on any other', async () => {
  const studio = await startStudio({
    '_data/fragments/hello.yaml': 'type: hero\ntitle: Hello\n',
    'about.yaml': pageText('About', hello),
  })
  const asOf = '2029-01-01'
  const copy = { slug: 'hello-2', title: 'Hello', copyOf: 'fragments/hello' }
  expect(await studio.call('createFile', { ...copy, asOf })).toMatchObject({ kind: 'saved' })
  const sought = {
    ...{ search: 'Hello', replaceWith: 'Welcome', matchCase: true, wholeWords: false, isRegular: false },
    ...{ values: 'texts', scope: 'pages', below: '', withTemplates: false },
  }
  const { hash: seen } = await studio.call<FoundTexts>('find', { sought, asOf })
  const replacing = { sought, except: [], seen, shown: '/about', asOf }
  expect(await studio.call('replaceAll', replacing)).toMatchObject({ kind: 'saved' })
  expect(await readFile(studio.pathOf('about.yaml'), 'utf8')).toContain('title: Welcome')
})

it('shows what was restored as of the time of that request', async () => {
  const page = (publishAt: string) => pageText('About', hello, `publishAt: '${publishAt}'\n`)
  const site = await gitSite({ 'about.yaml': page('2030-06-01') })
  await site.write('about.yaml', page('2031-06-01'))
  const studio = await serveStudio(site.root)
  await studio.call('page', { address: '/about', asOf: '2032-01-01' })
  const request = { file: 'pages/about.yaml', commit: site.git('rev-parse', 'HEAD'), words: 'About', shown: '/about' }
  const restored = async (asOf?: string) =>
    (await studio.publish<EditResult & { page: PageModel }>('restore', { ...request, asOf })).result.page.state
  expect(await restored()).toBe('scheduled')
  expect(await restored('2030-06-02')).toBe('public')
})

it('shows what edits would do to pages as of the same time', async () => {
  const { root } = await contentFolder({ 'about.yaml': pageText('About', hello) })
  const studio = await serveStudio(root, async (_page, _content, _address, at) => {
    const shown = at === undefined ? 'now' : new Date(at).toISOString()
    return { body: `<main><section ${blockMark}="0">${shown}</section></main>`, styles: '' } as FrameView
  })
  const file = 'pages/about.yaml'
  const { hash } = await studio.call<SeenText>('text', { file })
  const edits = [{ kind: 'set', path: ['blocks', 0, 'title'], value: 'Welcome' }]
  const shownAt = async (asOf?: string) => {
    const request = { of: file, filter: '', skip: 0, files: [{ file, hash, edits }], asOf }
    const answer = await studio.call<Extract<Places, { kind: 'places' }>>('places', request)
    return answer.places.map(({ before, after }) => [before, after].map((html) => html?.replace(/<[^>]+>/g, '')))
  }
  expect(await shownAt()).toEqual([['now', 'now']])
  expect(await shownAt('2030-06-01T09:00Z')).toEqual([['2030-06-01T09:00:00.000Z', '2030-06-01T09:00:00.000Z']])
  expect(await shownAt()).toEqual([['now', 'now']])
})
