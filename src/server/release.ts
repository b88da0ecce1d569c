import { readdir, readFile, stat } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { LRUCache } from 'lru-cache'
import { defaultLanguage, inLanguage, type Language } from '../../schema/language/language.ts'
import { type AddressIndex, type AddressTable, indexAddresses } from '../../schema/links/address-table.ts'
import type { PolicyOrigins } from '../../schema/policy-origins.ts'
import { hashOf } from '../cache/hash.ts'
import { isAbsent, readText } from '../files/read-text.ts'
import { withSlashes } from '../files/with-slashes.ts'
import { coalesce } from './coalesce.ts'
import { type Forms, type KeepDays, readForms } from './forms.ts'

export type ServedFile = {
  bytes: Buffer
  /** Strong: two files with the same tag have the same bytes. */
  etag: string
}

/** One build of the site in `dist`. */
export type Release = {
  dist: string
  /** Paths below `dist` that may be served, with `/` between folders. Everything else does not exist. */
  files: ReadonlySet<string>
  /** Reads one of `files`. The files requested last are cached. `undefined` if the release has been replaced since. */
  read: (file: string) => Promise<ServedFile | undefined>
  /** The aliases and redirects of the site. */
  addresses: AddressIndex
  /** The forms of the site, which are the rules of inquiries. */
  forms: Forms
  /** The language in which its site speaks. */
  language: Language
  /** The other languages of the site, by their tags. */
  languages: ReadonlyMap<string, Language>
  /** How many days inquiries of forms are kept. */
  keepDays: KeepDays
  scriptHashes: readonly string[]
  styleHashes: readonly string[]
  /** What its pages load from elsewhere. */
  origins: PolicyOrigins
  /** What every answer allows others: `headers` of the site file. */
  embeddable: boolean
  subdomains: boolean
  /** Whether `/gallery` is the gallery of blocks, with its frames. */
  gallery: boolean
  /** The languages that have a page of their own for unknown addresses below them: `ar/404.html`. */
  notFoundIn: readonly string[]
  /** Whether `/snapshots/about.html` serves `/about`, and is not a file of its own. */
  snapshotsRewritten: boolean
  /** Identifies the folder as it was when it was read; a different fingerprint means a different release. */
  fingerprint: string
}

/** Returns the release that lies in `dist` now. A folder that has been replaced is read again. */
export type ReleaseSource = {
  current: () => Promise<Release>
  /** The same at a fraction of the cost for many concurrent requests. They all continue in the same tick. */
  currentForMany: () => Promise<Release>
}

/** Memory that cached files may take, in bytes. */
const cacheBytes = 64 * 1024 * 1024

/** A new release takes the place of the old one by two renames; for this long, in milliseconds, `dist` may be absent. */
const swapPauseMs = 20

/** Opens `dist`. Throws when there is no readable folder. */
export async function openRelease(dist: string): Promise<ReleaseSource> {
  let release = await readRelease(dist, await fingerprintOf(dist))
  let reading: Promise<Release> | undefined

  const renew = async (fingerprint: string) => {
    try {
      release = await readRelease(dist, fingerprint)
    } catch (error) {
      // The folder was moved away while it was read: the next request reads the one that came.
      if (!isAbsent(error)) throw error
    } finally {
      reading = undefined
    }
    return release
  }

  const current = async () => {
    const fingerprint = await fingerprintOf(dist).catch(() => release.fingerprint)
    if (fingerprint === release.fingerprint) return release
    reading ??= renew(fingerprint)
    return reading
  }
  return { current, currentForMany: coalesce(current) }
}

/** Reads a file to serve, or returns `undefined` if it is gone because another release was published. */
async function readServed(path: string): Promise<ServedFile | undefined> {
  for (let tries = 0; tries < 5; tries++) {
    try {
      const bytes = await readFile(path)
      return { bytes, etag: `"${hashOf(bytes).slice(0, 32)}"` }
    } catch (error) {
      if (!isAbsent(error)) throw error
      await new Promise((wait) => setTimeout(wait, swapPauseMs))
    }
  }
  return undefined
}

/** Builds swap the folder; tools that copy a build to another machine write into it, and so into `_headers.json`. */
async function fingerprintOf(dist: string): Promise<string> {
  const headersFile = stat(join(dist, '_headers.json')).catch(() => undefined)
  const [folder, headers] = await Promise.all([stat(dist), headersFile])
  return [folder.ino, folder.mtimeMs, headers?.ino, headers?.mtimeMs].join(':')
}

/** What `_headers.json` says of a build without inline scripts, style tags, external files and gallery. */
const noFacts = {
  scriptHashes: [],
  styleHashes: [],
  origins: {},
  embeddable: false,
  subdomains: true,
  gallery: false,
}

async function readRelease(dist: string, fingerprint: string): Promise<Release> {
  const entries = await readdir(dist, { recursive: true, withFileTypes: true })
  // Links are excluded: only files in the folder itself are served.
  const names = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => withSlashes(relative(dist, join(parentPath, name))))
    .filter((file) => !isPrivate(file))
  const files = new Set(names)
  const facts = await readJson(join(dist, '_headers.json'), {})
  const addresses = await readJson<AddressTable>(join(dist, '_addresses.json'), {})
  const snapshotsRewritten = (await readJson(join(dist, '_snapshots.json'), '')) === 'rewrite'
  const tags = await readJson<string[]>(join(dist, '_languages.json'), [])
  const service = await readService(dist)
  const cache = new LRUCache<string, ServedFile>({
    maxSize: cacheBytes,
    maxEntrySize: cacheBytes / 8,
    sizeCalculation: ({ bytes }) => Math.max(1, bytes.length),
    fetchMethod: (file) => readServed(join(dist, file)),
  })
  return {
    dist,
    files,
    read: (file) => cache.fetch(file),
    addresses: indexAddresses(addresses, files),
    ...service,
    languages: new Map(await Promise.all(tags.map(async (tag) => [tag, await readLanguage(dist, `.${tag}`)] as const))),
    notFoundIn: tags.filter((tag) => files.has(`${tag}/404.html`)),
    snapshotsRewritten,
    ...noFacts,
    ...facts,
    fingerprint,
  }
}

async function readLanguage(dist: string, of = ''): Promise<Language> {
  return { ...defaultLanguage, ...(await readJson(join(dist, `_language${of}.json`), {})) }
}

/** The language of a page, by its address, or by the tag that an inquiry from it names; that of the source for all others. */
export const languageOf = ({ language, languages }: Release, of: string | undefined): Language =>
  (of === undefined ? undefined : languages.get(of.startsWith('/') ? (of.split(/[/?#]/)[1] ?? '') : of)) ?? language

/** What the service needs of the site in `dist`; where there is no build, no forms and the default language. */
export async function readService(dist: string): Promise<Pick<Release, 'forms' | 'language' | 'keepDays'>> {
  const language = await readLanguage(dist)
  const forms = await readJson(join(dist, '_forms.json'), {})
  const keepDays = await readJson<KeepDays>(join(dist, '_retention.json'), {})
  return { forms: inLanguage(language, () => readForms(forms)), language, keepDays }
}

/**
 * Names that begin with `_` are files from the build for the server; hidden names are never served, except
 * `.well-known`.
 */
const isPrivate = (file: string) =>
  file.split('/').some((name) => name.startsWith('_') || (name.startsWith('.') && name !== '.well-known'))

async function readJson<T>(file: string, otherwise: T): Promise<T> {
  const text = await readText(file)
  return text === undefined ? otherwise : JSON.parse(text)
}
