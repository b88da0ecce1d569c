import { earlyHydrationOf } from '../../../blocks/islands.ts'
import type { Page } from '../../../blocks/page.ts'
import { language } from '../../../schema/language/language.ts'
import { pageLanguage } from '../../../schema/language/page-language.ts'
import { pictureKey } from '../../../schema/picture.ts'
import type { PictureTable } from '../../components/picture/pictures-context.ts'
import { isIndexable } from '../../content/derive/indexable.ts'
import type { GateFields } from '../../gate/envelope.ts'
import { type DocumentFrame, renderDocument } from '../../render/document.ts'
import type { PageData } from '../../render/page-data.ts'
import type { RenderedPage, Renderer } from '../../render/renderer.ts'
import { hasSnapshot } from '../../seo/snapshot.ts'
import type { CardFile } from '../../seo/social-cards/card-files.ts'
import { firstPicture, picturesFor } from '../assets/collect-images.ts'
import type { SiteStyles } from '../assets/site-styles.ts'
import { createLazyProps } from './lazy-props.ts'
import type { PageWriter } from './page-files.ts'
import type { createPageModules } from './page-modules.ts'

/** Renders pages; those in `sealed` as the password screen. */
export function createPageRender(renderer: Renderer, sealed: ReadonlyMap<string, GateFields>) {
  return (page: Page): RenderedPage => {
    const gate = sealed.get(page.path)
    if (!gate) return renderer.renderPage(page)
    const { body, islands, islandTypes } = renderer.renderGate(page.path)
    return { body, islands: { ...islands, [gate.id]: gate }, islandTypes: [gate.type, ...islandTypes] }
  }
}

type Rendering = {
  /** Without the secrets of protected pages. */
  pages: readonly Page[]
  /** The folder of the release. */
  stagingDir: string
  frame: DocumentFrame
  pictures: PictureTable
  styles: SiteStyles
  /** Social cards by the path of their page. */
  cards: ReadonlyMap<string, CardFile>
  render: (page: Page) => RenderedPage
  modulesOf: ReturnType<typeof createPageModules>
  crawlerHeadOf: (page: Page) => string
  writesSnapshots: boolean
  write: PageWriter['write']
}

/** Renders and writes the documents of pages. The lazy props of their islands are written below `stagingDir`. */
export function renderPages({ pages, writesSnapshots, write, ...rendering }: Rendering): void {
  const documentOf = createDocuments(rendering)
  for (const page of pages)
    write({
      path: page.path,
      html: documentOf(page),
      hash: isIndexable(page),
      snapshot: writesSnapshots && hasSnapshot(page),
    })
}

type Documents = Omit<Rendering, 'pages' | 'writesSnapshots' | 'write'>

function createDocuments({ stagingDir, frame, pictures, styles, cards, render, modulesOf, crawlerHeadOf }: Documents) {
  const extractLazyProps = createLazyProps(stagingDir)
  return (page: Page): string => {
    const { body, islands, islandTypes } = render(page)
    const { islands: withoutLazyProps, modules } = extractLazyProps(islands)
    const data = {
      modules: [...modulesOf(islandTypes), ...modules],
      islands: withoutLazyProps,
      ...picturesFor(islands, pictures),
      ...(page.quote && { quote: page.quote }),
      ...startOf(page),
      ...pageLanguage(language(), islandTypes),
    }
    const first = firstPicture(page)
    return renderDocument(frame, {
      page,
      body,
      data,
      critical: styles.criticalOf(page.path),
      preload: first && pictures[pictureKey(first)],
      card: cards.get(page.path),
      crawlerHead: crawlerHeadOf(page),
    })
  }
}

/** Whether a page starts the app before it is touched: its first two blocks, which fill most windows, decide, or the device. */
function startOf({ blocks, gate, quote }: Page): Pick<PageData, 'hydrateOn'> {
  const atTop = blocks.slice(0, 2).map(({ type }) => earlyHydrationOf(type))
  const hasForm = atTop.includes('state-at-top')
  // The form fills in what the page knows of an inquiry when it is hydrated.
  const isPrefilled = hasForm && quote !== undefined
  const isIdle = blocks.some(({ type }) => earlyHydrationOf(type) === 'idle')
  if (gate || isPrefilled || isIdle || atTop.includes('idle-at-top')) return { hydrateOn: 'idle' }
  return hasForm ? { hydrateOn: 'state' } : {}
}
