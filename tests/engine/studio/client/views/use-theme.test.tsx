// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Edit } from '../../../../../schema/edit.ts'
import { createPageFrame } from '../../../../../src/studio/client/page-frame.ts'
import { createSaver } from '../../../../../src/studio/client/saving/saver.ts'
import { createStudioStore, StudioProvider } from '../../../../../src/studio/client/store/studio-store.ts'
import { type ThemeState, useTheme } from '../../../../../src/studio/client/views/theme/use-theme.ts'
import type { EditResult } from '../../../../../src/studio/wire/edits.ts'
import type { PageModel } from '../../../../../src/studio/wire/page.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const file = 'pages/_data/theme.yaml'
const saved: EditResult = { kind: 'saved', files: [], history: {}, revision: 2 }
const theme: PageModel = {
  ...{
    address: '/_data/theme',
    preview: '/',
    file,
    state: 'public',
    blocks: [],
    diagnostics: [],
    hashes: {},
    reach: {},
  },
  ...{ tokens: {}, markupTokens: [], history: {}, revision: 1 },
  head: {
    values: { tones: { plain: { text: '#111111' } } },
    ...{ origins: {}, composed: [], references: {}, replaced: {} },
  },
}

beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json(theme))
  return () => vi.unstubAllGlobals()
})

function View({ seen }: { seen: ThemeState[] }) {
  seen.push(useTheme())
  return null
}

/** The theme as a view of the studio has it. */
async function scene(answers: EditResult[] = [], isRead = ({ isLoaded }: ThemeState) => isLoaded) {
  const sent: Edit[][] = []
  const saver = createSaver({
    async send({ files }) {
      sent.push(files.flatMap(({ edits }) => edits))
      return answers.shift() ?? saved
    },
    hashOf: () => 'seen',
    onSaved: () => undefined,
    onChange: () => undefined,
  })
  const queries = new QueryClient()
  const store = createStudioStore({ queries, navigate: () => undefined, frame: createPageFrame() })
  store.setState({ saver })
  const seen: ThemeState[] = []
  const root = createRoot(document.createElement('div'))
  await act(async () =>
    root.render(
      <QueryClientProvider client={queries}>
        <StudioProvider value={store}>
          <View seen={seen} />
        </StudioProvider>
      </QueryClientProvider>,
    ),
  )
  const state = () => seen.at(-1) as ThemeState
  await vi.waitFor(() => act(async () => expect(isRead(state())).toBe(true)))
  return { saver, sent, state }
}

describe('the theme of the studio', () => {
  it('discards no text of a page that was held with it', async () => {
    const { saver, state } = await scene([{ kind: 'held', diagnostics: [] }])
    saver.type({ file: 'pages/home.yaml', label: 'Edit title', edit: { kind: 'set', path: ['title'], value: 'Hi' } })
    await act(async () => {
      state().change(['tones', 'plain', 'text'], '#fefefe', 'Edit text', 'type')
      await saver.flush()
    })
    await act(async () => state().discard())
    expect(saver.stopped()?.edits.map((one) => one.file)).toEqual(['pages/home.yaml'])
  })

  it('writes no colour that was cleared before it was written', async () => {
    const { saver, sent, state } = await scene()
    await act(async () => {
      state().change(['tones', 'plain', 'background'], '#abc', 'Edit background', 'type')
      state().remove(['tones', 'plain', 'background'], 'Edit background')
      await saver.flush()
    })
    expect(sent.flat()).toEqual([])
    expect(state().values).toEqual(theme.head.values)
  })

  it('takes a cleared value away after the mapping that it was typed with', async () => {
    const { saver, sent, state } = await scene()
    await act(async () => {
      state().change(['shape', 'borderRadius'], 4, 'Edit corners', 'type')
      state().remove(['shape', 'borderRadius'], 'Edit corners')
      await saver.flush()
    })
    await vi.waitFor(() => expect(sent.flat().at(-1)).toEqual({ kind: 'delete', path: ['shape', 'borderRadius'] }))
  })

  it.each([
    [404, true, undefined],
    [500, false, 'It cannot be read.'],
  ])('says what is wrong if the request is answered with %i', async (status, isMissing, failure) => {
    vi.stubGlobal('fetch', async () => Response.json({ message: 'It cannot be read.' }, { status }))
    const { state } = await scene([], ({ isMissing, failure }) => isMissing || failure !== undefined)
    expect(state().isMissing).toBe(isMissing)
    if (!isMissing) expect(state().failure).toBe(failure)
  })
})
