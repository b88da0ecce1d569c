import { create } from 'zustand'
import { trustedHtml } from '../components/prose/trusted-html.ts'
import type { GateFields } from '../gate/envelope.ts'
import { gateId } from '../render/page-data.ts'
import type { FetchedPage } from './page-query.ts'
import { type PageView, readPage } from './page-view.ts'

/** Protected pages that were opened, by their sealed content, so that a page is opened once per visit. */
const useUnlockedPages = create<Readonly<Record<string, FetchedPage>>>(() => ({}))

/** Whether the visitor has just entered the password of the next page. */
let wasEntered = false

/** Adds the content of a protected page. `byHand`: the visitor has just entered the password. */
export function addUnlockedPage(
  { path, envelope }: Pick<GateFields, 'path' | 'envelope'>,
  html: string,
  byHand: boolean,
) {
  const head = new DOMParser().parseFromString(trustedHtml(html), 'text/html')
  wasEntered = byHand
  useUnlockedPages.setState({ [envelope.content]: { ...readPage(head, path, false), head } })
}

/** The content of a protected page, once it is open. */
export function useUnlockedPage(page: PageView | undefined): FetchedPage | undefined {
  const gate = page?.islands[gateId]
  const content = gate?.type === gateId ? (gate as GateFields).envelope.content : undefined
  return useUnlockedPages((opened) => (content === undefined ? undefined : opened[content]))
}

/** Moves the focus to the start of a page whose password was just entered: the form that had the focus is gone. */
export function focusEnteredPage() {
  if (!wasEntered) return
  wasEntered = false
  scrollTo(0, 0)
  const heading = document.querySelector<HTMLElement>('#main h1')
  heading?.setAttribute('tabindex', '-1')
  ;(heading ?? document.getElementById('main'))?.focus({ preventScroll: true })
}
