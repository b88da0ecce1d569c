// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import { createPageFrame } from '../../../../src/studio/client/page-frame.ts'
import { createStudioStore } from '../../../../src/studio/client/store/studio-store.ts'
import type { Uploaded } from '../../../../src/studio/wire/calls.ts'
import type { PageModel } from '../../../../src/studio/wire/page.ts'
import type { FieldSchema, StudioSetup } from '../../../../src/studio/wire/setup.ts'

const picture: FieldSchema = { widget: 'picture' }

const setup: StudioSetup = {
  ...{ head: {}, addresses: [], pictures: [], files: [], data: [], collections: {}, recordNames: {}, words: {} },
  fileAddresses: [],
  languages: [],
  times: { locale: 'en-US', timeZone: 'UTC' },
  namesHash: 'names',
  blocks: [
    {
      ...{ type: 'hero', name: 'Hero', group: '', alsoCalled: [], description: '', example: {} },
      schema: { properties: { image: picture } },
    },
  ],
}

/** A page with one hero for each title. */
const pageWith = (address: string, ...titles: string[]): PageModel => ({
  ...{
    address,
    preview: address,
    file: 'page.yaml',
    state: 'public',
    diagnostics: [],
    hashes: {},
    reach: {},
    tokens: {},
  },
  ...{ markupTokens: [], history: {}, revision: 1 },
  head: { values: {}, origins: {}, composed: [], references: {}, replaced: {} },
  blocks: titles.map((title, index) => ({
    ...{ type: 'hero', entry: ['blocks', index], values: { title } },
    ...{ origins: {}, composed: [], references: {}, replaced: {} },
  })),
})

/** Drops a picture on the first block of a page, which is another one when the picture is stored. */
async function dropped(before: PageModel, after: PageModel) {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  const stored = Promise.withResolvers<Uploaded>()
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(await stored.promise))
  const written: unknown[] = []
  const { getState, setState } = createStudioStore({
    ...{ queries: new QueryClient(), navigate: () => undefined, frame: createPageFrame() },
  })
  setState({ page: before, setup, changeValue: (change) => void written.push(change.written.values['title']) })
  const isDone = getState().givePicture(new File(['.'], 'door.png'), { block: 0 })
  setState({ page: after })
  stored.resolve({ name: 'door', address: '/images/door.png' })
  await isDone
  return { said: getState().refused, written }
}

const attached = (title: string) => ({ said: undefined, written: [title] })
const before = pageWith('/a', 'One', 'Two')

it.each([
  ['nothing else happens', before, attached('One')],
  ['its block is edited', pageWith('/a', 'Once', 'Two'), attached('Once')],
  ['another block is edited', pageWith('/a', 'One', 'Second'), attached('One')],
])('a dropped picture is attached if meanwhile %s', async (_, after, expected) => {
  expect(await dropped(before, after)).toEqual(expected)
})

it.each([
  ['another page is opened', pageWith('/b', 'One', 'Two')],
  ['a block is added', pageWith('/a', 'New', 'One', 'Two')],
  ['the block is moved', pageWith('/a', 'Two', 'One')],
])('a dropped picture is attached nowhere if meanwhile %s', async (_, after) => {
  expect(await dropped(before, after)).toEqual({
    said: 'Stored as door; the page has changed meanwhile.',
    written: [],
  })
})
