import type { Release } from './release.ts'

/** The target of an address. `file` is one of the release's files, `to` an address on this site with the query. */
export type Destination = { kind: 'file'; file: string } | { kind: 'moved'; to: string } | { kind: 'missing' }

const missing: Destination = { kind: 'missing' }

/** Pages for crawlers, requested with the extension: `/snapshots/about.html`. */
const snapshots = '/snapshots/'

/**
 * Resolves the target of a request (path and query, unchanged). Only names that the release lists are ever served, so
 * that no spelling of a path leads out of the folder, and no redirect off the site.
 */
export function findDestination(target: string, release: Release): Destination {
  const { path, query } = splitTarget(target)
  if (path === undefined) return missing
  if (path.startsWith(snapshots)) return snapshotAt(path, release)
  const asked = query === '' ? undefined : release.aliases.get(path + query)
  if (asked && pageAt(asked.to, release)) return { kind: 'moved', to: encodeURI(asked.to) }

  const page = pageAt(path, release)
  if (page) return page.moved ? { kind: 'moved', to: encodeURI(page.moved) + query } : { kind: 'file', file: page.file }

  const plain = withoutEnding(path)
  if (plain === '/404') return fileAt('404.html', release)
  if (plain !== path && pageAt(plain, release)) return { kind: 'moved', to: encodeURI(plain) + query }
  return path.endsWith('.html') ? missing : fileAt(path.slice(1), release)
}

function snapshotAt(path: string, release: Release): Destination {
  if (!release.snapshotsRewritten) return fileAt(path.slice(1), release)
  const file = path.slice(snapshots.length)
  return file.endsWith('.html') && file !== '404.html' ? fileAt(file, release) : missing
}

/** `/about/`, `/about.html` → `/about`; `/index`, `/index.html` → `/`. */
function withoutEnding(path: string): string {
  const plain = path.replace(/(\/|\.html)$/, '')
  return plain === '/index' ? '/' : plain
}

function pageAt(path: string, { files, aliases }: Release): { file: string; moved?: string } | undefined {
  if (path === '/index') return undefined
  const alias = aliases.get(path)
  const file = fileOfPage(alias?.to ?? path)
  if (!files.has(file)) return undefined
  return alias?.redirect ? { file, moved: alias.to } : { file }
}

const fileOfPage = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`)

const fileAt = (file: string, { files }: Release): Destination =>
  files.has(file) && !/\.(br|gz)$/.test(file) ? { kind: 'file', file } : missing

function splitTarget(target: string): { path: string | undefined; query: string } {
  const start = target.indexOf('?')
  const raw = start < 0 ? target : target.slice(0, start)
  // An encoded slash would be a second address of the same page.
  const odd = !raw.startsWith('/') || /%2f|%5c|\\/i.test(raw)
  return { path: odd ? undefined : decode(raw), query: start < 0 ? '' : target.slice(start) }
}

function decode(raw: string): string | undefined {
  try {
    return decodeURIComponent(raw)
  } catch {
    return undefined
  }
}
