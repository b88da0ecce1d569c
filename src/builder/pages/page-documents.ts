import { earlyHydrationOf } from '../../../blocks/islands.ts'
import type { Page } from '../../../blocks/page.ts'
import { pictureKey } from '../../../schema/picture.ts'
import type { PictureTable } from '../../components/picture/pictures-context.ts'
import type { GateFields } from '../../gate/envelope.ts'
import { type DocumentFrame, renderDocument } from '../../render/document.ts'
import type { PageData } from '../../render/page-data.ts'
import type { RenderedPage, Renderer } from '../../render/renderer.ts'
import type { CardFile } from '../../seo/social-cards/card-files.ts'
import { firstPicture, picturesFor } from '../assets/collect-images.ts'
import { createLazyProps } from './lazy-props.ts'
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

type DocumentOptions = {
  /** The folder of the release. */
  stagingDir: string
  frame: DocumentFrame
  pictures: PictureTable
  render: (page: Page) => RenderedPage
  modulesOf: ReturnType<typeof createPageModules>
  crawlerHeadOf: (page: Page) => string
}

type Around = { card: CardFile | undefined; critical: string }

/** Renders the documents of pages. The lazy props of their islands are written below `stagingDir`. */
export function createDocuments({ stagingDir, frame, pictures, render, modulesOf, crawlerHeadOf }: DocumentOptions) {
  const extractLazyProps = createLazyProps(stagingDir)
  return {
    /** The document of a page. `card` is its social card, `critical` the CSS that it holds itself. */
    documentOf(page: Page, { card, critical }: Around): string {
      const { body, islands, islandTypes } = render(page)
      const { islands: withoutLazyProps, modules } = extractLazyProps(islands)
      const data = {
        modules: [...modulesOf(islandTypes), ...modules],
        islands: withoutLazyProps,
        ...picturesFor(islands, pictures),
        ...(page.quote && { quote: page.quote }),
        ...startOf(page),
      }
      const first = firstPicture(page)
      const preload = first && pictures[pictureKey(first)]
      const crawlerHead = crawlerHeadOf(page)
      return renderDocument(frame, { page, body, data, critical, preload, card, crawlerHead })
    },
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
