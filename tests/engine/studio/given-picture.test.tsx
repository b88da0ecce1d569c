// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { useGivenPicture } from '../../../src/studio/client/state/use-given-picture.ts'
import type { Uploaded } from '../../../src/studio/wire/calls.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

type Options = Parameters<typeof useGivenPicture>[0]
type Give = ReturnType<typeof useGivenPicture>

const setup = {
  blocks: [{ type: 'hero', schema: { properties: { image: { widget: 'picture' } } } }],
} as unknown as Options['setup']

/** A page with one hero for each title. */
const pageWith = (address: string, ...titles: string[]) =>
  ({
    address,
    blocks: titles.map((title, index) => ({ type: 'hero', entry: ['blocks', index], values: { title } })),
  }) as unknown as NonNullable<Options['page']>

type ViewOptions = Pick<Options, 'page' | 'changes' | 'refuse'> & { given: Give[] }

function View({ given, ...options }: ViewOptions) {
  given.push(useGivenPicture({ ...options, setup, open: () => undefined }))
  return null
}

/** Drops a picture on the first block of a page, which is another one when the picture is stored. */
async function dropped(before: Options['page'], after: Options['page']) {
  const stored = Promise.withResolvers<Uploaded>()
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(await stored.promise))
  const refused: (string | undefined)[] = []
  const change = vi.fn()
  const given: Give[] = []
  const changes = { change } as unknown as Options['changes']
  const refuse = (text: string | undefined) => void refused.push(text)
  const root = createRoot(document.createElement('div'))
  const queries = new QueryClient()
  const show = (page: Options['page']) =>
    act(async () =>
      root.render(
        <QueryClientProvider client={queries}>
          <View {...{ page, changes, refuse, given }} />
        </QueryClientProvider>,
      ),
    )
  await show(before)
  const isDone = given.at(-1)?.(new File(['.'], 'door.png'), { block: 0 })
  await show(after)
  stored.resolve({ name: 'door', address: '/images/door.png' })
  await act(async () => isDone)
  return { said: refused.at(-1), written: change.mock.calls.map(([{ written }]) => written.values.title) }
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
