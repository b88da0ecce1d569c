import { copyFile, link, mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { filesBelow } from '../../files/files-below.ts'

/** How many releases keep their hashed files in `assets/`: a tab that was opened then can still load its parts. */
export const previousReleases = 3

/** The file of a release that lists its own hashed files and those of previous releases. */
const assetNote = '_assets.json'

/** Files below `assets/` of the last different releases, newest first. */
type AssetNote = string[][]

/**
 * Copies the hashed files of previous releases from `before` into the release `stagingDir`, and records there which release
 * has which. The name of a file is a hash of its content, so files of the same name are equal.
 */
export async function copyPreviousAssets(stagingDir: string, before: string): Promise<void> {
  // A release that a roll-back publishes again has a note, and files of earlier releases.
  const own = (await readAssetNote(stagingDir))[0] ?? filesBelow(join(stagingDir, 'assets'))
  const earlier = (await readAssetNote(before)).filter((names, index) => index > 0 || !isSame(names, own))
  const releases = [own, ...earlier.slice(0, previousReleases)]
  await writeFile(join(stagingDir, assetNote), JSON.stringify(releases))
  const present = new Set(own)
  for (const name of new Set(releases.slice(1).flat())) {
    if (present.has(name)) continue
    const target = join(stagingDir, 'assets', name)
    await mkdir(dirname(target), { recursive: true })
    await linkOrCopy(join(before, 'assets', name), target)
  }
}

const isSame = (one: readonly string[], other: readonly string[]) => one.join('\n') === other.join('\n')

/** A release without this record (of an earlier version, or not built here) is ignored. */
const readAssetNote = async (folder: string): Promise<AssetNote> =>
  JSON.parse(await readFile(join(folder, assetNote), 'utf8').catch(otherwise('[]')))

/** A hard link costs nothing, but not every file system has them. */
async function linkOrCopy(file: string, target: string) {
  const failed = await link(file, target).catch((error: NodeJS.ErrnoException) => error)
  if (!failed || failed.code === 'EEXIST' || failed.code === 'ENOENT') return
  await copyFile(file, target)
}

const otherwise =
  <T>(value: T) =>
  (error: NodeJS.ErrnoException): T => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return value
    throw error
  }
