import { trustedHtml } from '../components/prose/trusted-html.ts'
import type { GateFields } from '../gate/envelope.ts'
import { gateId } from '../render/page-data.ts'
import type { FetchedPage } from './page-query.ts'
import { type PageView, readPage } from './page-view.ts'

/** Protected pages that were opened, by their sealed content: the same content need not be opened twice. */
const opened = new Map<string, FetchedPage>()
const listeners = new Set<() => void>()
let entered = false

/** Takes the content of a protected page in. `byHand`: the password was entered just now. */
export function admit({ path, envelope }: Pick<GateFields, 'path' | 'envelope'>, html: string, byHand: boolean) {
  const head = new DOMParser().parseFromString(trustedHtml(html), 'text/html')
  opened.set(envelope.content, { ...readPage(head, path, false), head })
  entered = byHand
  for (const listener of listeners) listener()
}

/** What a protected page holds, once it is open. */
export function openedPage({ live }: PageView): FetchedPage | undefined {
  const gate = live[gateId]
  return gate?.type === gateId ? opened.get((gate as GateFields).envelope.content) : undefined
}

export function subscribeOpened(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Puts a person who has just entered the password at the start of the page: the form that had the focus is gone. */
export function arriveAfterEntry() {
  if (!entered) return
  entered = false
  scrollTo(0, 0)
  const heading = document.querySelector<HTMLElement>('#main h1')
  heading?.setAttribute('tabindex', '-1')
  ;(heading ?? document.getElementById('main'))?.focus({ preventScroll: true })
}
