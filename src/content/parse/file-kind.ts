import { isDeviceName } from '../../../schema/reserved-name.ts'
import { slugOf } from '../../../schema/slug.ts'

/** Address of a page. */
export type PagePath = '/' | `/${string}`

const slug = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** What a file of a content folder is: a page, shared data, one whose name is no address, or none of these. */
export type FileKind =
  | { kind: 'page'; path: PagePath }
  | { kind: 'data'; name: string }
  | { kind: 'other' }
  | { kind: 'bad'; part: string; rename: string | undefined }

/** The kind of a file by its name, the path below the content folder with `/`. Only YAML files are content. */
export function fileKind(name: string): FileKind {
  const parts = name.split('/')
  if (parts[0] === '_blocks' || parts[0] === '_languages' || parts.some((part) => part.startsWith('.')))
    return { kind: 'other' }
  if (!/\.ya?ml$/i.test(name)) return { kind: 'other' }
  const data = parts[0] === '_data'
  const segments = (data ? parts.slice(1) : parts).map((part, index, all) =>
    index === all.length - 1 ? part.replace(/\.ya?ml$/i, '') : part,
  )
  const wrong = segments.find((segment) => !slug.test(segment) || isDeviceName(segment))
  if (wrong !== undefined || !name.endsWith('.yaml')) {
    const correction = segments
      .map((segment) => slugOf(segment))
      .map((name) => (isDeviceName(name) ? `${name}-page` : name))
    const rename = correction.every((segment) => segment !== '')
      ? `${[...(data ? ['_data'] : []), ...correction].join('/')}.yaml`
      : undefined
    return { kind: 'bad', part: wrong ?? (parts.at(-1) as string), rename }
  }
  if (data) return { kind: 'data', name: segments.join('/') }
  const path = segments.at(-1) === 'index' ? segments.slice(0, -1) : segments
  return { kind: 'page', path: `/${path.join('/')}` }
}
