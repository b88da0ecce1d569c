// @vitest-environment jsdom
import createCache from '@emotion/cache'
import { act } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { IslandProse } from '../../../src/components/prose/island-prose.tsx'
import { renderMarkdown } from '../../../src/components/prose/render-markdown.ts'
import { emotionKey, Providers } from '../../../src/components/providers.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

let element: HTMLElement
beforeEach(() => {
  element = document.createElement('div')
  document.body.append(element)
})
afterEach(() => element.remove())

const tree = (markdown: string, inBuild = false) => (
  <Providers cache={createCache({ key: emotionKey })} pictures={{}} {...(inBuild && { markdown: renderMarkdown })}>
    <IslandProse markdown={markdown} />
  </Providers>
)
const texts = () => [...element.querySelectorAll('p')].map(({ innerHTML }) => innerHTML)

it('is not rendered again when the block hydrates, and changes with its text', async () => {
  element.innerHTML = renderToString(tree('We keep *nothing*.', true))
  const [paragraph] = element.querySelectorAll('p')
  const onRecoverableError = vi.fn()
  const root = await act(async () => hydrateRoot(element, tree('We keep *nothing*.'), { onRecoverableError }))
  expect(element.querySelector('p')).toBe(paragraph)
  expect(texts()).toEqual(['We keep <em>nothing</em>.'])
  await act(async () => root.render(tree('We keep *all*.')))
  await vi.waitFor(() => expect(texts()).toEqual(['We keep <em>all</em>.']), { timeout: 100_000 })
  expect(onRecoverableError).not.toHaveBeenCalled()
  await act(async () => root.unmount())
})

it('is rendered in the browser if the build has not rendered it', async () => {
  const root = createRoot(element)
  await act(async () => root.render(tree('Read the [policy](/privacy-policy).')))
  await vi.waitFor(() => expect(texts()).toEqual(['Read the <a href="/privacy-policy">policy</a>.']), {
    timeout: 100_000,
  })
  await act(async () => root.unmount())
})
