// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { createDrafts, type Draft, filesOf } from '../../../src/studio/client/views/template/template-drafts.ts'
import type { PageModel } from '../../../src/studio/wire/page.ts'

const file = 'pages/_data/templates/a.yaml'
const base = (address: string) =>
  ({
    ...{ address, file, hashes: { [file]: 'seen' }, blocks: [] },
    head: { values: { title: 'Old', intro: 'Old' }, origins: { '': { file, path: [] } } },
  }) as unknown as PageModel
const draft = (values: Record<string, unknown>, address = '/a'): Draft => ({
  base: base(address),
  values: new Map([['head', values]]),
})
const isWarning = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))

it('keeps the draft of each template', () => {
  const drafts = createDrafts()
  const [one, other] = [draft({ title: 'New', intro: 'Old' }), draft({ title: 'Other', intro: 'Old' }, '/b')]
  drafts.keep('/a', one)
  drafts.keep('/b', other)
  expect([drafts.of('/a'), drafts.of('/b')]).toEqual([one, other])
  drafts.keep('/a', undefined)
  drafts.keep('/b', undefined)
})

it('warns before the tab is closed as long as there is a draft with changes', () => {
  const drafts = createDrafts()
  expect(isWarning()).toBe(false)
  drafts.keep('/a', draft({ title: 'New', intro: 'Old' }))
  drafts.keep('/b', draft({ title: 'Old', intro: 'Old' }, '/b'))
  expect(isWarning()).toBe(true)
  drafts.keep('/a', undefined)
  expect(isWarning()).toBe(false)
})

it('ends once it is written', () => {
  const drafts = createDrafts()
  const sent = draft({ title: 'New', intro: 'Old' })
  drafts.keep('/a', sent)
  drafts.written(sent, 'written')
  expect(drafts.of('/a')).toBeUndefined()
})

it('keeps what was typed while it was written, based on what was written', () => {
  const drafts = createDrafts()
  const sent = draft({ title: 'New', intro: 'Old' })
  drafts.keep('/a', sent)
  drafts.keep('/a', draft({ title: 'New', intro: 'Typed meanwhile' }))
  drafts.written(sent, 'written')
  expect(filesOf(drafts.of('/a') as Draft)).toEqual([
    { file, hash: 'written', edits: [{ kind: 'set', path: ['intro'], value: 'Typed meanwhile' }] },
  ])
  drafts.keep('/a', undefined)
})

it('names the version that was changed elsewhere once that is replaced', () => {
  const drafts = createDrafts()
  const mine = draft({ title: 'Mine', intro: 'Old' })
  drafts.keep('/a', mine)
  drafts.keepMine(mine, 'theirs')
  expect(filesOf(drafts.of('/a') as Draft)).toEqual([
    { file, hash: 'seen', over: 'theirs', edits: [{ kind: 'set', path: ['title'], value: 'Mine' }] },
  ])
  drafts.keep('/a', undefined)
})
