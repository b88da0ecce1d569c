import { redirectAt } from '../../schema/links/address-table.ts'
import type { Release } from './release.ts'

/** The target of an address. `file` is one of the release's files, `to` an encoded address with the query. */
export type Destination =
  | { kind: 'file'; file: string }
  | { kind: 'moved'; to: string; status: 301 | 302 | 308 }
  | { kind: 'gone' }
  | { kind: 'missing' }

const missing: Destination = { kind: 'missing' }

/** The file of the page for an unknown address: that of its language, if it begins with one that has it. */
export function notFoundFile(target: string, { notFoundIn }: Pick<Release, 'notFoundIn'>): string {
  const tag = /^\/([^/?]+)\//.exec(target)?.[1]
  return tag !== undefined && notFoundIn.includes(tag) ? `${tag}/404.html` : '404.html'
}

/** Whether a file is such a page, which no address shows by itself. */
export const isNotFound = (file: string, { notFoundIn }: Pick<Release, 'notFoundIn'>): boolean =>
  file === '404.html' || notFoundIn.some((tag) => file === `${tag}/404.html`)

/** Pages for crawlers, requested with the extension: `/snapshots/about.html`. */
const snapshots = '/snapshots/'

/**
 * Resolves the target of a request (path and query, unchanged). Only names that the release lists are ever served, so
 * that no spelling of a path leads out of the folder, and no redirect to a site that the content does not name.
 */
export function findDestination(target: string, release: Release): Destination {
  const { raw, path, query } = splitTarget(target)
  if (path === undefined) return missing
  if (path.startsWith(snapshots)) return snapshotAt(path, release)
  const redirect = redirectAt({ raw, path, query }, release.addresses)
  if (redirect) return redirect.status === 410 ? { kind: 'gone' } : { kind: 'moved', ...redirect }

  const file = pageAt(path, release)
  if (file !== undefined) return { kind: 'file', file }

  const plain = withoutEnding(path)
  if (isNotFound(fileOfPage(plain), release)) return fileAt(fileOfPage(plain), release)
  const isPage = plain !== path && (pageAt(plain, release) !== undefined || isRedirected(plain, release))
  if (isPage) return { kind: 'moved', to: encodeURI(plain) + query, status: 301 }
  return path.endsWith('.html') ? missing : fileAt(path.slice(1), release)
}

function snapshotAt(path: string, release: Release): Destination {
  if (!release.snapshotsRewritten) return fileAt(path.slice(1), release)
  const file = path.slice(snapshots.length)
  return file.endsWith('.html') && !isNotFound(file, release) ? fileAt(file, release) : missing
}

/** `/about/`, `/about.html` → `/about`; `/index`, `/index.html` → `/`. */
function withoutEnding(path: string): string {
  const plain = path.replace(/(\/|\.html)$/, '')
  return plain === '/index' ? '/' : plain
}

const isRedirected = (path: string, { addresses }: Release) => !path.endsWith('/') && addresses.exact.has(path)

/** The file of the page at a path, its own or that of an alias. */
function pageAt(path: string, { files, addresses }: Release): string | undefined {
  if (path === '/index') return undefined
  const file = fileOfPage(addresses.shown.get(path) ?? path)
  return files.has(file) ? file : undefined
}

const fileOfPage = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`)

const fileAt = (file: string, { files }: Release): Destination =>
  files.has(file) && !/\.(br|gz)$/.test(file) ? { kind: 'file', file } : missing

function splitTarget(target: string): { raw: string; path: string | undefined; query: string } {
  const start = target.indexOf('?')
  const raw = start < 0 ? target : target.slice(0, start)
  // An encoded slash would be a second address of the same page.
  const odd = !raw.startsWith('/') || /%2f|%5c|\\/i.test(raw)
  return { raw, path: odd ? undefined : decode(raw), query: start < 0 ? '' : target.slice(start) }
}

function decode(raw: string): string | undefined {
  try {
    return decodeURIComponent(raw)
  } catch {
    return undefined
  }
}
