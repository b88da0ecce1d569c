import { downloadFolder } from '../../schema/block-file.ts'
import type { Redirect } from '../../schema/links/address-table.ts'
import { speculationRules } from '../server/content-type.ts'
import { cacheControl } from '../server/static.ts'
import { foldersOf, type HostFacts } from './host-facts.ts'

/** The two files that static hosts read. */
export type StaticFiles = { headers: string; redirects: string }

/**
 * `_headers` and `_redirects` in the format that Netlify and Cloudflare Pages share. Such hosts serve https only, map
 * `/about` to `about.html`, and answer with `404.html` by default, Cloudflare Pages with that of the closest folder, Netlify by a rule. Some of them join the headers of all matching rules,
 * so no header is set twice for the same address. Only Netlify redirects by the query of an address. None of them answers
 * 410: an address that is gone is not found.
 */
export function staticFiles({ headers, addresses, notFoundIn = [], snapshotsRewritten }: HostFacts): StaticFiles {
  const { shown, asked, exact } = addresses
  const headerRules: [path: string, headers: Readonly<Record<string, string>>][] = [
    ['/*', headers.https],
    ['/assets/*', { 'cache-control': cacheControl.asset }],
    [`${downloadFolder}/*`, { 'content-disposition': 'attachment' }],
    [`/${speculationRules.file}`, { 'content-type': speculationRules.type }],
  ]
  const withQueries = [...asked].flatMap(([path, some]) =>
    some.map((one) => [`${encodeURI(path)} ${one.query.replaceAll('&', ' ')}`, one.redirect] as const),
  )
  const lines = headerRules.flatMap(([path, fields]) => [
    path,
    ...Object.entries(fields).map(([name, value]) => `  ${name}: ${value}`),
  ])
  const snapshots = ['/snapshots/index.html / 200', '/snapshots/* /:splat 200']
  const redirects = [
    ...(snapshotsRewritten ? snapshots : []),
    ...[...shown].map(([alias, page]) => `${alias} ${page} 200`),
    ...rules(withQueries, (from) => from),
    ...rules(exact, encodeURI),
    ...rules(foldersOf(addresses), (from) => `${from}/*`),
    ...notFoundIn.map((tag) => `/${tag}/* /${tag}/404.html 404`),
  ]
  return { headers: text(lines), redirects: text(redirects) }
}

/** The rules of redirects. Such a host appends the query of the visitor itself. */
const rules = (redirects: Iterable<readonly [string, Redirect]>, written: (from: string) => string) =>
  [...redirects].flatMap(([from, redirect]) =>
    redirect.status === 410 ? [] : [`${written(from)} ${redirect.to.replace(/\*$/, ':splat')} ${redirect.status}`],
  )

const text = (lines: readonly string[]) => lines.map((line) => `${line}\n`).join('')

/** Limits of Cloudflare Pages, the strictest of these hosts (documentation, "Limits"). */
const limits = { files: 20_000, headerRules: 100, headerLine: 2_000, redirects: 2_000, redirectLine: 1_000 }

/** What a static host would ignore or refuse, a sentence each. `fileCount` is the number of files to upload. */
export function staticErrors({ headers, redirects }: StaticFiles, fileCount: number): string[] {
  const headerLines = headers.split('\n')
  const redirectLines = redirects.split('\n').filter(Boolean)
  const longest = (lines: readonly string[]) => Math.max(0, ...lines.map((line) => line.length))
  const counts: [what: string, count: number, limit: number][] = [
    ['files', fileCount, limits.files],
    ['rules in _headers', headerLines.filter((line) => line.startsWith('/')).length, limits.headerRules],
    ['characters in a line of _headers', longest(headerLines), limits.headerLine],
    ['rules in _redirects', redirectLines.length, limits.redirects],
    ['characters in a line of _redirects', longest(redirectLines), limits.redirectLine],
  ]
  return counts
    .filter(([, count, limit]) => count > limit)
    .map(([what, count, limit]) => `There are ${count} ${what}; Cloudflare Pages takes ${limit}.`)
}
