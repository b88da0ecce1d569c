import { isoDay } from '../../../schema/schedule.ts'
import type { BuildReport } from '../../builder/build-options.ts'
import type { FileHashes } from '../../cache/file-hashes.ts'
import { hashOf } from '../../cache/hash.ts'
import { folderFingerprint, passwordFingerprint, siteKey } from '../../cache/site-key.ts'
import { storeOf } from '../../cache/store.ts'
import { isWithin, type TimeSpan } from '../../cache/time-span.ts'
import { root } from '../support/root.ts'
import { readGatePasswords } from './stored-passwords.ts'

/** The cached record of the release in a folder. */
type ReleaseRecord = {
  /** As from {@link releaseKey}. */
  key: string
  span: TimeSpan
  /** Variables that hold passwords of its pages; `secret` is a fingerprint of these passwords. */
  variables: string[]
  secret: string
  /** Fingerprint of the folder after the build. */
  tree: string
  /** Warnings of the build. */
  warnings: string[]
  summary: BuildSummary
}

/** Figures of one build: times in milliseconds, memory in KiB, sizes in bytes. */
export type BuildSummary = BuildReport & { contentMs: number; peakKb: number }

/** The options that decide the bytes of a release, and its folder. */
export type BuildInputs = {
  pages: string
  out: string
  now: Date
  isCompressed: boolean
  takesWeak: boolean
  hasGallery: boolean
}

const variablesOfBuild = ['SITE_URL', 'INQUIRY_ENDPOINT', 'INQUIRY_TRANSPORT', 'INDEXNOW_KEY', 'SOURCE_DATE_EPOCH']
const store = storeOf(root)

/** Hash of all release inputs. Excludes passwords; of the time, includes only the day. */
export function releaseKey({ pages, now, isCompressed, takesWeak, hasGallery }: BuildInputs) {
  const env = variablesOfBuild.map((name) => process.env[name] ?? '')
  return siteKey({ root, pages, more: [pages, isCompressed, takesWeak, hasGallery, env, isoDay(now)] })
}

/** Fingerprint of the passwords in these variables. */
const passwordFingerprintOf = (variables: readonly string[]) =>
  passwordFingerprint(readGatePasswords(variables, root, process.env))

const readRelease = (out: string) => store.getJson<ReleaseRecord>('releases', hashOf(out))

/**
 * Starts to hash the passwords of the release in `out`, so that {@link passwordFingerprintOf} does not have to wait.
 */
export function prewarmPasswordHash(out: string): void {
  const record = readRelease(out)
  if (record) void passwordFingerprintOf(record.variables)
}

/** The record of `out`, if a build would write the same bytes now. */
export async function upToDateRelease(inputs: BuildInputs, key: string): Promise<ReleaseRecord | undefined> {
  const { out, now } = inputs
  const record = readRelease(out)
  if (record === undefined || record.key !== key || !isWithin(record.span, now.getTime())) return undefined
  if (record.tree !== folderFingerprint(out)) return undefined
  return record.secret === (await passwordFingerprintOf(record.variables)) ? record : undefined
}

type Built = {
  key: string
  content: FileHashes
  span: TimeSpan | undefined
  /** Hashes of the content files as the build read them, by path below the content folder. */
  read: FileHashes
} & Pick<ReleaseRecord, 'tree' | 'variables' | 'warnings' | 'summary'>

/** Records the release that a build wrote to `out`, unless its inputs changed during the build. */
export async function recordRelease(
  inputs: BuildInputs,
  { key, content, span, read, warnings, tree, variables, summary }: Built,
): Promise<void> {
  const isAsRead = [...read].every(([name, hash]) => content.get(name) === hash)
  if (span === undefined || !isAsRead || releaseKey(inputs)?.key !== key) return
  const record: ReleaseRecord = {
    key,
    span,
    secret: await passwordFingerprintOf(variables),
    tree,
    warnings,
    variables,
    summary,
  }
  store.putJson('releases', hashOf(inputs.out), record)
}
