import { blockMark } from '../../render/marks/marks.ts'
import { bodyParts } from '../body-parts.ts'
import type { FrameView } from '../wire/page.ts'
import { blockElements, runAround, sameRun } from './marks.ts'
import { replaceAround } from './replace-around.ts'

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html')

const blockNumber = new RegExp(` ${blockMark}="\\d+"`)

/** The HTML of the blocks of a body, without their numbers, and the HTML around them. */
function partsOf(body: string): { blocks: string[]; around: string } {
  const { before, blocks, after } = bodyParts(body)
  return { blocks: blocks.map((html) => html.replace(blockNumber, '')), around: before + after }
}

/** What says of a whole page that it is not published, with its words. */
const unpublishedMarks = ['data-unpublished', 'data-gone']

/** Replaces the changed parts of the page in the frame, except for the element in which a text is edited. */
export function createShowView({ editedIn }: { editedIn: (block: Element) => Element | undefined }) {
  let shown: ReturnType<typeof partsOf> | undefined
  /** Blocks that differ from what was last shown. */
  const touched = new WeakSet<Element>()
  let last: FrameView | undefined
  /** Whether something was typed since the last view. */
  let isOutdated = false

  function show(view: FrameView): void {
    last = view
    isOutdated = false
    const { revision, title, header, hasActionBar, styles, body } = view
    const now = partsOf(body)
    const isOfDocument = document.querySelector<HTMLMetaElement>('meta[name=revision]')?.content === String(revision)
    const before = shown ?? (isOfDocument ? now : undefined)
    shown = now
    document.title = title
    document.body.dataset['header'] = header
    document.body.toggleAttribute('data-action-bar', hasActionBar)
    const sheet = document.querySelector('#site-styles')
    if (sheet && sheet.textContent !== styles) sheet.textContent = styles
    if (before?.around !== now.around) replaceLayout(now.around)
    replaceBlocks(before?.blocks ?? [], now.blocks)
  }

  function replaceLayout(around: string): void {
    const fresh = parse(around)
    for (const name of unpublishedMarks) {
      const words = fresh.querySelector('main')?.getAttribute(name)
      if (words) document.querySelector('main')?.setAttribute(name, words)
      else document.querySelector('main')?.removeAttribute(name)
    }
    for (const part of ['aside', 'header', 'footer', 'nav']) {
      const element = fresh.querySelector(`body > ${part}`)
      const shown = document.querySelector(`body > ${part}`)
      if (shown && element) shown.replaceWith(element)
      // Announcement and action bar, which the site file may have or not.
      else if (element && part === 'aside') document.querySelector('body > header')?.before(element)
      else if (element) document.querySelector('body > footer')?.after(element)
      else shown?.remove()
    }
  }

  function replaceBlocks(before: readonly string[], now: readonly string[]): void {
    const main = document.querySelector('#main')
    if (!main) return
    const elements = blockElements()
    const free = new Map<string, Element[]>()
    before.forEach((html, index) => {
      const element = elements[index]
      if (element && !touched.has(element)) free.set(html, [...(free.get(html) ?? []), element])
    })
    const blocks = now.map((html, index) => {
      const same = free.get(html)?.shift()
      const fresh = () => parse(html).body.firstElementChild as Element
      const element = same ?? aroundEdited(elements[index], fresh) ?? fresh()
      element.setAttribute(blockMark, String(index))
      if (!element.isConnected) window.marquee.watch(element)
      return element
    })
    // Elements that stay where they are keep their state and their scroll position.
    const staying = new Set(blocks)
    for (const element of elements) if (!staying.has(element)) element.remove()
    blocks.forEach((element, index) => {
      const next = index === 0 ? main.firstElementChild : blocks[index - 1]?.nextElementSibling
      if (next !== element) main.insertBefore(element, next ?? null)
    })
  }

  /** The block in which a text is edited, up to date around that text. */
  function aroundEdited(element: Element | undefined, fresh: () => Element): Element | undefined {
    const edited = element && editedIn(element)
    if (!edited) return undefined
    touched.add(element)
    const [run, block] = [runAround(edited), fresh()]
    const freshRun = sameRun(run, element, block)
    if (freshRun) replaceAround(element, run, block, freshRun)
    return element
  }

  return {
    show,
    /** Shows the last view again where a text was edited, unless more was typed since. */
    showLast(): void {
      if (last && !isOutdated) show(last)
    },
    /** Marks a block that differs from the last view: the next view replaces it. */
    touch(block: Element): void {
      touched.add(block)
      isOutdated = true
    },
  }
}
