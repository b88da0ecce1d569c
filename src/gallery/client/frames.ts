/** A preview of a block: its frame, the element that crops the frame, and the card of the block. */
type View = { frame: HTMLIFrameElement; window: HTMLElement; card: HTMLElement }

const numberOf = (element: Element, name: string) => Number(getComputedStyle(element).getPropertyValue(name))

/** Marks a preview that is taller than its window, and offers to show all of it. */
function markCut({ window: view, card }: View) {
  const whole = numberOf(view, '--content') * numberOf(view, '--scale')
  view.toggleAttribute('data-cut', whole > view.clientHeight + 1)
  const more = card.querySelector<HTMLElement>('.g-more')
  if (more) more.hidden = !card.querySelector('[data-cut]') && more.ariaExpanded !== 'true'
}

/** Makes the frame as high as the block. An open dialog gets the height of the device. */
function fitFrame(view: View) {
  const source = view.frame.contentDocument
  const main = source?.getElementById('main')
  if (!main) return
  const height = Math.ceil(main.getBoundingClientRect().height)
  const minHeight = source?.querySelector('dialog:is([open], :popover-open)') ? numberOf(view.window, '--device') : 0
  view.window.style.setProperty('--content', String(Math.max(height, minHeight)))
  markCut(view)
}

/** Links of a block open in a new tab: no page of the site allows itself to be framed. */
function openInNewTab(event: Event) {
  const link = (event.target as Element).closest?.('a')
  if (link && !link.getAttribute('href')?.startsWith('#')) link.target = '_blank'
}

function onLoaded(view: View) {
  const source = view.frame.contentDocument
  const main = source?.getElementById('main')
  if (!source || !main) return
  source.addEventListener('click', openInNewTab, true)
  const update = () => fitFrame(view)
  new ResizeObserver(update).observe(main)
  new MutationObserver(update).observe(source.body, { subtree: true, attributeFilter: ['open'] })
  source.addEventListener('toggle', update, true)
  update()
  view.window.setAttribute('data-loaded', '')
}

/** Loads a block into its frame. */
function loadFrame(view: HTMLElement) {
  const card = view.closest<HTMLElement>('.g-card')
  const alone = card?.querySelector<HTMLAnchorElement>('.g-alone')
  if (!card || !alone) return
  const frame = document.createElement('iframe')
  const shown: View = { frame, card, window: view }
  frame.title = view.dataset['label'] ?? ''
  frame.src = alone.href
  frame.addEventListener('load', () => onLoaded(shown))
  view.replaceChildren(frame)
  new ResizeObserver(() => markCut(shown)).observe(view)
}

/** Frames load when they are about to be seen: more than a hundred at once would keep the gallery from opening. */
const loadObserver = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue
      loadObserver.unobserve(target)
      loadFrame(target as HTMLElement)
    }
  },
  { rootMargin: '100% 0px' },
)

/** Loads the frames of a block once they are about to be seen; each then fits its height to the block. */
export function observeFrames(card: HTMLElement) {
  for (const view of card.querySelectorAll('.g-window')) loadObserver.observe(view)
}

/** Shows another example in the frames that are loaded, and its YAML. */
export function showExample(link: HTMLAnchorElement) {
  const card = link.closest<HTMLElement>('.g-card')
  const alone = card?.querySelector<HTMLAnchorElement>('.g-alone')
  const copy = card?.querySelector<HTMLElement>('.g-copy')
  if (!card || !alone || !copy) return
  for (const other of card.querySelectorAll('.g-sizes a')) other.ariaCurrent = other === link ? 'true' : null
  for (const text of card.querySelectorAll<HTMLElement>('.g-yaml .g-text'))
    text.hidden = text.firstElementChild?.id !== link.dataset['yaml']
  alone.href = link.href
  copy.dataset['copies'] = link.dataset['yaml']
  for (const view of card.querySelectorAll<HTMLElement>('.g-window:has(iframe)')) {
    view.removeAttribute('data-loaded')
    loadFrame(view)
  }
}

/** Shows a block in full, or cropped. */
export function toggleWhole(more: HTMLElement) {
  const whole = more.ariaExpanded !== 'true'
  more.ariaExpanded = String(whole)
  more.textContent = whole ? 'Show less' : 'Show all of it'
  more.closest('.g-card')?.toggleAttribute('data-whole', whole)
}
