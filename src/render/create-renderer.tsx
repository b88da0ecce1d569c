import createCache from '@emotion/cache'
import type { ComponentType, ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { blockComponents } from '../../blocks/components.tsx'
import { isIsland } from '../../blocks/islands.ts'
import { type Block, type BlockType, blockSchemas } from '../../blocks/registry.ts'
import { setLanguage } from '../../schema/language/language.ts'
import { layoutWords } from '../../schema/language/layout-words.ts'
import { setOutline } from '../../schema/outline.ts'
import { memoize } from '../cache/memoize.ts'
import { Notices } from '../components/notices/notices.tsx'
import { renderMarkdown } from '../components/prose/markdown.ts'
import { cutAtPlaceholders, type Slotted } from '../components/prose/placeholder.ts'
import { emotionKey, Providers } from '../components/providers.tsx'
import { themeStyles } from '../theme/theme-styles.ts'
import { createClassNames } from './class-names.ts'
import { createBlockStructures } from './compiled-blocks/block-structure.ts'
import { fillCompiled, withPlaceholderPictures } from './compiled-blocks/fill-placeholders.ts'
import { blockMark, markPlaceholders, placeholderPaths } from './compiled-blocks/mark-placeholders.ts'
import { escapeAttribute } from './escape.ts'
import { GateScreen } from './gate-screen.tsx'
import { Island, type IslandFields } from './island.tsx'
import { Footer } from './layout/footer.tsx'
import { Header } from './layout/header.tsx'
import { dialogName, QuoteDialog } from './layout/quote-dialog.tsx'
import { SearchDialog } from './layout/search-dialog.tsx'
import { dialogFormId, gateId, headerPart, layoutPart, type PageData } from './page-data.ts'
import type { RenderedPage, Renderer, RendererInput } from './renderer.ts'

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
  types = allTypes,
}: RendererInput): Promise<Renderer> {
  const components = new Map<BlockType, unknown>()
  const load = async (wanted: Iterable<BlockType>) => {
    const loading = [...wanted].filter((type) => !components.has(type))
    await Promise.all(loading.map(async (type) => components.set(type, await blockComponents[type]())))
  }
  await load(types)
  // No vendor prefixes from emotion: minifying adds those that browsers still need.
  const cache = createCache({ key: emotionKey, stylisPlugins: [] })
  cache.compat = true
  const render = (node: ReactNode, files = pictures, identifierPrefix = '') => {
    setLanguage(layout.language)
    setOutline(layout.outline)
    return renderToString(
      <Providers cache={cache} pictures={files} downloads={downloads} markdown={renderMarkdown}>
        {node}
      </Providers>,
      { identifierPrefix },
    )
  }
  /** The HTML of an island. It is a React root, and the prefix makes the ids of `useId` unique on the page. */
  const renderIsland = (component: ComponentType<IslandFields>, fields: IslandFields, files = pictures) =>
    render(<Island component={component} fields={fields} />, files, fields.id)

  const header = render(<Header data={layout} />)
  const footer = render(<Footer data={layout} />)
  const searchDialog = layout.search ? render(<SearchDialog search={layout.search} />) : ''
  const form = dialog && { ...dialog, id: dialogFormId }
  const quoteDialog = form
    ? render(
        <QuoteDialog
          name={dialogName(form)}
          form={{ __html: renderIsland(components.get(form.type) as ComponentType<IslandFields>, form) }}
        />,
      )
    : ''
  const notices = render(<Notices />)
  const names = createClassNames()
  names.note(headerPart, header)
  for (const dialog of [searchDialog, quoteDialog]) names.note(headerPart, openingTag(dialog))
  names.note(layoutPart, footer)
  names.note(layoutPart, searchDialog + quoteDialog + notices)
  const compiledBlocks = new Map<string, Slotted>()
  const { structureOf, withPlaceholders } = createBlockStructures(blockSchemas, pictures)
  const placeholderPictures = withPlaceholderPictures(pictures)

  const compiledBlock = (block: Block) => {
    const { key, values } = structureOf(block)
    const name = block.type + key
    let compiled = compiledBlocks.get(name)
    if (!compiled) {
      compiled = cutAtPlaceholders(renderInFull(withPlaceholders(block), placeholderPictures))
      compiledBlocks.set(name, compiled)
    }
    return { compiled, values }
  }

  // Many blocks are the same object as on another page of the same city; most others have a structure that was rendered
  // before.
  const renderBlock = memoize((block: Block): string => {
    const { compiled, values } = compiledBlock(block)
    return fillCompiled(compiled, values, pictures)
  }, recentBlocks)

  const renderMarked = (block: Block, index: number): string => {
    const { compiled, values } = compiledBlock(block)
    const marked = markPlaceholders(compiled, placeholderPaths(withPlaceholders(block)))
    return fillCompiled(marked, values, pictures).replace('<section', `<section ${blockMark}="${index}"`)
  }

  const renderInFull = (block: Block, files = pictures): string => {
    const Component = components.get(block.type) as ComponentType<IslandFields>
    const hydrates = isIsland(block.type)
    const inside = hydrates ? renderIsland(Component, block, files) : render(<Component {...block} />, files)
    const id = escapeAttribute(block.id ?? block.type)
    names.note(block.type, inside)
    const marks = hydrates ? ' data-island=""' : ''
    return `<section data-block="${block.type}" id="${id}" data-tone="${block.tone ?? ''}"${marks}>${inside}</section>`
  }

  const alone = (main: string, blocks: readonly Block[]): RenderedPage => {
    const islands = islandsIn([...blocks, ...(form ? [form] : [])])
    const root = `<div id="root"><main id="main" tabindex="-1">${main}</main>${quoteDialog}${notices}</div>`
    return { body: root, islands }
  }
  const inLayout = (main: string, blocks: readonly Block[]): RenderedPage => {
    const { body: root, ...rest } = alone(main, blocks)
    return {
      body: `<a class="skip" href="#main">${escapeAttribute(layoutWords.skip)}</a>${header}${root}${footer}${searchDialog}`,
      ...rest,
    }
  }

  // A component of MUI that is composed of another one (`Button` of `ButtonBase`) inserts rules for a class that no
  // element has, beside those of both together: a quarter of all.
  const isShown = (name: string) => names.has(name) || name.startsWith('animation-')
  // Similar rules side by side compress better.
  const rules = () =>
    new Map(
      Object.entries(cache.inserted)
        .filter((entry): entry is [string, string] => typeof entry[1] === 'string' && isShown(entry[0]))
        .sort(([, one], [, other]) => (declarations(one) < declarations(other) ? -1 : 1)),
    )

  return {
    load,
    preparePage({ blocks }) {
      for (const block of blocks) compiledBlock(block)
    },
    renderPage: ({ blocks }) => inLayout(blocks.map(renderBlock).join(''), blocks),
    renderMarked: ({ blocks }) => inLayout(blocks.map(renderMarked).join(''), blocks),
    renderAlone({ blocks }) {
      const { body, ...rest } = alone(blocks.map(renderBlock).join(''), blocks)
      return { body: body + searchDialog, ...rest }
    },
    renderGate(path) {
      const screen = renderIsland(() => <GateScreen id={gateId} path={path} />, gateMark)
      names.note(gateId, screen)
      return inLayout(
        `<section data-block="${gateId}" id="${gateId}" data-part="page" data-island="">${screen}</section>`,
        [],
      )
    },
    renderBlocks({ blocks }, files) {
      const html = blocks.map((block) => names.note(block.type, renderInFull(block, files)))
      return { html: html.join(''), islands: islandsIn(blocks) }
    },
    rules,
    themeStyles: themeStyles(theme, logo),
    css: () => [...rules().values()].join(''),
    namesOf: names.of,
  }
}

/**
 * How many blocks are cached as HTML: pages are rendered city by city, and the pages of one city have some 200 distinct
 * blocks together. Caching all would take more memory than the site.
 */
const recentBlocks = 1_000

/** A rule without the class that it begins with. */
const declarations = (rule: string) => rule.slice(rule.indexOf('{'))

const openingTag = (html: string) => html.slice(0, html.indexOf('>') + 1)

const gateMark = { type: gateId, id: gateId }

/** The islands among these blocks, by id. */
const islandsIn = (blocks: readonly Block[]): PageData['islands'] =>
  Object.fromEntries(blocks.filter(({ type }) => isIsland(type)).map((block) => [block.id, block]))

const allTypes = Object.keys(blockComponents) as BlockType[]
