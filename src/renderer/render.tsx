import createCache from '@emotion/cache'
import type { ComponentType, ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { blockComponents } from '../../blocks/components.tsx'
import { isLive } from '../../blocks/live.ts'
import type { Page } from '../../blocks/page.ts'
import { type Block, type BlockType, blockSchemas } from '../../blocks/registry.ts'
import { createRecent } from '../../schema/recent.ts'
import type { DownloadSizes } from '../ui/downloads-context.ts'
import { renderMarkdown } from '../ui/markdown.ts'
import { Notices } from '../ui/notices.tsx'
import type { PictureTable } from '../ui/pictures-context.ts'
import { emotionKey, Providers } from '../ui/providers.tsx'
import { cutAtSlots, joinAtSlots, type Slotted } from '../ui/slot.ts'
import { createClassNames } from './class-names.ts'
import { escapeAttribute } from './escape.ts'
import { fillSlots, withSlots } from './fill.ts'
import { Footer } from './footer.tsx'
import { GateScreen } from './gate-screen.tsx'
import { Header } from './header.tsx'
import { leanHtml } from './lean-html.ts'
import { type LiveFields, LivePart } from './live-part.tsx'
import { dialogFormId, gateId, type PageData, shellPart } from './page-data.ts'
import { QuoteDialog } from './quote-dialog.tsx'
import { SearchDialog } from './search-dialog.tsx'
import { createShapes } from './shape.ts'
import type { ShellData } from './shell-data.ts'
import { type ShortNames, shortNames } from './short-names.ts'

export type RendererInput = {
  shell: ShellData
  pictures: PictureTable
  /** Sizes of the files that pages offer for download. */
  downloads?: DownloadSizes
  /** The block that stands in the quote dialog of every page. */
  dialog?: Block | undefined
  /** Types of blocks that can be rendered from the start; all where left out. */
  types?: Iterable<BlockType>
}

export type RenderedPage = {
  /** Everything inside `<body>` but the data. */
  body: string
  live: PageData['live']
  /** Types of the live blocks, for the modules that they need. */
  liveTypes: readonly string[]
}

/** The blocks of a page alone, without what stands around them on every page. */
export type RenderedBlocks = Pick<RenderedPage, 'live'> & { html: string }

export type Renderer = {
  /** Loads the components of these types of blocks, for a renderer that was made without them. */
  load(types: Iterable<BlockType>): Promise<void>
  /** Renders what of a page has a shape of its own, so that the rules of the page are among {@link Renderer.css}. */
  preparePage(page: Page): void
  renderPage(page: Page): RenderedPage
  /** A page without header and footer, for the gallery of blocks. */
  renderAlone(page: Page): RenderedPage
  /** What the document of a protected page shows: the screen that asks for the password. */
  renderGate(path: string): RenderedPage
  /** What is kept behind a password, with pictures that are nowhere else. */
  renderBlocks(page: Page, pictures: PictureTable): RenderedBlocks
  /** Renders each block of a page by itself, without slots, and gives the type of the first that comes out differently. */
  differsAt(page: Page): BlockType | undefined
  /**
   * Gives what the browser leaves as it is shorter class names, from here on: called when all shapes of the site have been
   * rendered, and before any page is written.
   */
  shortenNames(): void
  /** The rules of everything rendered so far by the name of their class or animation, in an order that depends on the names alone. */
  rules(): ReadonlyMap<string, string>
  /** All of {@link Renderer.rules}. */
  css(): string
  /** Names among {@link Renderer.rules} that blocks of a type have used so far, or the `shellPart` around them. */
  namesOf(part: string): ReadonlySet<string>
}

/**
 * A renderer for one site. Rendering with MUI is what costs, so blocks of one shape are rendered once, with slots in place
 * of their texts, and filled (`shape.ts`, `fill.ts`). That is sound because blocks take their ids from their own fields,
 * never from their place in the tree, and because fields whose text a component reads are no slots: both are held by the
 * contract tests of all blocks, the second also by a sample in every build.
 */
export async function createRenderer({
  shell,
  pictures,
  downloads,
  dialog,
  types = allTypes,
}: RendererInput): Promise<Renderer> {
  const components = new Map<BlockType, unknown>()
  const load = async (wanted: Iterable<BlockType>) => {
    const loading = [...wanted].filter((type) => !components.has(type))
    await Promise.all(loading.map(async (type) => components.set(type, await blockComponents[type]())))
  }
  await load(types)
  // Without emotion's own prefixes: those that browsers still need come when the sheet is made small.
  const cache = createCache({ key: emotionKey, stylisPlugins: [] })
  cache.compat = true
  const render = (node: ReactNode, files = pictures) =>
    renderToString(
      <Providers cache={cache} pictures={files} downloads={downloads} markdown={renderMarkdown}>
        {node}
      </Providers>,
    )

  let header = render(<Header data={shell} />)
  let footer = render(<Footer data={shell} />)
  let searchDialog = shell.search ? render(<SearchDialog search={shell.search} />) : ''
  const form = dialog && { ...dialog, id: dialogFormId }
  let quoteDialog = form
    ? render(
        <QuoteDialog>
          <LivePart component={components.get(form.type) as ComponentType<LiveFields>} fields={form} />
        </QuoteDialog>,
      )
    : ''
  let notices = render(<Notices />)
  const names = createClassNames()
  names.note(shellPart, header + footer, { stay: false })
  names.note(shellPart, searchDialog + quoteDialog + notices, { stay: true })
  let short: ShortNames | undefined
  /** HTML as it is sent, once all rules are known. `live`: the browser takes it over. */
  const finished = (html: string, live: boolean) =>
    short ? leanHtml(live ? short.live(html) : short.html(html)) : html
  // Many blocks are the very object that a page of the same city has; most others have the shape of one before.
  const prepared = createRecent<Block, true>(recentBlocks)
  let filled = createRecent<Block, string>(recentBlocks)
  const slotted = new Map<string, Slotted & { type: BlockType }>()
  const shapeOf = createShapes(blockSchemas, pictures)
  const slottedPictures = withSlots(pictures)

  const shaped = (block: Block) => {
    const { key, fillings, pierced } = shapeOf(block)
    const name = block.type + key
    let made = slotted.get(name)
    if (!made) {
      made = { type: block.type, ...cutAtSlots(renderAnew(pierced as Block, slottedPictures)) }
      slotted.set(name, made)
    }
    return { made, fillings }
  }

  const renderBlock = (block: Block): string =>
    filled(block, () => {
      const { made, fillings } = shaped(block)
      return fillSlots(made, fillings, pictures)
    })

  const prepareBlock = (block: Block) =>
    prepared(block, () => {
      shaped(block)
      return true
    })

  const renderAnew = (block: Block, files = pictures): string => {
    const Component = components.get(block.type) as ComponentType<LiveFields>
    const live = isLive(block.type)
    const inside = render(live ? <LivePart component={Component} fields={block} /> : <Component {...block} />, files)
    const id = escapeAttribute(block.id ?? block.type)
    names.note(block.type, inside, { stay: live })
    const marks = live ? ' data-live=""' : ''
    return `<section data-block="${block.type}" id="${id}" data-tone="${block.tone}"${marks}>${finished(inside, live)}</section>`
  }

  const alone = (main: string, blocks: readonly Block[]): RenderedPage => {
    const live = liveOf([...blocks, ...(form ? [form] : [])])
    const root = `<div id="root"><main id="main" tabindex="-1">${main}</main>${quoteDialog}${notices}</div>`
    return { body: root, live, liveTypes: Object.values(live).map(({ type }) => type) }
  }
  const inShell = (main: string, blocks: readonly Block[]): RenderedPage => {
    const { body: root, ...rest } = alone(main, blocks)
    return { body: `<a class="skip" href="#main">Skip to content</a>${header}${root}${footer}${searchDialog}`, ...rest }
  }

  const made = () =>
    new Map(
      Object.entries(cache.inserted)
        .filter((entry): entry is [string, string] => typeof entry[1] === 'string')
        .sort(([one], [other]) => (one < other ? -1 : 1)),
    )
  /** The rules under the names that the HTML has for them: both, where a name was wanted in full only later. */
  const rules = () => {
    const all = made()
    if (short)
      for (const [name, rule] of all) {
        const brief = short.css(rule)
        all.set(name, brief !== rule && names.fixed.has(name) ? rule + brief : brief)
      }
    return all
  }

  return {
    load,
    preparePage: ({ blocks }) => blocks.forEach(prepareBlock),
    renderPage: ({ blocks }) => inShell(blocks.map(renderBlock).join(''), blocks),
    renderAlone({ blocks }) {
      const { body, ...rest } = alone(blocks.map(renderBlock).join(''), blocks)
      return { body: body + searchDialog, ...rest }
    },
    renderGate(path) {
      const screen = render(<LivePart component={() => <GateScreen id={gateId} path={path} />} fields={gateMark} />)
      names.note(gateId, screen, { stay: true })
      return inShell(
        `<section data-block="${gateId}" id="${gateId}" data-tone="night" data-live="">${finished(screen, true)}</section>`,
        [],
      )
    },
    renderBlocks: ({ blocks }, files) => ({
      html: blocks.map((block) => names.note(block.type, renderAnew(block, files), { stay: true })).join(''),
      live: liveOf(blocks),
    }),
    differsAt: (page) => page.blocks.find((block) => renderAnew(block) !== renderBlock(block))?.type,
    shortenNames() {
      short = shortNames(made(), names.fixed)
      header = finished(header, false)
      footer = finished(footer, false)
      searchDialog = finished(searchDialog, true)
      quoteDialog = finished(quoteDialog, true)
      notices = finished(notices, true)
      filled = createRecent(recentBlocks)
      for (const [name, made] of slotted)
        slotted.set(name, { type: made.type, ...cutAtSlots(finished(joinAtSlots(made), isLive(made.type))) })
    },
    rules,
    css: () => [...rules().values()].join(''),
    namesOf: names.of,
  }
}

/**
 * Blocks that are kept as HTML: pages come city by city, and those of one city have some 200 distinct blocks together. To
 * keep all would take more room than the site.
 */
const recentBlocks = 1_000

const gateMark = { type: gateId, id: gateId }

/** The blocks among these that the browser brings to life, by id. */
const liveOf = (blocks: readonly Block[]): PageData['live'] =>
  Object.fromEntries(blocks.filter(({ type }) => isLive(type)).map((block) => [block.id, block]))

const allTypes = Object.keys(blockComponents) as BlockType[]
