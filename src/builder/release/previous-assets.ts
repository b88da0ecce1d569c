import { copyFile, link, mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { filesBelow } from '../../cache/files-below.ts'

/** Releases whose hashed files stay, beside the present ones: a tab that was opened then still loads its parts. */
export const keptReleases = 3

/** The file of a release that says which hashed files are its own, and which are of releases before. */
const assetNote = '_assets.json'

/** Files below `assets/` of the releases that differ in them, newest first. */
type AssetNote = string[][]

/**
 * Brings the hashed files of earlier releases from `before` into the release `made`, and notes there which release has
 * which. A name says its content, so that a file of the same name is the same file.
 */
export async function keepPreviousAssets(made: string, before: string): Promise<void> {
  const own = (await readAssetNote(made))[0] ?? filesBelow(join(made, 'assets'))
  const earlier = (await readAssetNote(before)).filter((names, index) => index > 0 || !isSame(names, own))
  const releases = [own, ...earlier.slice(0, keptReleases)]
  await writeFile(join(made, assetNote), JSON.stringify(releases))
  const present = new Set(own)
  for (const name of new Set(releases.slice(1).flat())) {
    if (present.has(name)) continue
    const target = join(made, 'assets', name)
    await mkdir(dirname(target), { recursive: true })
    await linkOrCopy(join(before, 'assets', name), target)
  }
}

const isSame = (one: readonly string[], other: readonly string[]) => one.join('\n') === other.join('\n')

/** A release that was not written by this build, or by an earlier version of it, has no note: nothing of it is kept. */
const readAssetNote = async (folder: string): Promise<AssetNote> =>
  JSON.parse(await readFile(join(folder, assetNote), 'utf8').catch(otherwise('[]')))

/** Two names for one file cost nothing, but not every file system has them. */
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
