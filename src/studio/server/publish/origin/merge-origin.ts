import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { OriginChoices, OriginConflict } from '../../../wire/publish.ts'
import { type Bytes, type ChoiceOf, mergedFile } from '../../merging/merge-file.ts'
import { fileTitle } from '../file-changes.ts'
import { bytesIfThere } from '../file-history.ts'
import type { Repository } from '../repository.ts'
import { bytesOf } from '../site-changes.ts'
import { changesBesideDeletion } from './changes-beside-deletion.ts'
import type { Since } from './origin.ts'
import { freePublicPath, shownPictures, withFileName } from './upload-conflicts.ts'

/**
 * Files with the changes of both sides, by path below the content folder; `undefined` for one that is deleted. `files` come from
 * those on the disk, `committed` from those that commits of this branch have changed. `read` has what was on the disk.
 */
export type Merged = {
  files: Map<string, Bytes>
  /** Files that came by “Keep both”, each with the name of the one that it is a version of. */
  added: Map<string, string>
  committed: Map<string, Bytes>
  read: Map<string, Bytes>
  conflicts: OriginConflict[]
}

/** Hash of the versions that a choice is between. */
function hashOf(versions: readonly Bytes[]): string {
  const hash = createHash('sha256')
  for (const bytes of versions) hash.update(`${bytes?.length}\n`).update(bytes ?? '')
  return hash.digest('hex')
}

type Request = {
  since: Since
  /** The files that are merged as they are on the disk. */
  names: readonly string[]
  /** Those of them that are committed, in place of what earlier commits say; all of them if missing. */
  ticked?: readonly string[]
  choices: OriginChoices
  /** The titles of pages as visitors read them, by address. */
  titles: ReadonlyMap<string, string>
  /** Files whose version here is known at `origin`, such as one that was published from here: the changes of both sides are those since. */
  bases?: ReadonlyMap<string, Bytes>
}

/** The paths below the content folder of what was changed on both sides: on the disk, or by commits of this branch. */
function changedTwice({ prefix }: Repository, { since, names }: Request): Map<string, { isCommitted: boolean }> {
  const [theirs, own] = [new Set(since.paths), new Set(since.own)]
  const committed = since.own.flatMap((path) => (path.startsWith(prefix) ? [path.slice(prefix.length)] : []))
  const both = [...names, ...committed].filter((name) => theirs.has(prefix + name))
  return new Map(both.map((name) => [name, { isCommitted: own.has(prefix + name) }]))
}

/** What a person has decided about a file; nothing about versions that they have not seen. */
const choicesOf =
  (choices: OriginChoices, seen: string): ChoiceOf =>
  (id) =>
    choices[id]?.seen === seen ? choices[id].side : undefined

/**
 * Gives uploads that both have added under one name two names: mine gets a new one, also where the files on the disk show it or
 * link to it.
 * Returns these files.
 */
async function keepBothUploads(
  { folder }: Repository,
  { names, since }: Request,
  { uploads, merged }: { uploads: readonly string[]; merged: Merged },
): Promise<Map<string, Bytes>> {
  const renamed = new Map<string, Bytes>()
  for (const upload of uploads) {
    const others = since.paths.flatMap((path) => path.split(/(?=_public\/)/).slice(1))
    const name = freePublicPath(folder, upload, [...others, ...merged.added.keys()])
    merged.files.set(name, merged.read.get(upload))
    merged.added.set(name, upload)
    for (const file of names.filter((one) => one.endsWith('.yaml'))) {
      const bytes = await bytesOf(join(folder, file))
      const after = bytes && withFileName(renamed.get(file) ?? bytes, upload, name)
      if (!after) continue
      merged.read.set(file, bytes)
      renamed.set(file, after)
      merged.files.set(file, after)
    }
  }
  return renamed
}

/** The versions of a file that was changed on both sides: mine on the disk, in commits of this branch, or both. */
async function versionsOf(
  repository: Repository,
  { since, names, ticked = names, bases }: Request,
  name: string,
  isCommitted: boolean,
) {
  const at = (commit: string) => bytesIfThere(repository, { commit, name })
  const onDisk = names.includes(name)
  return {
    base: bases?.has(name) ? bases.get(name) : await at(since.base),
    theirs: await at(since.commit),
    ...(onDisk && { onDisk: { mine: await bytesOf(join(repository.folder, name)) } }),
    // What is ticked takes the place of what earlier commits say.
    ...(isCommitted && !ticked.includes(name) && { inCommits: { mine: await at(repository.head) } }),
  }
}

/**
 * Merges files, as they are on the disk and in the commits of this branch, with what came from `origin`. A choice counts for the
 * versions that a person has seen: of others the question comes again.
 */
export async function mergeOrigin(repository: Repository, request: Request): Promise<Merged> {
  const { choices, titles } = request
  const merged: Merged = { files: new Map(), added: new Map(), committed: new Map(), read: new Map(), conflicts: [] }
  const twice: { name: string; seen: string; versions: Awaited<ReturnType<typeof versionsOf>> }[] = []
  for (const [name, { isCommitted }] of changedTwice(repository, request)) {
    const versions = await versionsOf(repository, request, name, isCommitted)
    const { base, theirs, onDisk, inCommits } = versions
    if (onDisk) merged.read.set(name, onDisk.mine)
    const own = [onDisk, inCommits].flatMap((one) => (one ? [one.mine] : []))
    twice.push({ name, versions, seen: hashOf([base, theirs, ...own]) })
  }
  const uploads = twice.filter(({ name, seen }) => choicesOf(choices, seen)(name) === 'both').map(({ name }) => name)
  const renamed = await keepBothUploads(repository, request, { uploads, merged })
  for (const { name, seen, versions } of twice) {
    const { base, theirs, onDisk, inCommits } = versions
    const choiceOf = choicesOf(choices, seen)
    const results = [
      ...(onDisk ? [{ to: merged.files, mine: renamed.get(name) ?? onDisk.mine }] : []),
      ...(inCommits ? [{ to: merged.committed, mine: inCommits.mine }] : []),
    ].map(({ to, mine }) => ({ to, mine, ...mergedFile(name, { base, mine, theirs }, choiceOf) }))
    for (const { to, bytes } of results) to.set(name, bytes)
    const asked = results.find(({ conflicts }) => conflicts.length > 0)
    if (!asked) continue
    const { title } = fileTitle(name, { before: base ?? theirs, after: asked.mine }, titles)
    const shown = {
      ...changesBesideDeletion(name, { base, mine: asked.mine, theirs }),
      ...(await shownPictures(name, { mine: asked.mine, theirs })),
    }
    for (const conflict of asked.conflicts) merged.conflicts.push({ ...conflict, ...shown, name, title, seen })
  }
  return merged
}

/** Paths with those of the second versions of pictures among them. */
export const withAdded = (paths: readonly string[], { added }: Merged): string[] => [
  ...paths,
  ...[...added].flatMap(([name, picture]) => (paths.includes(picture) ? [name] : [])),
]
