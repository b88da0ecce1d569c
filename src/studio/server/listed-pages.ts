import { isMapping } from '../../../schema/is-mapping.ts'
import type { LoadedSite } from '../../content/load/load.ts'
import type { PageListEntry } from '../model.ts'
import { stateOf } from './page-model.ts'

/** All pages with their titles as visitors read them, and states, as of the last time that all pages were read. */
export function listedPages({ material: { files, results } }: LoadedSite): PageListEntry[] {
  const titles = new Map(results.map(({ path, title }) => [path as string, title?.text]))
  return files.flatMap(({ kind, name, parsed }) => {
    if (kind !== 'page') return []
    const head = isMapping(parsed.value) ? parsed.value : {}
    return [{ address: name, title: titles.get(name) || String(head['title'] ?? ''), state: stateOf(head) }]
  })
}
