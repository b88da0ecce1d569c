import type { PageList } from '../../../blocks/page-list/schema.ts'
import { type Block, blockSchemas } from '../../../blocks/registry.ts'
import type { ListedPage } from '../../../schema/listed-page.ts'
import { type CompiledHtml, cutAtPlaceholders, joinPlaceholders } from '../../components/prose/placeholder.ts'
import type { PageParts } from '../page-parts.tsx'
import { markPlaceholders, placeholderPaths } from './mark-placeholders.ts'
import { markElsewhere } from './marks.ts'
import { tagText, tagTexts } from './tag-texts.ts'
import { transferMarks } from './transfer-marks.ts'

type Input = {
  /** The layout without marks. */
  layout: PageParts['layout']
  /** Renders from tagged content. */
  tagged: PageParts
}

/** The texts of a listed page are those of its head. */
const taggedPage = ({ href, title, description, published, ...page }: ListedPage): ListedPage => ({
  ...page,
  href,
  ...(published !== undefined && { published: tagText(published, markElsewhere(href, 'published')) }),
  title: tagText(title, markElsewhere(href, 'title')),
  description: description && tagText(description, markElsewhere(href, 'description')),
})

/** A block with tags around its texts, and around those of the pages that it lists. */
function taggedBlock(block: Block): Block {
  const tagged = tagTexts(block, [blockSchemas[block.type]], (path) => path)
  const { listed } = tagged as PageList
  if (!listed) return tagged
  return { ...tagged, listed: listed.map((group) => ({ ...group, pages: group.pages.map(taggedPage) })) } as PageList
}

/**
 * Adds marks to the layout and to compiled blocks. What has a placeholder is marked by it. All other texts are rendered
 * once more with tags, and their marks transferred.
 */
export function createMarking({ layout, tagged }: Input) {
  const parts = Object.keys(layout) as (keyof typeof layout)[]
  const marked = parts.map((part) => [part, transferMarks(layout[part], tagged.layout[part])])

  /** The HTML of a block with tags; only around the words of the engine if its component cannot read tagged texts. */
  function taggedHtml(block: Block): string {
    try {
      return tagged.renderBlock(taggedBlock(block))
    } catch {
      return tagged.renderBlock(block)
    }
  }

  return {
    layout: Object.fromEntries(marked) as PageParts['layout'],
    /** A compiled block with marks. `block` has placeholders. */
    markedBlock(block: Block, compiled: CompiledHtml): CompiledHtml {
      const html = transferMarks(joinPlaceholders(compiled), joinPlaceholders(cutAtPlaceholders(taggedHtml(block))))
      return markPlaceholders(cutAtPlaceholders(html), placeholderPaths(block))
    },
  }
}
