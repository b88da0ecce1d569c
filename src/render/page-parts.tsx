import createCache from '@emotion/cache'
import type { ComponentType, ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import type { Block } from '../../schema/block.ts'
import { layoutWords } from '../../schema/language/layout-words.ts'
import { inSite } from '../../schema/site/in-site.ts'
import { escapeMarkup } from '../../schema/writing/escape-markup.ts'
import { columnCacheOf, rulesOf } from '../components/column-styles.tsx'
import { NestedBlockContext } from '../components/nested-blocks.tsx'
import { Notices } from '../components/notices/notices.tsx'
import type { PictureTable } from '../components/picture/pictures-context.ts'
import { renderMarkdown } from '../components/prose/render-markdown.ts'
import { emotionKey, Providers } from '../components/providers.tsx'
import { endedWithin } from '../files/ended-within.ts'
import { FailedBlock, maxSeconds } from './failed-block.ts'
import { Island, type IslandFields } from './island.tsx'
import { ActionBar } from './layout/action-bar.tsx'
import { Announcement } from './layout/announcement.tsx'
import { ConsentBanner } from './layout/consent.tsx'
import { Footer } from './layout/footer.tsx'
import { Header } from './layout/header.tsx'
import { LanguageOffer } from './layout/language-offer.tsx'
import { dialogName, QuoteDialog } from './layout/quote-dialog.tsx'
import { SearchDialog } from './layout/search-dialog.tsx'
import { dialogFormId } from './page-data.ts'
import type { RendererInput } from './renderer.ts'

type Input = Pick<RendererInput, 'layout' | 'pictures' | 'downloads' | 'dialog'> & {
  components: ReadonlyMap<string, unknown>
  isIsland: (block: Block) => boolean
}

/** The parts of a page as React renders them: the layout, and blocks without placeholders filled. */
export function createPageParts({ layout, pictures, downloads, dialog, components, isIsland }: Input) {
  // No vendor prefixes from emotion: minifying adds those that browsers still need.
  const cache = createCache({ key: emotionKey, stylisPlugins: [] })
  cache.compat = true
  const render = (node: ReactNode, files = pictures, identifierPrefix = '', styles = cache) => {
    const tree = (
      <NestedBlockContext value={(block) => nestedContent(block, files)}>
        <Providers cache={styles} pictures={files} downloads={downloads} markdown={renderMarkdown}>
          {node}
        </Providers>
      </NestedBlockContext>
    )
    return inSite(layout, () => renderToString(tree, { identifierPrefix }))
  }
  /** The HTML of an island. It is a React root, and the prefix makes the ids of `useId` unique on the page. */
  const renderIsland = (
    component: ComponentType<IslandFields>,
    fields: IslandFields,
    files = pictures,
    styles = cache,
  ) => render(<Island component={component} fields={fields} />, files, fields.id, styles)
  /** The content of a block in a block: an island is a React root there too. */
  const nestedContent = (block: Block, files: PictureTable) => {
    rendering = block
    const Component = componentOf(block.type)
    if (!isIsland(block)) return <Component {...block} />
    return { island: renderIsland(Component, block, files, columnCacheOf(cache)) }
  }
  const componentOf = (type: string) => components.get(type) as ComponentType<IslandFields>

  /** The block, or the block in it, whose rendering began last. */
  let rendering: Block | undefined

  /** The form of the quote dialog. */
  const form = dialog && { ...dialog, id: dialogFormId }
  return {
    renderIsland,
    /** The content of a block. Throws `FailedBlock` if its component throws or does not end. */
    renderBlock(block: Block, files = pictures): string {
      rendering = block
      const Component = componentOf(block.type)
      const content = () =>
        isIsland(block) ? renderIsland(Component, block, files) : render(<Component {...block} />, files)
      try {
        return endedWithin(content, maxSeconds * 1_000)
      } catch (error) {
        throw new FailedBlock(rendering, error)
      }
    },
    form,
    announcements: (layout.announcements ?? []).map((one) => render(<Announcement {...one} />)),
    layout: {
      header: render(<Header data={layout} />),
      footer: render(<Footer data={layout} />),
      languageOffer: layout.languages ? render(<LanguageOffer />) : '',
      actionBar: layout.actionBar ? render(<ActionBar phone={layout.phone} bar={layout.actionBar} />) : '',
      consent: layout.consent ? render(<ConsentBanner {...layout.consent} />) : '',
      searchDialog: layout.search ? render(<SearchDialog search={layout.search} />) : '',
      quoteDialog: form
        ? render(<QuoteDialog name={dialogName(form)} form={{ __html: renderIsland(componentOf(form.type), form) }} />)
        : '',
      notices: render(<Notices />),
      skip: `<a class="skip" href="#main">${escapeMarkup(inSite(layout, () => layoutWords.skip))}</a>`,
    },
    /** The style rules of everything rendered so far. */
    rules: () => rulesOf(cache),
  }
}

export type PageParts = ReturnType<typeof createPageParts>
