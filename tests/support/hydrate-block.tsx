import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate as turn } from 'node:timers/promises'
import createCache from '@emotion/cache'
import { act, type ComponentType } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { parse } from 'yaml'
import type { Block } from '../../schema/block.ts'
import { holdFields } from '../../src/client/hydrate-fields.ts'
import { tolerateMovedNodes } from '../../src/client/tolerate-moved-nodes.ts'
import type { PictureTable } from '../../src/components/picture/pictures-context.ts'
import { renderMarkdown } from '../../src/components/prose/render-markdown.ts'
import { emotionKey, Providers } from '../../src/components/providers.tsx'
import { siteQueue, submissionStore } from '../../src/components/submission-queue/site-queue.ts'
import { blockTypeOf, folderOfBlock, schemaOf } from './render-block.tsx'

tolerateMovedNodes()
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
// jsdom has no Web Locks. In a test there is one tab, which gets every lock.
const locks = { request: (_name: string, _options: object, run: (lock: object) => unknown) => run({}) }
Object.defineProperty(navigator, 'locks', { get: () => locks, configurable: true })

/** Where styles go: no test looks at them, and jsdom parses those of a document one by one. */
const unseen = document.createElement('head')

/**
 * Puts the HTML of an island into a document, lets `before` act on it as a visitor would before the scripts have
 * loaded, and hydrates it. The block is the example of its type, with `changes`. Returns its element, the errors that
 * hydration reported, and a function that removes it.
 */
export async function hydrateBlock(
  type: string,
  before: (element: HTMLElement) => void = () => {},
  changes: object = {},
  pictures: PictureTable = {},
) {
  const Component = (await blockTypeOf(type).load()) as ComponentType<object>
  const example = readFileSync(join(folderOfBlock(type), 'example.yaml'), 'utf8')
  const block = schemaOf(type).parse({ ...parse(example), id: 'anchor', ...changes }) as Block
  const tree = () => (
    <Providers
      cache={createCache({ key: emotionKey, container: unseen })}
      pictures={pictures}
      markdown={renderMarkdown}
    >
      <Component {...block} />
    </Providers>
  )
  const element = document.createElement('div')
  document.body.append(element)
  const identifierPrefix = block.id ?? ''
  element.innerHTML = renderToString(tree(), { identifierPrefix })
  before(element)
  const errors: unknown[] = []
  const releaseFields = holdFields(element)
  const root = await act(async () =>
    hydrateRoot(element, tree(), { identifierPrefix, onRecoverableError: (error) => void errors.push(error) }),
  )
  await act(async () => void releaseFields())
  const leave = async () => {
    await act(async () => root.unmount())
    element.remove()
    await clearDevice()
  }
  return { element, errors, leave }
}

/** Deletes queued submissions, receipts and local storage, so that the next test starts empty. */
async function clearDevice() {
  siteQueue.stop()
  localStorage.clear()
  for (const { id } of [...(await submissionStore.submissions()), ...(await submissionStore.receipts())])
    await submissionStore.delete(id)
}

/** Performs an action of a visitor, and waits for everything that follows from it without a timer. */
export const visitor = (does: () => void) =>
  act(async () => {
    does()
    for (let turns = 0; turns < 10; turns++) await turn()
  })

/** Types a text into a field as a person does, so that React notices. */
export async function type(field: HTMLInputElement | HTMLTextAreaElement, text: string) {
  const proto = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype
  await act(async () => {
    Object.getOwnPropertyDescriptor(proto, 'value')?.set?.call(field, text)
    field.dispatchEvent(new Event('input', { bubbles: true }))
    field.dispatchEvent(new Event('change', { bubbles: true }))
  })
}
