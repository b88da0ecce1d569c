import { blockSchemas } from '../../blocks/registry.ts'
import { shownWords } from '../../schema/language/wording.ts'
import { siteSchema } from '../../schema/site.ts'
import { rendererInput } from '../builder/site-renderer.ts'
import type { LoadedSite } from '../content/load/load.ts'
import { childPosition, positionOf, type SourcePosition, segmentsOf } from '../content/parse/source-position.ts'
import { markElsewhere, sharedAddress } from '../render/marks/marks.ts'
import { tagText, tagTexts } from '../render/marks/tag-texts.ts'
import type { RendererInput } from '../render/renderer.ts'

type Content = Pick<LoadedSite, 'site' | 'language' | 'header' | 'dialog'>

/** The mark of a value in a shared file; `inside`: of a part of it. */
function markAt(position: SourcePosition, inside = ''): string {
  return markElsewhere(
    sharedAddress(position.source.file),
    [...segmentsOf(position), inside].filter((part) => part !== '').join('.'),
  )
}

const siteMark = (path: string) => markElsewhere('/_data/site', path)

function taggedHeader(header: Content['header']): Content['header'] {
  return header.map(({ text, all, menu, ...entry }, index) => {
    const tagged = (value: string, path: string) => tagText(value, siteMark(`header.links.${index}.${path}`))
    const links = menu?.links.map((link, at) => {
      const position = childPosition(link, 'text')
      return { ...link, text: position ? tagText(link.text, markAt(position)) : tagged(link.text, `links.${at}.text`) }
    })
    return {
      ...entry,
      text: tagged(text, 'text'),
      ...(all !== undefined && { all: tagged(all, 'all') }),
      ...(menu && links && { menu: { ...menu, links } }),
    }
  })
}

/** The content of the layout with tags: of the site file, the records in its menus, the wording and the quote dialog. */
function taggedContent<Given extends Content>(content: Given): Given {
  const { site, language, header, dialog } = content
  const position = dialog && positionOf(dialog)
  const words = tagTexts(shownWords(), 'all', (path) => markElsewhere('/_data/wording', path))
  return {
    ...content,
    site: tagTexts(site, [siteSchema], siteMark),
    header: taggedHeader(header),
    language: { ...language, words },
    dialog:
      dialog && position ? tagTexts(dialog, [blockSchemas[dialog.type]], (path) => markAt(position, path)) : dialog,
  }
}

/** The input of a renderer whose pages may have the marks of the studio. */
export function markedInput(...[content, files]: Parameters<typeof rendererInput>): RendererInput {
  return { ...rendererInput(content, files), tagged: () => rendererInput(taggedContent(content), files) }
}
