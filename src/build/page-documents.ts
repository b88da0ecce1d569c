import { isKeeping } from '../../blocks/live.ts'
import type { Page } from '../../blocks/page.ts'
import { pictureKey } from '../../schema/picture.ts'
import type { CardFile } from '../cards/card-files.ts'
import type { GateFields } from '../gate/envelope.ts'
import { type DocumentFrame, renderDocument } from '../renderer/document.ts'
import { gateId } from '../renderer/page-data.ts'
import type { RenderedPage, Renderer } from '../renderer/render.tsx'
import type { PictureTable } from '../ui/pictures-context.ts'
import type { apartWriter } from './apart.ts'
import { firstPicture, picturesFor } from './images-of.ts'

/** Renders pages, those of `sealed` as the screen that asks for their password. */
export function createPageRender(renderer: Renderer, sealed: ReadonlyMap<string, GateFields>) {
  return (page: Page): RenderedPage => {
    const gate = sealed.get(page.path)
    if (!gate) return renderer.renderPage(page)
    const { body, live, liveTypes } = renderer.renderGate(page.path)
    return { body, live: { ...live, [gate.id]: gate }, liveTypes: [gate.type, ...liveTypes] }
  }
}

type Making = {
  frame: DocumentFrame
  pictures: PictureTable
  render: (page: Page) => RenderedPage
  keepApart: ReturnType<typeof apartWriter>
  modulesOf: (liveTypes: readonly string[]) => readonly string[]
  crawlerHeadOf: (page: Page) => string
}

type Around = { card: CardFile | undefined; stylesheet: string | undefined }

/**
 * Gives the document of a page, and the addresses of what its live blocks keep apart. `card` is its picture where its address is passed on, `stylesheet` the
 * sheet of its own.
 */
export function createDocuments({ frame, pictures, render, keepApart, modulesOf, crawlerHeadOf }: Making) {
  return (page: Page, { card, stylesheet }: Around) => {
    const { body, live, liveTypes } = render(page)
    const apart = keepApart(live)
    const data = {
      modules: [...apart.modules, ...modulesOf(liveTypes)],
      live: apart.live,
      ...picturesFor(live, pictures),
      ...(page.quote && { quote: page.quote }),
      ...((page.gate || startsAtIdle(page, live)) && { idle: true as const }),
    }
    const first = firstPicture(page)
    const preload = first && pictures[pictureKey(first)]
    const crawlerHead = crawlerHeadOf(page)
    const html = renderDocument(frame, { page, body, data, stylesheet, preload, card, crawlerHead })
    return { html, apart: apart.modules }
  }
}

/** The parts that a page shows, that which opens it among them: the browser puts the others there when it is open. */
export const partsOf = (types: readonly string[], gate: Page['gate']) => (gate ? [...types, gateId] : types)

/**
 * A page starts the app at idle where it is about a form, so that the first live block stands at its top, and where a
 * block shows what the device keeps.
 */
const startsAtIdle = (page: Page, live: RenderedPage['live']) =>
  page.blocks.slice(0, 2).some(({ id }) => Object.hasOwn(live, id)) || page.blocks.some(({ type }) => isKeeping(type))
