import { shownWords } from '../../schema/language/wording.ts'
import type { MenuColumn } from '../../schema/layout/header.ts'
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

/** Links with tags, whether they are in the site file, below the path, or of records. */
const taggedLinks = <Link extends { text: string }>(links: readonly Link[], path: string): Link[] =>
  links.map((link, at) => {
    const position = childPosition(link, 'text')
    return { ...link, text: tagText(link.text, position ? markAt(position) : siteMark(`${path}.links.${at}.text`)) }
  })

/** A column of links with tags. */
const taggedColumn = <Column extends MenuColumn>({ title, links, ...column }: Column, path: string) => ({
  ...column,
  ...(title !== undefined && { title: tagText(title, siteMark(`${path}.title`)) }),
  links: taggedLinks(links, path),
})

function taggedHeader(header: Content['header']): Content['header'] {
  return header.map(({ text, all, menu, highlight, ...entry }, index) => {
    const path = `header.links.${index}`
    const tagged = (value: string, key: string) => tagText(value, siteMark(`${path}.${key}`))
    return {
      ...entry,
      text: tagged(text, 'text'),
      ...(all !== undefined && { all: tagged(all, 'all') }),
      ...(menu && {
        menu: menu.map((column, at) =>
          taggedColumn(column, column.title === undefined ? path : `${path}.columns.${at}`),
        ),
      }),
      ...(highlight && {
        highlight: {
          ...highlight,
          text: tagged(highlight.text, 'highlight.text'),
          ...(highlight.intro !== undefined && { intro: tagged(highlight.intro, 'highlight.intro') }),
        },
      }),
    }
  })
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
    header: taggedHeader(header),
    footer: footer.map((column, index) => ({ ...column, ...taggedColumn(column, `footer.columns.${index}`) })),
    language: { ...language, words },
    dialog:
      dialog && position && dialogSchema ? tagTexts(dialog, [dialogSchema], (path) => markAt(position, path)) : dialog,
  }
}

/** The input of a renderer whose pages may have the marks of the studio. */
export function markedInput(
  content: Content & Parameters<typeof rendererInput>[0],
  files: Parameters<typeof rendererInput>[1],
): RendererInput {
  return { ...rendererInput(content, files), tagged: () => rendererInput(taggedContent(content), files) }
}
