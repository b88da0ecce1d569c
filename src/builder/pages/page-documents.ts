import { type BlockSchemas, hydrationOf } from '../../../schema/block.ts'
import { everyBlock } from '../../../schema/nested-blocks.ts'
import type { Page } from '../../../schema/page.ts'
import { pictureKey } from '../../../schema/pictures/picture.ts'
import type { PictureTable } from '../../components/picture/pictures-context.ts'
import { isIndexable } from '../../content/derive/indexable.ts'
import type { GateFields } from '../../gate/envelope.ts'
import { type DocumentFrame, renderDocument } from '../../render/document.ts'
import { dialogFormId, type PageData } from '../../render/page-data.ts'
import type { RenderedPage, Renderer } from '../../render/renderer.ts'
import type { createCrawlerHead } from '../../seo/crawler-head.ts'
import { dayOf, type MainHashes, mainHash } from '../../seo/ledger.ts'
import { hasSnapshot } from '../../seo/snapshot.ts'
import type { CardFile } from '../../seo/social-cards/card-files.ts'
import { firstPicture } from '../assets/collect-images.ts'
import type { SiteStyles } from '../assets/site-styles.ts'
import type { BuildContext } from '../build-context.ts'
import { assemblePageData, islandTypes } from './assemble-page-data.ts'
import { createLazyProps } from './lazy-props.ts'
import type { PageWriter } from './page-files.ts'
import type { createPageModules } from './page-modules.ts'
import type { SealedPages } from './seal-pages.ts'

type Rendered = {
  renderer: Renderer
  sealed: SealedPages
  frame: DocumentFrame
  pictures: PictureTable
  styles: SiteStyles
  /** Social cards by the path of their page. */
  cards: ReadonlyMap<string, CardFile>
  modulesOf: ReturnType<typeof createPageModules>
  crawlerHeadOf: ReturnType<typeof createCrawlerHead>
  write: PageWriter['write']
}

/**
 * Renders and writes the documents of pages, those in `sealed` as the password screen. Returns the hash of each public
 * page's main content.
 */
export function writePages(
  { publicContent, pagesToWrite, stagingDir, ledger, onProgress }: BuildContext,
  rendered: Rendered,
): MainHashes {
  const { renderer, sealed, frame, pictures, styles, cards, modulesOf, crawlerHeadOf, write } = rendered
  // With `rewrite` the server answers with the page itself.
  const writesSnapshots = publicContent.site.crawlers.snapshots === 'copies'
  const extractLazyProps = createLazyProps(stagingDir)
  const withModules = (given: PageData['islands']) => {
    const { islands, modules } = extractLazyProps(given)
    return { islands, modules: [...modulesOf(islandTypes(given)), ...modules] }
  }
  const hashes = new Map<string, string>()
  for (const [index, page] of pagesToWrite.entries()) {
    const { body, islands } = renderPage(page, renderer, sealed.get(page.path))
    const { [dialogFormId]: dialogForm, ...ofPage } = islands
    const inPage = withModules(ofPage)
    const inDialog = withModules(dialogForm ? { [dialogFormId]: dialogForm } : {})
    const dialogModules = inDialog.modules.filter((module) => !inPage.modules.includes(module))
    const data = {
      ...assemblePageData(page, { modules: inPage.modules, islands, pictures, language: publicContent.language }),
      ...(dialogModules.length > 0 && { dialogModules }),
      islands: { ...inPage.islands, ...inDialog.islands },
      ...startOf(page, publicContent.blocks),
    }
    const hash = isIndexable(page) ? mainHash(renderer.mainContent(page)) : undefined
    if (hash !== undefined) hashes.set(page.path, hash)
    const first = firstPicture(page)
    const html = renderDocument(frame, {
      page,
      body,
      data,
      critical: styles.criticalOf(page),
      preload: first && pictures[pictureKey(first)],
      card: cards.get(page.path),
      crawlerHead: crawlerHeadOf(page, hash === undefined ? undefined : dayOf(ledger, page.path, hash)),
    })
    write({ path: page.path, html, snapshot: writesSnapshots && hasSnapshot(page) })
    onProgress(index + 1, pagesToWrite.length)
  }
  return hashes
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
