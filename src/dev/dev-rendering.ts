import type { ViteDevServer } from 'vite'
import type { Block } from '../../schema/block.ts'
import { announcementsAt } from '../../schema/layout/announcement.ts'
import { everyBlock } from '../../schema/nested-blocks.ts'
import { headerOf, type Page } from '../../schema/page.ts'
import { pictureKey } from '../../schema/pictures/picture.ts'
import { holds, spanOf } from '../../schema/schedule/schedule.ts'
import { browserColours } from '../../schema/theme/palettes.ts'
import { collectImages, firstPicture } from '../builder/assets/collect-images.ts'
import { writeLogo } from '../builder/assets/public-files.ts'
import { searchAddress } from '../builder/assets/search-file.ts'
import type { FontFaces } from '../builder/assets/site-fonts.ts'
import { baseStyles } from '../builder/assets/stylesheet.ts'
import type { LanguageOutput } from '../builder/languages/language-outputs.ts'
import { pageInLanguage } from '../builder/languages/language-parts.ts'
import { measureMarkup } from '../builder/measure-markup.ts'
import { assemblePageData } from '../builder/pages/assemble-page-data.ts'
import { filesOn } from '../content/derive/block-files.ts'
import { unpublishedIn } from '../content/derive/published-page.ts'
import type { Content, LoadedSite } from '../content/load/load.ts'
import { publishedLinks } from '../content/load/published-links.ts'
import { engineModule, engineRoot } from '../files/roots.ts'
import { documentTitle, hasActionBar, readyScript, renderDocument } from '../render/document.ts'
import type { Renderer } from '../render/renderer.ts'
import type { FrameView } from '../studio/wire/page.ts'
import type { DevDownloads, DevPictures } from './dev-assets.ts'
import { importedStyles } from './imported-files.ts'
import { markedInput } from './marked-input.ts'
import { createRendererModule } from './renderer-module.ts'
import { badgeStyles, withBadges, withoutUnpublished } from './unpublished-badges.ts'

/** The fonts of a theme. */
export type DevFonts = (theme: LoadedSite['theme']) => Promise<FontFaces>

/** The inputs that stay while the server runs. `loader` is the code in the head. */
type Lasting = {
  /** The content folder, absolute. */
  pages: string
  /** The folder of the assets. */
  files: string
  fontsOf: DevFonts
  loader: string
  vite: ViteDevServer
  pictures: DevPictures
  downloads: DevDownloads
}

/**
 * A page as visitors see it, with the marks of the studio, or its blocks without header and footer. In a frame of the
 * gallery no page is replaced after a save: the gallery around it loads the frame again.
 */
type Kind = 'plain' | 'marked' | 'alone' | 'framed'
const renderings = {
  plain: 'renderPage',
  marked: 'renderMarked',
  alone: 'renderAlone',
  framed: 'renderAlone',
} as const

/** Modules of every page in development. */
const devModules = ['/@vite/client', engineModule('/src/client/dev/main.ts')]

/** Consent is asked for as on the site, so that the question and what it allows can be tried. Nothing is counted. */
const askingMarkup = (site: LoadedSite['site']) =>
  measureMarkup(site, engineModule('/src/measure/measure.ts'), { counts: false })

/** The content of the layout. */
export type Frame = Pick<
  LoadedSite,
  'site' | 'blocks' | 'theme' | 'language' | 'land' | 'publicFolders' | 'header' | 'footer'
> & {
  dialog?: Block | undefined
  /** How its language is written, on a site in several. */
  output?: LanguageOutput | undefined
}

/** The address of the search index of a frame: that of a language lies in its folder. */
const searchFileOf = ({ output }: Pick<Frame, 'output'>): string =>
  output === undefined || output.languages[0]?.tag === output.tag ? searchAddress : `/${output.tag}${searchAddress}`

/** The content of the layout, with what is not published yet; `at`: as it is published at that time. */
export function frameOf(content: Content, at?: number): Frame {
  const { site, theme, language, land, ...links } = content.shared()
  const announcements = announcementsAt(site.announcements, at ?? Date.now(), at === undefined)
  const isGone = (href: string) => {
    const file = at === undefined ? undefined : content.pageFiles().find(({ name }) => name === href)
    const page = file && content.pageOf(file)?.page
    return at !== undefined && page !== undefined && !holds(spanOf(page), at)
  }
  const { header, footer } = at === undefined ? links : publishedLinks(links, isGone)
  return {
    theme,
    language,
    land,
    header,
    footer,
    site: { ...site, announcements },
    blocks: content.blocks(),
    publicFolders: content.publicFolders,
    dialog: content.dialog(),
  }
}

/** Renders pages on request, with the renderer and the styles that were last saved. */
export function createDevRendering({ pages, files, fontsOf, loader, vite, pictures, downloads }: Lasting) {
  const module = createRendererModule(engineRoot, pages, vite)
  /** By language: each has words of its own in what is compiled. */
  const cached = new Map<string, { of: readonly unknown[]; renderer: Promise<Renderer> }>()

  /** The renderer caches blocks, so it is created again when its inputs change. */
  async function rendererOf(frame: Frame): Promise<Renderer> {
    const { createRenderer } = await module.load()
    const input = markedInput(frame, {
      logo: await writeLogo(frame, files),
      pictures: pictures.table,
      downloads: downloads.sizes,
      searchFile: searchFileOf(frame),
      languages: frame.output?.languages,
    })
    const { theme, logo, dialog } = input
    // With tags: where a text is written may change and the text not.
    const { layout } = input.tagged()
    const of = [createRenderer, pictures.version(), JSON.stringify([layout, theme, logo, dialog])]
    const tag = frame.output?.tag ?? ''
    const known = cached.get(tag)
    if (known?.of.every((one, index) => one === of[index])) return known.renderer
    const renderer = createRenderer({ ...input, types: dialog ? [dialog.type] : [] })
    cached.set(tag, { of, renderer })
    return renderer
  }

  const imagesOn = (page: Page, { dialog, header }: Frame) => collectImages({ pages: [page], dialog, header })

  async function rendered(page: Page, frame: Frame, kind: Kind, at?: number) {
    await Promise.all([
      pictures.render(imagesOn(page, frame), frame.theme),
      downloads.write(filesOn(page, frame.blocks)),
    ])
    const renderer = await rendererOf(frame)
    await renderer.load(everyBlock(page.blocks).map(({ type }) => type))
    const { body, islands } = renderer[renderings[kind]](page)
    const fonts = await fontsOf(frame.theme)
    const styles =
      fonts.css +
      (await baseStyles(engineRoot, renderer.themeStyles)) +
      renderer.css() +
      (await importedStyles(vite)) +
      badgeStyles
    const unpublished = unpublishedIn(page, at ?? Date.now())
    const withMarks = at === undefined ? withBadges : withoutUnpublished
    const shown = body.map((part) =>
      typeof part === 'string' ? withMarks(part, unpublished) : { shared: withMarks(part.shared, unpublished) },
    )
    return { body: shown, islands, styles }
  }

  return {
    /** Code was saved: later requests use the new code. */
    clear(): void {
      cached.clear()
      module.codeChanged()
    },
    stop: module.stop,
    /** Prepares the first page. */
    async prepare(frame: Frame): Promise<void> {
      await pictures.render(collectImages({ ...frame, pages: [] }), frame.theme)
      await rendererOf(frame)
    },
    /**
     * The document of a page; one without content if there is none. `revision` distinguishes it from that after another
     * save. `at`: it is shown as of this time.
     */
    async document(
      page: Page | undefined,
      frame: Frame,
      { revision, kind, at }: { revision: number; kind: Kind; at?: number | undefined },
    ): Promise<{ status: number; html: string }> {
      if (!page) return { status: 500, html: emptyDocument(loader) }
      const { body, islands, styles } = await rendered(page, frame, kind, at)
      const updates =
        kind === 'framed' ? '' : `<script type="module" src="${engineModule('/src/client/dev/dev.ts')}"></script>`
      const head = `<meta name="revision" content="${revision}"><style id="site-styles">${styles}</style>${updates}`
      const { language, blocks } = frame
      const data = assemblePageData(page, { modules: devModules, islands, pictures: pictures.table, language, blocks })
      const first = firstPicture(page)
      const preload = first && pictures.table[pictureKey(first)]
      const html = renderDocument(
        {
          site: frame.site,
          ...browserColours(frame.theme),
          origin: frame.site.origin,
          head,
          loader,
          measure: kind === 'plain' ? askingMarkup(frame.site) : undefined,
          blocks: frame.blocks,
        },
        { page, body, data, preload },
      )
      return { status: page.path === '/404' ? 404 : 200, html: pageInLanguage(page.path, html, frame.output) }
    },
    /**
     * Draws the pictures that a page shows and that are not drawn yet, which can take seconds; `undefined` if there are
     * none.
     */
    drawing(page: Page, frame: Frame): Promise<void> | undefined {
      const images = imagesOn(page, frame)
      return pictures.has(images, frame.theme) ? undefined : pictures.render(images, frame.theme)
    },
    /** The values of a theme as CSS, for the page of another theme: nothing else of it differs. */
    async look(theme: Frame['theme'], frame: Frame): Promise<string> {
      const { themeStyles } = await module.load()
      return themeStyles(theme, await writeLogo({ ...frame, theme }, files), frame.land?.url).variables()
    },
    /** What of the document, with its marks, can differ after an edit; `at`: as of a time. */
    async view(page: Page, frame: Frame, revision: number, at?: number): Promise<FrameView> {
      const { body, styles } = await rendered(page, frame, 'marked', at)
      return {
        revision,
        title: documentTitle(page.title, frame.site),
        header: headerOf(page, frame.blocks),
        hasActionBar: hasActionBar(page, frame),
        styles,
        body: pageInLanguage(page.path, body, frame.output),
      }
    },
  }
}

/** While there is no valid page at all, an empty one carries the overlay. */
const emptyDocument = (loader: string) =>
  `<!doctype html><html lang="en"><title>The content has errors</title><body><div id="root"><main id="main"></main></div><script>${loader}</script><script type="application/json" id="page">{"modules":["/@vite/client"],"islands":{}}</script><script>${readyScript}</script><script type="module" src="${engineModule('/src/client/dev/dev.ts')}"></script></body></html>`
