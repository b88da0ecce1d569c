import { isMapping } from '../../../../schema/is-mapping.ts'
import { pagesByFile } from '../../../content/graph/pages-by-file.ts'
import { writtenUses } from '../../../content/graph/written-uses.ts'
import type { LoadedSite } from '../../../content/load/load.ts'

/** How many pages show each shared file, and the one with the shortest address; by path of the file from the root. */
export type Reach = { counts: Record<string, number>; firstPages: Record<string, string> }

/** Files that every page shows. */
const everywhere = ['site', 'theme', 'wording', 'collections']

export const noReach: Reach = { counts: {}, firstPages: {} }

/**
 * On how many pages a shared file is shown, by its name below `_data/` and its path from the root; `undefined` until all
 * pages have been read. No page shows redirects, and none a file that was written since.
 */
export function pagesWith({ counts }: Reach, name: string, file: string): number | undefined {
  if (name === 'redirects') return 0
  return Object.keys(counts).length === 0 ? undefined : (counts[file] ?? 0)
}

export function reachOf({ material: { files, shared } }: LoadedSite): Reach {
  const pages = pagesByFile(files, new Map(files.map((file) => [file, writtenUses(file, shared.collections)])))
  const all = files.filter(({ kind }) => kind === 'page').map(({ name }) => name)
  /** The pages that follow the template of a matrix, and have an address that a matrix gives. */
  const ofMatrix = (name: string, value: unknown): string[] => {
    const template = name.startsWith('coverage/') && isMapping(value) ? String(value['template']) : ''
    return [...(pages.get(`templates/${template}`) ?? [])].filter((page) => shared.planned.has(page))
  }
  const reach: Reach = { counts: {}, firstPages: {} }
  for (const { kind, name, parsed } of files) {
    if (kind !== 'data') continue
    const { file } = parsed.source
    const own = everywhere.includes(name) ? all : [...(pages.get(name) ?? ofMatrix(name, parsed.value))]
    reach.counts[file] = own.length
    const [first] = own.sort((one, other) => one.length - other.length || (one < other ? -1 : 1))
    if (first !== undefined) reach.firstPages[file] = first
  }
  return reach
}
