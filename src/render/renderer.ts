import type { Block } from '../../schema/block.ts'
import type { Page } from '../../schema/page.ts'
import type { Theme } from '../../schema/theme/theme.ts'
import type { DownloadSizes } from '../components/downloads-context.ts'
import type { PictureTable } from '../components/picture/pictures-context.ts'
import type { LogoVariables, ThemeStyles } from '../theme/theme-styles.ts'
import type { HtmlParts } from './html-parts.ts'
import type { LayoutData } from './layout/layout-data.ts'
import type { PageData } from './page-data.ts'

export type RendererInput = {
  layout: LayoutData
  theme: Theme
  /** The drawings of the logo, by tone. */
  logo: LogoVariables | undefined
  pictures: PictureTable
  /** Sizes of the files that pages offer for download. */
  downloads?: DownloadSizes | undefined
  /** The block in the quote dialog of every page. */
  dialog?: Block | undefined
  /** The same content with tags, for {@link Renderer.renderMarked}: `marks/tag-texts.ts`. */
  tagged?: (() => Pick<RendererInput, 'layout' | 'dialog'>) | undefined
  /** Types of blocks that can be rendered from the start; all by default. */
  types?: Iterable<string>
}

export type RenderedPage = {
  /** Everything inside `<body>` but the data. */
  body: HtmlParts
  islands: PageData['islands']
}

/** The block type of a structure, and the rules that it uses, by the name of their class or animation. */
export type StructureStyles = { type: string; rules: Readonly<Record<string, string>> }

/** The blocks of a page, without the layout. */
type RenderedBlocks = Pick<RenderedPage, 'islands'> & { html: string }

export type Renderer = {
  /** Loads the components of these block types, for a renderer that was created without them. */
  load(types: Iterable<string>): Promise<void>
  /** The names of the structures of a page's blocks, in their order. */
  structuresOf(page: Page): string[]
  /** Renders the structure of one of a page's blocks, unless that was done before, and returns its styles. */
  stylesOf(page: Page, at: number): StructureStyles
  /** Adds the styles of a structure that an earlier build has rendered to {@link Renderer.rules}. */
  addStyles(styles: StructureStyles): void
  renderPage(page: Page): RenderedPage
  /** What a reader finds on a page, without header and footer: `main-content.ts`. */
  mainContent(page: Page): string
  /** As {@link Renderer.renderPage}, with the marks of the studio: `marks/marks.ts`. */
  renderMarked(page: Page): RenderedPage
  /** A page without header and footer, for the gallery of blocks. */
  renderAlone(page: Page): RenderedPage
  /** What a protected page shows at first: the screen that asks for the password. */
  renderGate(path: string): RenderedPage
  /** The content that is sealed by a password, with pictures that appear nowhere else. */
  renderBlocks(page: Page, pictures: PictureTable): RenderedBlocks
  /** How many different structures of blocks were rendered. */
  structures(): number
  /**
   * The rules that everything rendered or added so far uses, by the name of their class or animation, in an order that depends on the
   * names alone.
   */
  rules(): ReadonlyMap<string, string>
  /** All of {@link Renderer.rules}. */
  css(): string
  /** Variables and rules of the theme. */
  themeStyles: ThemeStyles
  /** Names in {@link Renderer.rules} that a part has used so far: blocks of a type, the layout, or its header. */
  namesOf(part: string): ReadonlySet<string>
}
