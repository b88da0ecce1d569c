import type { FooterColumn, MenuColumn } from '../../../schema/layout/header.ts'
import { copyPositions } from '../parse/source-position.ts'
import type { SharedContent } from './shared/shared-content.ts'

type Links = Pick<SharedContent, 'header' | 'footer'>

/** Header and footer without links to pages that are gone. */
export function publishedLinks({ header, footer }: Links, isGone: (href: string) => boolean): Links {
  const withoutGone = <Column extends FooterColumn | MenuColumn>(column: Column): Column =>
    copyPositions(column, { ...column, links: column.links.filter(({ href }) => !isGone(href)) })
  return {
    header: header.map((written) => {
      const { menu, highlight, ...entry } = written
      return copyPositions(written, {
        ...entry,
        ...(menu && { menu: menu.map(withoutGone) }),
        ...(highlight && !isGone(highlight.href) && { highlight }),
      })
    }),
    footer: footer.map(withoutGone),
  }
}
