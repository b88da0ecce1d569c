import { earlyHydrationOf } from '../../../blocks/islands.ts'
import type { Page } from '../../../blocks/page.ts'
import { pictureKey } from '../../../schema/picture.ts'
import type { PictureTable } from '../../components/picture/pictures-context.ts'
import type { GateFields } from '../../gate/envelope.ts'
import { type DocumentFrame, renderDocument } from '../../render/document.ts'
import { gateId, type PageData } from '../../render/page-data.ts'
import type { RenderedPage, Renderer } from '../../render/renderer.ts'
import type { CardFile } from '../../seo/social-cards/card-files.ts'
import { firstPicture, picturesFor } from '../assets/collect-images.ts'
import type { createPageModules } from './page-modules.ts'
import { createPropsChunks } from './props-chunks.ts'

/** Renders pages; those in `sealed` as the password screen. */
export function createPageRender(renderer: Renderer, sealed: ReadonlyMap<string, GateFields>) {
  return (page: Page): RenderedPage => {
    const gate = sealed.get(page.path)
    if (!gate) return renderer.renderPage(page)
    const { body, live, liveTypes } = renderer.renderGate(page.path)
    return { body, live: { ...live, [gate.id]: gate }, liveTypes: [gate.type, ...liveTypes] }
  }
}

type Making = {
  /** The folder of the release. */
  made: string
  frame: DocumentFrame
  pictures: PictureTable
  render: (page: Page) => RenderedPage
  modulesOf: ReturnType<typeof createPageModules>
  crawlerHeadOf: (page: Page) => string
}

type Around = { card: CardFile | undefined; stylesheet: string | undefined }

/** Renders the documents of pages. Lazy props of their islands are written below `made`. */
export function createDocuments({ made, frame, pictures, render, modulesOf, crawlerHeadOf }: Making) {
  const keepApart = createPropsChunks(made)
  return {
    /** The document of a page. `card` is its social card, `stylesheet` its additional sheet. */
    documentOf(page: Page, { card, stylesheet }: Around): string {
      const { body, live, liveTypes } = render(page)
      const apart = keepApart(live)
      const data = {
        modules: modulesOf(inOrderOfUse(page, liveTypes), apart.modules),
        live: apart.live,
        ...picturesFor(live, pictures),
        ...(page.quote && { quote: page.quote }),
        ...startOf(page),
      }
      const first = firstPicture(page)
      const preload = first && pictures[pictureKey(first)]
      const crawlerHead = crawlerHeadOf(page)
      return renderDocument(frame, { page, body, data, stylesheet, preload, card, crawlerHead })
    },
  }
}

/**
 * The parts of a page; for a protected page the password screen first, because the browser shows the others after it.
 */
export const partsOf = (types: readonly string[], gate: Page['gate']) => (gate ? [gateId, ...types] : types)

/** Types of the blocks that most windows show first. */
const typesAtTop = ({ blocks }: Page): string[] => blocks.slice(0, 2).map(({ type }) => type)

/** In order of use: islands at the top of the page, the quote form, which is at the end, then the others. */
const inOrderOfUse = (page: Page, liveTypes: readonly string[]) => {
  const top = typesAtTop(page)
  return [...liveTypes.filter((type) => top.includes(type)), ...liveTypes.slice(-1), ...liveTypes]
}

/** Whether a page hydrates before it is touched, because its first blocks, or the device, have more to show. */
function startOf(page: Page): Pick<PageData, 'idle' | 'asked'> {
  const { blocks, gate, quote } = page
  const top = typesAtTop(page).map(earlyHydrationOf)
  const isForm = top.includes('asked')
  // Prefilled values of the inquiry are set when the form is hydrated.
  const isFilledIn = isForm && quote !== undefined
  if (gate || isFilledIn || top.includes('more') || blocks.some(({ type }) => earlyHydrationOf(type) === 'kept'))
    return { idle: true }
  return isForm ? { asked: true } : {}
}
