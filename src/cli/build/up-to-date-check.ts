import type { Span } from '../../../schema/schedule/schedule.ts'
import { isQuickRelease } from '../../builder/release/publish.ts'
import { cacheOf } from '../../cache/cache.ts'
import { type ContentKey, contentKey } from '../../cache/content-key.ts'
import { folderFingerprint } from '../../cache/file-hash-cache.ts'
import { hashOf } from '../../cache/hash.ts'
import { isWithin } from '../../cache/time-span.ts'
import { engineRoot, projectRoot } from '../../files/roots.ts'
import { underRoot } from '../support/root.ts'
import type { BuildRequest, BuildResult } from './load-and-build.ts'
import { passwordFingerprint, readGatePasswords } from './stored-passwords.ts'

/** The cached record of the release in a folder. */
type ReleaseRecord = Omit<BuildResult, 'read' | 'span'> & {
  /** As from {@link releaseKey}. */
  key: string
  span: Span
  /** Fingerprint of the passwords in `variables`. */
  secret: string
  /** Fingerprint of the folder after the build. */
  tree: string
}

const variablesOfBuild = ['SITE_URL', 'INQUIRY_ENDPOINT', 'INQUIRY_TRANSPORT', 'INDEXNOW_KEY', 'SOURCE_DATE_EPOCH']
const cache = cacheOf(engineRoot)

/** Hash of all release inputs except passwords and the time, for which the record has fields of its own. */
export function releaseKey({ pages, compress, weakPasswords, gallery, drafts }: BuildRequest) {
  const env = variablesOfBuild.map((name) => process.env[name] ?? '')
  return contentKey({
    root: engineRoot,
    base: projectRoot,
    pages,
    code: 'site',
    more: [compress, weakPasswords, gallery, drafts, env],
  })
}

/** Fingerprint of the passwords in these variables. */
const passwordFingerprintOf = (variables: readonly string[]) =>
  passwordFingerprint(readGatePasswords(variables, projectRoot, process.env))

const recordName = (out: string) => hashOf(underRoot(out))
const readRelease = (out: string) => cache.getJson<ReleaseRecord>('releases', recordName(out))

/** Starts to hash the passwords of the release in `out`, so that {@link upToDateRelease} need not wait for the hash. */
export function prewarmPasswordHash(out: string): void {
  const record = readRelease(out)
  if (record) void passwordFingerprintOf(record.variables)
}

/**
 * The record of the release in `out`, if a build would write the same bytes now. A whole release is up to date for who
 * requests a quick one.
 */
export async function upToDateRelease(
  { out, now, isQuick }: BuildRequest,
  key: string,
): Promise<ReleaseRecord | undefined> {
  const record = readRelease(out)
  if (!isQuick && (await isQuickRelease(underRoot(out)))) return undefined
  if (record === undefined || record.key !== key || !isWithin(record.span, now.getTime())) return undefined
  if (record.tree !== folderFingerprint(underRoot(out))) return undefined
  return record.secret === (await passwordFingerprintOf(record.variables)) ? record : undefined
}

/** Records the release that a build wrote to `out`, unless its inputs changed during the build. */
export async function recordRelease(
  request: BuildRequest,
  { key, content }: ContentKey,
  { read, span, ...result }: BuildResult,
): Promise<void> {
  const tree = folderFingerprint(underRoot(request.out))
  const isUnchanged = [...read].every(([name, hash]) => content.get(name) === hash)
  if (tree === undefined || span === undefined || !isUnchanged || releaseKey(request)?.key !== key) return
  const secret = await passwordFingerprintOf(result.variables)
  const record: ReleaseRecord = { ...result, key, span, secret, tree }
  cache.putJson('releases', recordName(request.out), record)
}
