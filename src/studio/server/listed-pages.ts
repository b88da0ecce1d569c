import { isMapping } from '../../../schema/is-mapping.ts'
import type { LoadedSite } from '../../content/load/load.ts'
import type { PageListEntry } from '../model.ts'
import { stateOf } from './page-model.ts'

/** All pages with their titles and states, as of the last time that all pages were read. */
export const listedPages = ({ material }: LoadedSite): PageListEntry[] =>
  material.files.flatMap(({ kind, name, parsed }) => {
    if (kind !== 'page') return []
    const head = isMapping(parsed.value) ? parsed.value : {}
    return [{ address: name, title: String(head['title'] ?? ''), state: stateOf(head) }]
  })
