import { blockComponents } from '../../blocks/components.tsx'
import { isIsland } from '../../blocks/islands.ts'
import type { Block, BlockType } from '../../blocks/registry.ts'
import { setLanguage } from '../../schema/language/language.ts'
import { themeStyles } from '../theme/theme-styles.ts'
import { createClassNames } from './class-names.ts'
import { createCompiledBlocks } from './compiled-blocks/compiled-blocks.ts'
import { GateScreen } from './gate-screen.tsx'
import { createMarking } from './marks/create-marking.ts'
import { gateId, headerPart, layoutPart, type PageData } from './page-data.ts'
import { createPageParts } from './page-parts.tsx'
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
  tagged,
  types = allTypes,
}: RendererInput): Promise<Renderer> {
  const components = new Map<BlockType, unknown>()
  const load = async (types: Iterable<BlockType>) => {
    const loading = [...types].filter((type) => !components.has(type))
    await Promise.all(loading.map(async (type) => components.set(type, await blockComponents[type]())))
  }
  await load(types)
  const parts = createPageParts({ layout, pictures, downloads, dialog, components })
  const { form } = parts
  const classNames = createClassNames()
  classNames.add(headerPart, parts.layout.header)
  for (const dialog of [parts.layout.searchDialog, parts.layout.quoteDialog])
    classNames.add(headerPart, openingTag(dialog))
  classNames.add(layoutPart, parts.layout.footer)
  classNames.add(layoutPart, parts.layout.searchDialog + parts.layout.quoteDialog + parts.layout.notices)
  const compiledBlocks = createCompiledBlocks({
    pictures,
    renderContent: (block, files) => classNames.add(block.type, parts.renderBlock(block, files)),
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
      }),
      compiledBlocks,
      pictures,
    })
  let marking: ReturnType<typeof createMarking> | undefined

  const withoutLayout = (main: string, blocks: readonly Block[], html = parts.layout): RenderedPage => {
    const islands = islandsIn([...blocks, ...(form ? [form] : [])])
    const root = `<div id="root"><main id="main" tabindex="-1">${main}</main>${html.quoteDialog}${html.notices}</div>`
    return { body: root, islands }
  }
  const inLayout = (main: string, blocks: readonly Block[], html = parts.layout): RenderedPage => {
    const { body: root, ...rest } = withoutLayout(main, blocks, html)
    return { body: `${html.skip}${html.header}${root}${html.footer}${html.searchDialog}`, ...rest }
  }

  // A component of MUI that is composed of another one (`Button` of `ButtonBase`) inserts rules for a class that no
  // element has, beside those of both together: a quarter of all.
  const isShown = (name: string) => classNames.has(name) || name.startsWith('animation-')
  // Similar rules side by side compress better.
  const rules = () =>
    new Map(
      Object.entries(parts.rules)
        .filter((entry): entry is [string, string] => typeof entry[1] === 'string' && isShown(entry[0]))
        .sort(([, one], [, other]) => (declarations(one) < declarations(other) ? -1 : 1)),
    )

  return {
    load,
    preparePage({ blocks }) {
      for (const block of blocks) compile(block)
    },
    renderPage: ({ blocks }) => inLayout(blocks.map(render).join(''), blocks),
    renderMarked({ blocks }) {
      marking ??= createMarks()
      const main = blocks.map(marking.renderBlock).join('')
      setLanguage(layout.language)
      return inLayout(main, blocks, marking.layout)
    },
    renderAlone({ blocks }) {
      const { body, ...rest } = withoutLayout(blocks.map(render).join(''), blocks)
      return { body: body + parts.layout.searchDialog, ...rest }
    },
    renderGate(path) {
      const screen = parts.renderIsland(() => <GateScreen id={gateId} path={path} />, gateMark)
      classNames.add(gateId, screen)
      return inLayout(
        `<section data-block="${gateId}" id="${gateId}" data-part="page" data-island="">${screen}</section>`,
        [],
      )
    },
    renderBlocks({ blocks }, files) {
      const html = blocks.map((block) => renderInFull(block, files))
      return { html: html.join(''), islands: islandsIn(blocks) }
    },
    rules,
    themeStyles: themeStyles(theme, logo, layout.land?.url),
    css: () => [...rules().values()].join(''),
    namesOf: classNames.of,
  }
}

/** A rule without the class that it begins with. */
const declarations = (rule: string) => rule.slice(rule.indexOf('{'))

const openingTag = (html: string) => html.slice(0, html.indexOf('>') + 1)

const gateMark = { type: gateId, id: gateId }

/** The islands among these blocks, by id. */
const islandsIn = (blocks: readonly Block[]): PageData['islands'] =>
  Object.fromEntries(blocks.filter(({ type }) => isIsland(type)).map((block) => [block.id, block]))

const allTypes = Object.keys(blockComponents) as BlockType[]
