import { isMapping } from '../../../../schema/is-mapping.ts'
import type { Content } from '../../../content/load/load.ts'
import { type Names, namesOf } from '../../../editor/names.ts'

const last = new WeakMap<object, { pages: readonly unknown[]; names: Names }>()

/** The names of the content: computed again when shared data or the list of pages has changed. */
export function contentNames(content: Pick<Content, 'shared' | 'sharedFiles' | 'pageFiles'>): Names {
  const [shared, pages] = [content.shared(), content.pageFiles()]
  const before = last.get(shared)
  if (before?.pages === pages) return before.names
  const names = namesOf({ files: content.sharedFiles(), shared, paths: pages.map(({ name }) => name) })
  last.set(shared, { pages, names })
  return names
}

/** The names of records, as visitors read them, by `cities/la`. */
export const recordNames = (content: Pick<Content, 'shared' | 'sharedFiles'>): Record<string, string> =>
  Object.fromEntries(
    [...content.sharedFiles()].flatMap(([name, { value }]) => {
      const isRecord = Object.hasOwn(content.shared().collections, name.split('/')[0] ?? '')
      return isRecord && isMapping(value) && typeof value['name'] === 'string' ? [[name, value['name']]] : []
    }),
  )

/** Names below `_data/` of the shared files, without their ending: `cities/la`. */
export const sharedFiles = (names: readonly string[]) =>
  names.flatMap((name) => /^_data\/(.+)\.yaml$/.exec(name)?.[1] ?? [])
