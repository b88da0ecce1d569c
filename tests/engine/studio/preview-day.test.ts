import { expect, it } from 'vitest'
import type { PageListEntry } from '../../../src/studio/listing-model.ts'
import type { PageModel } from '../../../src/studio/model.ts'
import { pageText } from '../content/folder.ts'
import { startStudio } from './studio-server.ts'

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
