/** What the bookmark does on a page of the live site. It needs nothing of the page but its address and its blocks. */
function openInStudio(studio: string): void {
  let marked: HTMLElement | undefined
  const blockAt = (event: Event) => (event.target as Element).closest<HTMLElement>('main > *') ?? undefined
  function mark(event: Event): void {
    if (marked) marked.style.outline = ''
    marked = blockAt(event)
    if (marked) marked.style.outline = '3px solid #1a5fd0'
  }
  function end(): void {
    if (marked) marked.style.outline = ''
    removeEventListener('pointermove', mark, true)
    removeEventListener('click', choose, true)
    removeEventListener('keydown', cancel, true)
  }
  function choose(event: Event): void {
    event.preventDefault()
    event.stopPropagation()
    const block = blockAt(event)
    end()
    const at = block
      ? `?at=${encodeURIComponent(block.id || [...(block.parentElement?.children ?? [])].indexOf(block))}`
      : ''
    open(studio + location.pathname.replace(/(?:\/index)?\.html$/, '') + at, 'studio')
  }
  function cancel(event: KeyboardEvent): void {
    if (event.key === 'Escape') end()
  }
  addEventListener('pointermove', mark, true)
  addEventListener('click', choose, true)
  addEventListener('keydown', cancel, true)
}

/** The address of a bookmark that opens the block under the pointer in the studio at an address. */
export const bookmarkletFor = (studio: string): string =>
  `javascript:${encodeURIComponent(`(${openInStudio})(${JSON.stringify(studio)})`)}`
