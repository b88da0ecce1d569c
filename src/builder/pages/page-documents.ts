import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type BlockSchemas, hydrationOf } from '../../../schema/block.ts'
import { everyBlock } from '../../../schema/nested-blocks.ts'
import type { Page } from '../../../schema/page.ts'
import { pictureKey } from '../../../schema/pictures/picture.ts'
import { partHash } from '../../cache/pack.ts'
import type { PictureTable } from '../../components/picture/pictures-context.ts'
import { isIndexable } from '../../content/derive/indexable.ts'
import type { GateFields } from '../../gate/envelope.ts'
import { type DocumentFrame, renderDocument } from '../../render/document.ts'
import type { SharedHtml } from '../../render/html-parts.ts'
import { dialogFormId, type PageData } from '../../render/page-data.ts'
import type { RenderedPage, Renderer } from '../../render/renderer.ts'
import type { createCrawlerHead } from '../../seo/crawler-head.ts'
import { type MainHashes, mainHash } from '../../seo/ledger.ts'
import { hasSnapshot } from '../../seo/snapshot.ts'
import type { CardFile } from '../../seo/social-cards/card-files.ts'
import { firstPicture } from '../assets/collect-images.ts'
import { firstTypeOf } from '../assets/site-styles.ts'
import type { BuildContext } from '../build-context.ts'
import { assemblePageData, islandTypes } from './assemble-page-data.ts'
import type { DocumentStore, WrittenDocument } from './document-store.ts'
import { createLazyProps } from './lazy-props.ts'
import type { PageWriter } from './page-files.ts'
import type { createPageModules } from './page-modules.ts'
import type { SealedPages } from './seal-pages.ts'

type Rendered = {
  renderer: Renderer
  sealed: SealedPages
  frameOf: () => DocumentFrame
  pictures: PictureTable
  criticalOf: (firstType: string) => SharedHtml
  /** Social cards, and the days of change, by the path of their page. */
  cards: ReadonlyMap<string, CardFile>
  dayOf: (path: string, hash: string) => string | undefined
  modulesOf: ReturnType<typeof createPageModules>
  crawlerHeadOf: ReturnType<typeof createCrawlerHead>
  write: PageWriter['write']
  /** The documents of earlier builds. */
  documents: DocumentStore | undefined
}

/**
 * Writes the documents of pages, those in `sealed` as the password screen. A document that an earlier build has written is
 * linked, if everything that it was rendered from is the same. Returns the size of all, how many were rendered, and the hash of
 * each public page's main content.
 */
export function writePages(
  context: BuildContext,
  from: Rendered,
): { bytes: number; rendered: number; hashes: MainHashes } {
  const { pagesToWrite, onProgress } = context
  const { sealed, documents } = from
  const writeDocument = createDocumentWriter(context, from)
  const hashes = new Map<string, string>()
  let bytes = 0
  let rendered = 0
  for (const [index, page] of pagesToWrite.entries()) {
    // What is sealed differs from build to build.
    const isStored = documents !== undefined && !sealed.has(page.path)
    const write = () => {
      rendered += 1
      return writeDocument(page)
    }
    const written = isStored ? documents.document(page, write) : write()
    bytes += written.bytes
    if (written.main !== undefined) hashes.set(page.path, written.main)
    onProgress(index + 1, pagesToWrite.length)
  }
  return { bytes, rendered, hashes }
}

/** Returns a function that renders and writes the document of a page. */
function createDocumentWriter(
  { publicContent, stagingDir, output }: BuildContext,
  { dayOf, renderer, sealed, frameOf, pictures, criticalOf, cards, modulesOf, crawlerHeadOf, write }: Rendered,
) {
  // With `rewrite` the server answers with the page itself.
  const writesSnapshots = publicContent.site.crawlers.snapshots === 'copies'
  const extractLazyProps = createLazyProps(stagingDir, output?.put.json)
  const withModules = (given: PageData['islands']) => {
    const { islands, modules } = extractLazyProps(given)
    return { islands, lazy: modules, modules: [...modulesOf(islandTypes(given)), ...modules] }
  }
  return (page: Page): WrittenDocument => {
    const { body, islands } = renderPage(page, renderer, sealed.get(page.path))
    const { [dialogFormId]: dialogForm, ...ofPage } = islands
    const inPage = withModules(ofPage)
    const inDialog = withModules(dialogForm ? { [dialogFormId]: dialogForm } : {})
    const dialogModules = inDialog.modules.filter((module) => !inPage.modules.includes(module))
    const data = {
      ...assemblePageData(page, { ...publicContent, modules: inPage.modules, islands, pictures }),
      ...(dialogModules.length > 0 && { dialogModules }),
      islands: { ...inPage.islands, ...inDialog.islands },
      ...startOf(page, publicContent.blocks),
    }
    const main = isIndexable(page) ? mainHash(renderer.mainContent(page)) : undefined
    const first = firstPicture(page)
    const html = renderDocument(frameOf(), {
      page,
      body,
      data,
      critical: criticalOf(firstTypeOf(page, publicContent.blocks)),
      preload: first && pictures[pictureKey(first)],
      card: cards.get(page.path),
      crawlerHead: crawlerHeadOf(page, main === undefined ? undefined : dayOf(page.path, main)),
    })
    const { bytes, files } = write({ path: page.path, html, snapshot: writesSnapshots && hasSnapshot(page) })
    const lazy = [...new Set([...inPage.lazy, ...inDialog.lazy])].map((address) => {
      const path = address.slice(1)
      return { path, name: partHash(readFileSync(join(stagingDir, path))) }
    })
    return { bytes, main, files: [...files, ...lazy] }
  }
}

function renderPage(page: Page, renderer: Renderer, gate: GateFields | undefined): RenderedPage {
  if (!gate) return renderer.renderPage(page)
  const { body, islands } = renderer.renderGate(page.path)
  return { body, islands: { [gate.id]: gate, ...islands } }
}

/** Whether a page starts the app before it is touched: its first two blocks, which fill most windows, decide, or the device. */
function startOf({ blocks, gate, quote }: Page, schemas: BlockSchemas): Pick<PageData, 'hydrateOn'> {
  const atTop = everyBlock(blocks.slice(0, 2)).map((block) => hydrationOf(schemas[block.type], block))
  const hasForm = atTop.includes('state-at-top')
  // The form fills in what the page knows of an inquiry when it is hydrated.
  const isPrefilled = hasForm && quote !== undefined
  const isIdle = everyBlock(blocks).some((block) => hydrationOf(schemas[block.type], block) === 'idle')
  if (gate || isPrefilled || isIdle || atTop.includes('idle-at-top')) return { hydrateOn: 'idle' }
  return hasForm ? { hydrateOn: 'state' } : {}
}
