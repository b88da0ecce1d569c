import { givenPicture } from '../given-picture.ts'
import { isStudioKey, isTextKey, type Key, keyOf } from '../keys.ts'
import { createHeldKeys, typeKeys } from '../typed-keys.ts'
import type { FromFrame, Place, ToFrame } from '../wire/messages.ts'
import { blockElements, boxOf, elementOf, innermostAt, placeAt, placeOfBlock, showText } from './marks.ts'
import { createOutlines } from './outlines.ts'
import { showLook } from './show-look.ts'
import { createShowView } from './show-view.ts'
import { chipAt } from './source-nodes.ts'
import { type AroundPoint, aroundPoint, createTextInPlace } from './text-in-place.ts'
import { addTextStyles } from './text-styles.ts'

/**
 * Captures the events of the page in the frame, so that a click selects: this script runs before the loader of the
 * page. Links, forms and menus work in the other mode, “Try”.
 */
document.documentElement.dataset['studio'] = ''
const report = (message: FromFrame) => parent.postMessage(message, location.origin)

let names: Record<string, string> = {}
let selected: Place | undefined
let hovered: HTMLElement | null = null
/** The characters of the page around the point of the last double click. */
let clicked: AroundPoint | undefined
/** What is typed after a double click, until its text is open. */
const heldKeys = createHeldKeys()
const inPlace = createTextInPlace({
  report,
  onTyped: (block) => view.touch(block),
  onEnd: () => view.showLast(),
})
const view = createShowView({ editedIn: (block) => (inPlace.isIn(block) ? inPlace.element() : undefined) })
let draw: () => void = () => undefined

const handlers: Record<string, (event: Event) => void> = {
  click: (event) => select(event as MouseEvent),
  dblclick: (event) => void editAt(event as MouseEvent),
  mouseover: ({ target }) => hover(target instanceof Element ? innermostAt(target) : null),
  keydown: (event) => passKey(event as KeyboardEvent),
}
const capturedTypes = ['pointerdown', 'mousedown', 'submit', 'focusin', 'input', ...Object.keys(handlers)]
for (const type of capturedTypes)
  addEventListener(
    type,
    (event) => {
      // Nodes of a formatted text are of the classes of the shell. The window is no node.
      const isInText = event.target !== window && inPlace.element()?.contains(event.target as Node)
      if (isInText && inPlace.isFormatted()) return
      event.stopImmediatePropagation()
      if (isInText) return inEditor(event)
      if (type === 'click' || type === 'submit' || type === 'mousedown') event.preventDefault()
      handlers[type]?.(event)
    },
    true,
  )

/** The app of the page loads the modules that its data names: without any it never starts. */
new MutationObserver((_, observer) => {
  const data = document.getElementById('page')
  if (!data) return
  data.textContent = JSON.stringify({ modules: [], islands: {} })
  observer.disconnect()
}).observe(document, { childList: true, subtree: true })

const placeOfClick = (event: MouseEvent) =>
  event.target instanceof Element ? placeAt(event.target, { x: event.clientX, y: event.clientY }) : undefined

function select(event: MouseEvent): void {
  heldKeys.take()
  inPlace.end()
  const place = placeOfClick(event)
  if (place) report({ studio: 'select', place })
}

// A formatted text takes a picture itself.
document.addEventListener('drop', (event) => {
  const file = event.defaultPrevented ? undefined : givenPicture(event.dataTransfer)
  const place = file && placeOfClick(event)
  if (!file || !place) return
  event.preventDefault()
  report({ studio: 'picture', place, file })
})

function editAt(event: MouseEvent): void {
  const place = placeOfClick(event)
  const { startContainer: node, startOffset = 0 } = document.caretRangeFromPoint?.(event.clientX, event.clientY) ?? {}
  if (node instanceof Text) clicked = aroundPoint(node.data, startOffset)
  const at = { x: event.clientX, y: event.clientY }
  if (!place || !('block' in place) || place.path === undefined) return
  heldKeys.start()
  window.focus()
  report({ studio: 'edit', place, at })
}

function hover(block: HTMLElement | null): void {
  if (hovered === block) return
  hovered = block
  draw()
}

/** Types in the text that is open now. */
function typeInPlace(keys: readonly Key[]): void {
  const text = inPlace.element()
  if (text) void typeKeys(keys, text)
}

function passKey(event: KeyboardEvent): void {
  if (heldKeys.hold(event)) return
  const key = keyOf(event)
  // The browser would save the page, or scroll it.
  if (isStudioKey(key)) event.preventDefault()
  report({ studio: 'key', ...key })
}

function nameOf(element: Element): string | undefined {
  const { block, path } = placeOfBlock(element)
  return names[path === undefined ? block : `${block} ${path}`]
}

/** The block that is selected, or that a selected value is in. */
const selectedBlock = () => (selected && 'block' in selected ? elementOf(selected) : undefined)

function inEditor(event: Event): void {
  if (event.type === 'input') inPlace.typed()
  const chip = event.type === 'click' ? chipAt(event.target) : null
  if (chip) inPlace.openToken(chip)
  if (!(event instanceof KeyboardEvent) || inPlace.press(event)) return
  // Undo begins with what was typed in the text; earlier edits come after that.
  const isTyped = /^[zy]$/i.test(event.key) && document.queryCommandEnabled(event.shiftKey ? 'redo' : 'undo')
  const key = keyOf(event)
  if (isStudioKey(key) && !isTyped && !isTextKey(key)) passKey(event)
}

addEventListener('message', ({ origin, source, data }: MessageEvent<ToFrame>) => {
  if (origin !== location.origin || source !== parent) return
  if (data.studio === 'names') names = data.names
  else if (data.studio === 'select') {
    selected = data.place
    if (selected && data.scroll) scrollToPlace(selected)
  } else if (data.studio === 'text') {
    const block = blockElements()[data.place.block]
    if (block) {
      showText(data.place, data.text)
      view.touch(block)
    }
  } else if (data.studio === 'edit') {
    inPlace.start(data, clicked)
    clicked = undefined
    // The shell has to make the editor of a formatted text first.
    if (!data.isMarkdown || !inPlace.element()) typeInPlace(heldKeys.take())
  } else if (data.studio === 'type') {
    inPlace.resume()
    typeInPlace([...heldKeys.take(), ...data.keys])
  } else if (data.studio === 'resume') inPlace.resume()
  else if (data.studio === 'typed') inPlace.typed()
  else if (data.studio === 'leave') {
    heldKeys.take()
    inPlace.end(data.byKey)
  } else if (data.studio === 'look') showLook(data)
  // The shell sends it once more when the page is ready.
  else if (document.readyState !== 'loading') view.show(data.view)
  draw()
})

/** How much of a block is in view at least, in pixels, if it is higher: the edge of one says nothing of it. */
const minInView = 240

/** Scrolls to the selected value or block, unless it is in view. */
function scrollToPlace(place: Place): void {
  const box = boxOf(place) ?? selectedBlock()?.getBoundingClientRect()
  if (box && (box.top < 0 || innerHeight - box.top < Math.min(box.height, minInView) || box.bottom < 80))
    scrollBy({ top: box.top - 96, behavior: 'instant' })
}

addEventListener('DOMContentLoaded', () => {
  const show = createOutlines()
  addTextStyles()
  const drawNow = () => {
    const block = selectedBlock()
    const value = selected && boxOf(selected)
    show([
      ...(hovered?.isConnected && hovered !== block
        ? [{ kind: 'hover' as const, rect: hovered.getBoundingClientRect(), name: nameOf(hovered) }]
        : []),
      ...(block ? [{ kind: 'block' as const, rect: block.getBoundingClientRect(), name: nameOf(block) }] : []),
      ...(value && value.width > 0 ? [{ kind: 'value' as const, rect: value }] : []),
    ])
  }
  let isRequested = false
  // Once a frame: boxes are measured when the browser lays the page out anyway.
  draw = () => {
    if (isRequested) return
    isRequested = true
    requestAnimationFrame(() => {
      isRequested = false
      drawNow()
    })
  }
  new ResizeObserver(() => draw()).observe(document.body)
  document.addEventListener('mouseleave', () => hover(null))
  report({ studio: 'ready' })
})
