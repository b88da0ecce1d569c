import { alwaysWritten } from '../../../schema/reserved-name.ts'
import type { PageResult } from './page-result.ts'

/** Addresses of the icons that a build draws, unless a public folder has files of these names. */
const icons = [
  '/apple-touch-icon.png',
  '/favicon.ico',
  '/favicon.svg',
  '/icon-192.png',
  '/icon-512.png',
  '/icon-maskable.png',
]
const feeds = ['/atom.xml', '/feed.xml']

/** Addresses of the files that a build of these pages writes, whatever the public folders hold. */
export const overwrittenFiles = (results: readonly Pick<PageResult, 'page' | 'files'>[]): ReadonlySet<string> =>
  new Set([
    ...alwaysWritten,
    ...(results.some(({ page }) => page?.published !== undefined && !page.noindex) ? feeds : []),
    ...results.flatMap(({ files: written }) => written.flatMap(({ files }) => files.map(({ href }) => href))),
  ])

/** Addresses of the files that a build of these pages writes and links may lead to. */
export const writtenFiles = (results: readonly Pick<PageResult, 'page' | 'files'>[]): ReadonlySet<string> =>
  new Set([...icons, ...overwrittenFiles(results)])
