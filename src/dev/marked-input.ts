import { shownWords } from '../../schema/language/wording.ts'
import type { HeaderEntry, MenuColumn } from '../../schema/layout/header.ts'
import { inSite } from '../../schema/site/in-site.ts'
import { siteSchema } from '../../schema/site/site.ts'
import { rendererInput } from '../builder/site-renderer.ts'
import type { LoadedSite } from '../content/load/load.ts'
import { childPosition, positionOf, type SourcePosition, segmentsOf } from '../content/parse/source-position.ts'
import { markElsewhere, sharedAddress } from '../render/marks/marks.ts'
import { tagText, tagTexts } from '../render/marks/tag-texts.ts'
import type { RendererInput } from '../render/renderer.ts'

type Content = Pick<LoadedSite, 'site' | 'blocks' | 'language' | 'header' | 'footer' | 'dialog'>

/** The mark of a value in a shared file; `inside`: of a part of it. */
function markAt(position: SourcePosition, inside = ''): string {
  return markElsewhere(
    sharedAddress(position.source.file),
    [...segmentsOf(position), inside].filter((part) => part !== '').join('.'),
  )
}

const siteMark = (path: string) => markElsewhere('/_data/site', path)

/** A text of a part of the layout with a tag, if it is known where the part is written. */
function taggedIn(part: object, text: string, inside: string): string {
  const position = positionOf(part)
  return position ? tagText(text, markAt(position, inside)) : text
}

/** A column of links with tags, whether they are in the site file or of records. */
const taggedColumn = <Column extends MenuColumn>(column: Column): Column => ({
  ...column,
  ...(column.title !== undefined && { title: taggedIn(column, column.title, 'title') }),
  links: column.links.map((link) => {
    const position = childPosition(link, 'text')
    return position ? { ...link, text: tagText(link.text, markAt(position)) } : link
  }),
})

const taggedEntry = (entry: HeaderEntry): HeaderEntry => {
  const { text, all, menu, highlight } = entry
  return {
    ...entry,
    text: taggedIn(entry, text, 'text'),
    ...(all !== undefined && { all: taggedIn(entry, all, 'all') }),
    ...(menu && { menu: menu.map(taggedColumn) }),
    ...(highlight && {
      highlight: {
        ...highlight,
        text: taggedIn(entry, highlight.text, 'highlight.text'),
        ...(highlight.intro !== undefined && { intro: taggedIn(entry, highlight.intro, 'highlight.intro') }),
      },
    }),
  }
}

/** The content of the layout with tags: of the site file, the records in its menus, the wording and the quote dialog. */
function taggedContent<Given extends Content>(content: Given): Given {
  const { site, blocks, language, header, footer, dialog } = content
  const dialogSchema = dialog && blocks[dialog.type]
  const position = dialog && positionOf(dialog)
  const shown = inSite(content, () => shownWords(blocks))
  const words = tagTexts(shown, 'all', (path) => markElsewhere('/_data/wording', path))
  return {
    ...content,
    site: tagTexts(site, [siteSchema], siteMark),
    header: header.map(taggedEntry),
    footer: footer.map(taggedColumn),
    language: { ...language, words },
    dialog:
      dialog && position && dialogSchema ? tagTexts(dialog, [dialogSchema], (path) => markAt(position, path)) : dialog,
  }
}

/** The input of a renderer whose pages may have the marks of the studio. */
export function markedInput(
  content: Content & Parameters<typeof rendererInput>[0],
  files: Parameters<typeof rendererInput>[1],
): RendererInput & { tagged: () => RendererInput } {
  return { ...rendererInput(content, files), tagged: () => rendererInput(taggedContent(content), files) }
}
