import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { projectRoot } from '../../src/files/roots.ts'

export const root = projectRoot

/** The content folder of the tested site. */
export const site = process.env['SITE'] ?? 'pages'

/** The folder with its release, which the tests request. */
export const dist = resolve(root, process.env['TEST_DIST'] ?? 'dist')

/** Files of its documents, sorted, without snapshots and the gallery. */
export const documentFiles = (): string[] =>
  readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html') && !/^(?:snapshots\/|gallery\b)/.test(file))
    .sort()

export const readBuilt = (file: string): string => readFileSync(join(dist, file), 'utf8')

/** The address of a document: `index.html` → `/`, `la/ushers.html` → `/la/ushers`. */
export const addressOf = (file: string): string => `/${file.replace(/(?:^index)?\.html$/, '')}`
