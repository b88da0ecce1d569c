import type { Diagnostic } from '../../../schema/diagnostic.ts'
import type { SourcePosition } from '../parse/source-position.ts'
import { diagnose, fileSpot, type Spot, spotOf } from '../validate/diagnose.ts'

/** Address of a page. */
export type PagePath = '/' | `/${string}`

const slug = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const slugOf = (name: string) =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')

/**
 * Whether a file below `pages/` is a page, shared data, or has an invalid name. `name` is the path below the folder,
 * with `/`. Files that are neither YAML nor meant to be are ignored.
 */
export type FileKind =
  | { kind: 'page'; path: PagePath }
  | { kind: 'data'; name: string }
  | { kind: 'other' }
  | { kind: 'bad'; part: string; rename: string | undefined }

/** Distinguishes pages from shared data by name, and detects names that cannot be part of an address. */
export function fileKind(name: string): FileKind {
  const parts = name.split('/')
  if (parts.some((part) => part.startsWith('.'))) return { kind: 'other' }
  if (!/\.ya?ml$/i.test(name)) return { kind: 'other' }
  const data = parts[0] === '_data'
  const segments = (data ? parts.slice(1) : parts).map((part, index, all) =>
    index === all.length - 1 ? part.replace(/\.ya?ml$/i, '') : part,
  )
  const wrong = segments.find((segment) => !slug.test(segment))
  if (wrong !== undefined || !name.endsWith('.yaml')) {
    const mended = segments.map(slugOf)
    const rename = mended.every((segment) => segment !== '')
      ? `${[...(data ? ['_data'] : []), ...mended].join('/')}.yaml`
      : undefined
    return { kind: 'bad', part: wrong ?? (parts.at(-1) as string), rename }
  }
  if (data) return { kind: 'data', name: segments.join('/') }
  const path = segments.at(-1) === 'index' ? segments.slice(0, -1) : segments
  return { kind: 'page', path: `/${path.join('/')}` }
}

/** A file whose name is not a valid address. The file is not read. */
export const badFileName = (
  file: string,
  folder: string,
  { part, rename }: { part: string; rename: string | undefined },
) =>
  diagnose('bad-file-name', fileSpot({ file, text: '' }), {
    part,
    rename: rename === undefined ? undefined : `${folder}/${rename}`,
  })

/** The facts of a page for checks across pages. */
export type Routed = {
  file: string
  path: PagePath
  aliases: { alias: string; place: SourcePosition }[]
  start: Spot
}

/** First parts of addresses that belong to the server, or to files that the build writes. */
const reserved = new Set(['api', 'assets', 'healthz', 'index', 'snapshots'])

/** The reserved first part of an address, as an address. */
function reservedPart(address: string): string | undefined {
  const [, first = ''] = address.split('/')
  return reserved.has(first) ? `/${first}` : undefined
}

/** Pages and aliases at reserved addresses. */
export function reservedErrors(pages: readonly Routed[]): Diagnostic[] {
  const diagnostic = (address: string, spot: () => Spot, isAlias: boolean) => {
    const taken = reservedPart(address)
    return taken === undefined ? [] : [diagnose('reserved-address', spot(), { address, taken, isAlias })]
  }
  return pages.flatMap(({ path, start, aliases }) => [
    ...diagnostic(path, () => start, false),
    ...aliases.flatMap(({ alias, place }) => diagnostic(alias, () => spotOf(place), true)),
  ])
}

/** Paths and aliases that are used twice. Pages are sorted by file; the later one of two is reported. */
export function routeDiagnostics(pages: readonly Routed[]): Diagnostic[] {
  const owners = new Map<string, string>()
  const diagnostics: Diagnostic[] = []
  for (const { file, path, start } of pages) {
    const first = owners.get(path)
    if (first === undefined) owners.set(path, file)
    else diagnostics.push(diagnose('duplicate-route', start, { path, first, second: file }))
  }
  for (const { file, aliases } of pages)
    for (const { alias, place } of aliases) {
      const owner = owners.get(alias)
      if (owner === undefined) owners.set(alias, file)
      else
        diagnostics.push(
          diagnose('duplicate-alias', spotOf(place), { alias, owner: owner === file ? 'this page' : owner }),
        )
    }
  return diagnostics
}

/** The file of each address; a path wins over an alias. */
export function addressesOf(pages: readonly Routed[]): Map<string, string> {
  const aliases = pages.flatMap(({ file, aliases }) => aliases.map(({ alias }) => [alias, file] as const))
  return new Map([...aliases.reverse(), ...pages.map(({ path, file }) => [path, file] as const).reverse()])
}
