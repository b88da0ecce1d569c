import { blocks as blockTypes } from 'virtual:marquee/blocks'
import { type Block, hydrationOf } from '../../schema/block.ts'
import { announcementFor } from '../../schema/layout/announcement.ts'
import { everyBlock } from '../../schema/nested-blocks.ts'
import type { Page } from '../../schema/page.ts'
import { inSite } from '../../schema/site/in-site.ts'
import type { PictureTable } from '../components/picture/pictures-context.ts'
import { joinPlaceholders } from '../components/prose/placeholder.ts'
import { themeStyles } from '../theme/theme-styles.ts'
import { createCompiledBlocks } from './compiled-blocks/compiled-blocks.ts'
import { withPageOfError } from './failed-block.ts'
import { GateScreen } from './gate-screen.tsx'
import type { HtmlParts, SharedHtml } from './html-parts.ts'
import { frameScripts } from './layout/frame-scripts.ts'
import { joinContents } from './main-content.ts'
import { markCurrent, markCurrentIn } from './mark-current.ts'
import { createMarking } from './marks/create-marking.ts'
import { gateId, headerPart, layoutPart, type PageData } from './page-data.ts'
import { createPageParts, type PageParts } from './page-parts.tsx'
import type { RenderedPage, Renderer, RendererInput } from './renderer.ts'
import { createUsedRules } from './used-rules.ts'

export { themeStyles }

/**
 * Creates the renderer of a site. Rendering with MUI is expensive, so blocks of the same structure are rendered once,
 * with placeholders in place of their texts, and then filled (`compiled-blocks/`). This is correct because blocks
 * derive their ids from their own fields, never from their position in the tree, and because fields whose text a
 * component reads are not placeholders. The contract tests of all blocks hold both.
 */
export async function createRenderer({
  layout,
  theme,
  logo,
  pictures,
  downloads,
  dialog,
  tagged,
  types = allTypes,
}: RendererInput): Promise<Renderer> {
  const components = new Map<string, unknown>()
  const load = async (types: Iterable<string>) => {
    const loading = [...types].filter((type) => !components.has(type))
    await Promise.all(loading.map(async (type) => components.set(type, await blockTypes[type]?.load())))
  }
  await load(types)
  const parts = createPageParts({ layout, pictures, downloads, dialog, components, isIsland })
  const { form } = parts
  const styles = createUsedRules(parts.rules)
  styles.add(headerPart, parts.announcements.join('') + parts.layout.languageOffer + parts.layout.header)
  for (const dialog of [parts.layout.searchDialog, parts.layout.quoteDialog]) styles.add(headerPart, openingTag(dialog))
  styles.add(layoutPart, parts.layout.footer + parts.layout.actionBar + parts.layout.consent)
  styles.add(layoutPart, parts.layout.searchDialog + parts.layout.quoteDialog + parts.layout.notices)
  const compiledBlocks = createCompiledBlocks({
    schemas,
    pictures,
    renderContent: (block, files) => styles.add(block.type, parts.renderBlock(block, files)),
  })
  const { compile, render, renderInFull, placeholderPictures } = compiledBlocks

  const createMarks = () =>
    createMarking({
      layout: parts.layout,
      tagged: createPageParts({
        ...(tagged?.() ?? { layout, dialog }),
        pictures: placeholderPictures,
        downloads,
        components,
        isIsland,
      }),
      compiledBlocks,
      schemas,
      pictures,
    })
  let marking: ReturnType<typeof createMarking> | undefined

  const announcements = layout.announcements ?? []
  /** The frames of a layout: each announcement is over the header of its pages. */
  const createFrames = (shown: PageParts['layout']) => {
    const script = frameScripts(layout)
      .map((code) => `<script>${code}</script>`)
      .join('')
    const plain = framesOf(shown, script)
    const announced = parts.announcements.map((html) => framesOf(shown, html + script).page)
    return { ...plain, pageAt: (path: string) => announced[announcementFor(announcements, path)] ?? plain.page }
  }
  const plain = createFrames(parts.layout)
  const framed = (
    { before, behind }: Frame,
    path: string,
    main: HtmlParts,
    blocks: readonly Block[],
  ): RenderedPage => ({
    body: [markCurrentIn(before, path), ...main, markCurrentIn(behind, path)],
    islands: islandsIn([...blocks, ...(form ? [form] : [])]),
  })
  /** A page of blocks in its frame. An island stays as React hydrates it. */
  const framedPage = (frame: Frame, { path, blocks }: Page, renderBlock: (block: Block, index: number) => string) =>
    framed(
      frame,
      path,
      blocks.map((block, index) => {
        const html = renderBlock(block, index)
        return isIsland(block) ? html : markCurrent(html, path)
      }),
      blocks,
    )

  /** A function that renders a page in the language of the site, also the Markdown in placeholders. Its errors name the page. */
  const onPage =
    <Rest extends unknown[], T>(render: (page: Page, ...rest: Rest) => T) =>
    (page: Page, ...rest: Rest): T =>
      withPageOfError(page, () => inSite(layout, () => render(page, ...rest)))

  return {
    load,
    structuresOf: onPage(({ blocks }) => blocks.map(compiledBlocks.nameOf)),
    stylesOf: onPage(({ blocks }, at: number) => {
      const block = blocks[at] as Block
      return { type: block.type, rules: styles.rulesIn(joinPlaceholders(compile(block).compiled)) }
    }),
    addStyles: styles.addStyles,
    renderPage: onPage((page) => framedPage(plain.pageAt(page.path), page, render)),
    mainContent: onPage(({ blocks }) => joinContents(blocks.map(compiledBlocks.contentOf))),
    renderMarked: onPage((page) => {
      marking ??= createMarks()
      const { renderBlock, layout: marked } = marking
      return framedPage(createFrames(marked).pageAt(page.path), page, renderBlock)
    }),
    renderAlone: onPage((page) => framedPage(plain.alone, page, render)),
    renderGate(path) {
      const screen = parts.renderIsland(() => <GateScreen id={gateId} path={path} />, gateMark)
      styles.add(gateId, screen)
      const section = `<section data-block="${gateId}" id="${gateId}" data-part="page" data-island="">${screen}</section>`
      return framed(plain.pageAt(path), path, [section], [])
    },
    renderBlocks: onPage(({ blocks }, files: PictureTable) => {
      const html = blocks.map((block) => renderInFull(block, files))
      return { html: html.join(''), islands: islandsIn(blocks) }
    }),
    structures: compiledBlocks.count,
    rules: styles.rules,
    themeStyles: inSite(layout, () => themeStyles(theme, logo, layout.land?.url)),
    css: () => [...styles.rules().values()].join(''),
    namesOf: styles.namesOf,
  }
}

/** The HTML around the blocks of a page. */
type Frame = { before: SharedHtml; behind: SharedHtml }

/** The frame of a page, with HTML before its header, and that of a page without header and footer. */
function framesOf(layout: PageParts['layout'], beforeHeader: string): { page: Frame; alone: Frame } {
  const { skip, consent, languageOffer, header, quoteDialog, notices, footer, actionBar, searchDialog } = layout
  const start = '<div id="root"><main id="main" tabindex="-1">'
  const end = `</main>${quoteDialog}${notices}</div>`
  return {
    page: {
      before: { shared: skip + consent + languageOffer + beforeHeader + header + start },
      behind: { shared: end + footer + actionBar + searchDialog },
    },
    alone: { before: { shared: start }, behind: { shared: end + searchDialog } },
  }
}

const openingTag = (html: string) => html.slice(0, html.indexOf('>') + 1)

const gateMark = { type: gateId, id: gateId }

/** The islands among these blocks, by id. */
const islandsIn = (blocks: readonly Block[]): PageData['islands'] =>
  Object.fromEntries(
    everyBlock(blocks)
      .filter(isIsland)
      .map((block) => [block.id, block]),
  )

const allTypes = Object.keys(blockTypes)
const schemas = Object.fromEntries(Object.entries(blockTypes).map(([type, { schema }]) => [type, schema]))
const isIsland = (block: Block) => hydrationOf(schemas[block.type], block) !== undefined
