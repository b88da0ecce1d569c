import { blockElements } from './marks.ts'

const parts = ['body > header', 'body > footer', '#lost']

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html')

async function fetchPage(): Promise<Document> {
  const response = await fetch(location.href, { headers: { accept: 'text/html' } })
  return parse(await response.text())
}

const revisionOf = (page: Document) => page.querySelector<HTMLMetaElement>('meta[name=revision]')?.content

type Blocks = {
  /** Whether a block holds a text that is being edited: it stays until the next refresh. */
  isEdited: (block: Element) => boolean
  /** Whether a block shows what was typed: it is replaced, since what was typed may have been undone. */
  isTypedIn: (block: Element) => boolean
}

/** Returns a function that fetches the page and replaces the blocks that have changed since it was last fetched. */
export function createRefresh({ isEdited, isTypedIn }: Blocks): () => Promise<void> {
  let last = fetchPage().then((page) => {
    // The files were written while the document was on its way.
    if (revisionOf(page) !== revisionOf(document)) location.reload()
    return page
  })
  let running: Promise<void> = Promise.resolve()

  async function refresh(): Promise<void> {
    const before = await last
    const now = await fetchPage()
    last = Promise.resolve(now)
    const styles = document.querySelector('#site-styles')
    const sheet = now.querySelector('#site-styles')?.textContent ?? ''
    if (styles && styles.textContent !== sheet) styles.textContent = sheet
    for (const part of parts) {
      const fresh = now.querySelector(part)
      if (fresh && fresh.outerHTML !== before.querySelector(part)?.outerHTML)
        document.querySelector(part)?.replaceWith(document.importNode(fresh, true))
    }
    replaceBlocks(before, now)
    document.title = now.title
  }

  function replaceBlocks(before: Document, now: Document): void {
    const main = document.querySelector('#main')
    if (!main) return
    const known = blockElements(before).map(({ outerHTML }) => outerHTML.replace(/ data-studio-block="\d+"/, ''))
    const shown = blockElements()
    const free = new Map<string, HTMLElement[]>()
    known.forEach((html, index) => {
      const element = shown[index]
      if (element && !isTypedIn(element)) free.set(html, [...(free.get(html) ?? []), element])
    })
    const blocks = blockElements(now).map((fresh, index) => {
      const html = fresh.outerHTML.replace(/ data-studio-block="\d+"/, '')
      const same = free.get(html)?.shift()
      const edited = shown[index]
      const element = same ?? (edited && isEdited(edited) ? edited : document.importNode(fresh, true))
      element.setAttribute('data-studio-block', String(index))
      if (!same) window.marquee.watch(element)
      return element
    })
    // Elements that stay where they are keep their state and their scroll position.
    const kept = new Set<Element>(blocks)
    for (const element of shown) if (!kept.has(element)) element.remove()
    blocks.forEach((element, index) => {
      const next = index === 0 ? main.firstElementChild : blocks[index - 1]?.nextElementSibling
      if (next !== element) main.insertBefore(element, next ?? null)
    })
  }

  return () => {
    running = running.then(refresh)
    return running
  }
}
