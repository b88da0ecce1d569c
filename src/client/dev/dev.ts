/// <reference types="vite/client" />

// Before any component: Fast Refresh registers components when they are evaluated.
import '@vitejs/plugin-react/preamble'
import { adoptHead } from '../head.ts'
import { type BlockView, readPage } from '../page-view.ts'
import { showErrors, showWarnings } from './overlay.ts'
import { edit } from './page-hmr.ts'

/**
 * The client of `npm run dev`: when a file is saved, it fetches the page and replaces only the blocks that changed.
 * Everything else stays: scroll position, open questions, typed text.
 */
let last = Promise.resolve(parsePage(document.documentElement.outerHTML))

async function fetchPage() {
  const response = await fetch(location.pathname, { headers: { accept: 'text/html' } })
  return parsePage(await response.text())
}

function parsePage(html: string) {
  const source = new DOMParser().parseFromString(html, 'text/html')
  return { source, page: readPage(source, location.pathname, false), path: location.pathname }
}

async function update() {
  const before = await last
  last = fetchPage()
  const { source, page, path } = await last
  replaceText('#site-styles', source)
  for (const part of ['body > header', 'body > footer'])
    if (outerHtml(before.source, part) !== outerHtml(source, part)) replaceElement(part, source)
  adoptHead(source)
  const previous = new Map(before.path === path ? before.page.blocks.map((view) => [view.id, view]) : [])
  const blocks = page.blocks.map((view) => (same(previous.get(view.id), view) ? unchanged(view) : view))
  edit({ ...page, blocks })
}

/** Asks the app to keep the current content of this block. */
const unchanged = ({ html: _, ...view }: BlockView): BlockView => view

const same = (one: BlockView | undefined, other: BlockView) => JSON.stringify(one) === JSON.stringify(other)

const outerHtml = (source: Document, selector: string) => source.querySelector(selector)?.outerHTML

function replaceElement(selector: string, source: Document) {
  const fresh = source.querySelector(selector)
  if (fresh) document.querySelector(selector)?.replaceWith(document.importNode(fresh, true))
}

function replaceText(selector: string, source: Document) {
  const old = document.querySelector(selector)
  const text = source.querySelector(selector)?.textContent ?? ''
  if (old && old.textContent !== text) old.textContent = text
}

const revisionOf = (source: Document) => source.querySelector<HTMLMetaElement>('meta[name=revision]')?.content

const askForWarnings = () => import.meta.hot?.send('marquee:page', { path: location.pathname })

/** Follows the files while the page is open. */
async function follow() {
  import.meta.hot?.on('marquee:edited', () => update())
  import.meta.hot?.on('marquee:errors', ({ text }: { text: string }) => {
    showErrors(text)
    askForWarnings()
  })
  import.meta.hot?.on('marquee:warnings', showWarnings)
  // Some browsers lack it: there the strip updates with the next save.
  window.navigation?.addEventListener('currententrychange', askForWarnings)
  import.meta.hot?.send('marquee:hello')
  window.marquee.start()
  // A file may have been saved while this page was loading.
  if (revisionOf((await fetchPage()).source) !== revisionOf(document)) await update()
}

// In the studio a page that is edited rests, and the studio shows its edits.
if (!('studio' in document.documentElement.dataset)) await follow()
