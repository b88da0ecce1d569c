// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { createPageFrame } from '../../../../../src/studio/client/page-frame.ts'
import { losesWork } from '../../../../../src/studio/client/store/selectors.ts'
import { createStudioStore } from '../../../../../src/studio/client/store/studio-store.ts'
import {
  afterWriting,
  filesOf,
  type TemplateEdits,
} from '../../../../../src/studio/client/views/template/template-edits.ts'
import type { PageModel } from '../../../../../src/studio/wire/page.ts'

const file = 'pages/_data/templates/a.yaml'
const base = (address: string) =>
  ({
    ...{ address, file, hashes: { [file]: 'seen' }, blocks: [] },
    head: { values: { title: 'Old', intro: 'Old' }, origins: { '': { file, path: [] } } },
  }) as unknown as PageModel
const edits = (values: Record<string, unknown>, address = '/a'): TemplateEdits => ({
  base: base(address),
  values: new Map([['head', values]]),
})
/** The state of a studio that nobody has used yet. */
const open = () =>
  createStudioStore({ queries: new QueryClient(), navigate: () => undefined, frame: createPageFrame() }).getState

it('is stored for each template', () => {
  const state = open()
  const [one, other] = [edits({ title: 'New', intro: 'Old' }), edits({ title: 'Other', intro: 'Old' }, '/b')]
  state().setTemplateEdits('/a', one)
  state().setTemplateEdits('/b', other)
  expect([state().templateEdits.get('/a'), state().templateEdits.get('/b')]).toEqual([one, other])
})

it('is lost with the tab as long as it has changes', () => {
  const state = open()
  expect(losesWork(state())).toBe(false)
  state().setTemplateEdits('/a', edits({ title: 'New', intro: 'Old' }))
  state().setTemplateEdits('/b', edits({ title: 'Old', intro: 'Old' }, '/b'))
  expect(losesWork(state())).toBe(true)
  state().setTemplateEdits('/a', undefined)
  expect(losesWork(state())).toBe(false)
})

it('ends once it is written', () => {
  const sent = edits({ title: 'New', intro: 'Old' })
  expect(afterWriting(sent, sent, 'written')).toBeUndefined()
})

it('keeps what was typed while it was written, based on what was written', () => {
  const sent = edits({ title: 'New', intro: 'Old' })
  const left = afterWriting(edits({ title: 'New', intro: 'Typed meanwhile' }), sent, 'written')
  expect(left && filesOf(left)).toEqual([
    { file, hash: 'written', edits: [{ kind: 'set', path: ['intro'], value: 'Typed meanwhile' }] },
  ])
})

it('names the version that was changed elsewhere once that is replaced', () => {
  expect(filesOf({ ...edits({ title: 'Mine', intro: 'Old' }), over: 'theirs' })).toEqual([
    { file, hash: 'seen', over: 'theirs', edits: [{ kind: 'set', path: ['title'], value: 'Mine' }] },
  ])
})
