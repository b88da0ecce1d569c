import { memoizeObjects } from '../../../cache/memoize.ts'
import { fileKind, type PagePath } from '../../parse/file-kind.ts'

/** The role of a file by its name: a page with its address, or shared data with its name below `_data/`. */
export type ContentName = { file: string } & ({ kind: 'page'; name: PagePath } | { kind: 'data'; name: string })

/** A page file. */
export type PageFile = Extract<ContentName, { kind: 'page' }>

/** The name of a content file; none for other files. */
function contentName(file: string): ContentName[] {
  const kind = fileKind(file)
  if (kind.kind === 'page') return [{ file, kind: 'page', name: kind.path }]
  return kind.kind === 'data' ? [{ file, ...kind }] : []
}

/** Whether a file is below `_data/`. */
export const isSharedData = (file: string): boolean => file.startsWith('_data/')

/** Whether a file may be the outline of a map, which a site file names. */
export const isOutline = (file: string): boolean => /^_data\/[a-z0-9-]+\.geojson$/.test(file)

export const isContentName = (file: string): boolean => contentName(file).length > 0

/** The content files among some names, those of pages, and those of shared data: the same lists for the same names. */
export const contentAmong = memoizeObjects((names: readonly string[]) => {
  const all = names.flatMap(contentName)
  return {
    all,
    pages: all.filter((one) => one.kind === 'page'),
    data: all.filter((one) => one.kind === 'data'),
  }
})
