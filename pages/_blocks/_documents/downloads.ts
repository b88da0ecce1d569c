import { slugOf } from 'marquee/schema'
import type { TemplateDocument } from './document.ts'

/** A file that the build writes from a document. */
export type Download = {
  /** Address on the site: `/downloads/bar-par-sheet-sample.xlsx`. */
  href: `/downloads/${string}`
  format: 'docx' | 'xlsx' | 'csv'
  version: 'blank' | 'sample'
  /** The table that a `.csv` holds. */
  table?: string
}

const versions = ['blank', 'sample'] as const

/** Name of a file without its ending. The first table is not named in it. */
export const fileName = (slug: string, ...parts: (string | undefined)[]) =>
  [slug, ...parts.flatMap((part) => (part ? [slugOf(part)] : []))].join('-')

/** The files of a document, blank and sample. */
export function downloadsOf(document: TemplateDocument): Download[] {
  const file = (format: Download['format'], version: Download['version'], table?: string): Download => {
    const part = document.kind === 'sheet' && table !== document.tables[0]?.name ? table : undefined
    const name = fileName(document.slug, part, version === 'sample' ? version : undefined)
    return { href: `/downloads/${name}.${format}`, format, version, ...(table !== undefined && { table }) }
  }
  return versions.flatMap((version) =>
    document.kind === 'resume'
      ? [file('docx', version)]
      : [file('xlsx', version), ...document.tables.map(({ name }) => file('csv', version, name))],
  )
}
