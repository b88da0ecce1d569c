import { copyFile, link, mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { filesBelow } from '../../files/files-below.ts'

/** How many releases keep their hashed files in `assets/`: a tab that was opened then can still load its parts. */
const previousReleases = 3

/** The file of a release that lists its own hashed files and those of previous releases. */
const assetsFile = '_assets.json'

/** Files below `assets/` of the last different releases, newest first. */
type AssetLists = string[][]

/**
 * Copies the hashed files of earlier releases from `previousRelease` into `release`, and records there which release has
 * which. The name of a file is a hash of its content, so files of the same name are equal. Files of a quick release count
 * as those of the release that replaces it.
 */
export async function copyPreviousAssets(
  release: string,
  previousRelease: string,
  { isQuick = false } = {},
): Promise<void> {
  // A release that a roll-back publishes again has a list, and files of earlier releases.
  const own = (await readAssetLists(release))[0] ?? filesBelow(join(release, 'assets'))
  const [previous = own, ...older] = await readAssetLists(previousRelease)
  const different = isSame(previous, own) ? older : [previous, ...older]
  const lists = isQuick
    ? [[...new Set([...own, ...previous])], ...older]
    : [own, ...different.slice(0, previousReleases)]
  await writeFile(join(release, assetsFile), JSON.stringify(lists))
  const present = new Set(own)
  for (const name of new Set(lists.flat())) {
    if (present.has(name)) continue
    const target = join(release, 'assets', name)
    await mkdir(dirname(target), { recursive: true })
    await linkOrCopy(join(previousRelease, 'assets', name), target)
  }
}

const isSame = (one: readonly string[], other: readonly string[]) => one.join('\n') === other.join('\n')

/** The lists of a release; none of a release without the file (of an earlier version, or not built here). */
async function readAssetLists(release: string): Promise<AssetLists> {
  try {
    return JSON.parse(await readFile(join(release, assetsFile), 'utf8'))
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return []
    throw error
  }
}

/** A hard link costs nothing, but not every file system has them. */
async function linkOrCopy(file: string, target: string) {
  const error = await link(file, target).catch((error: NodeJS.ErrnoException) => error)
  if (!error || error.code === 'EEXIST' || error.code === 'ENOENT') return
  await copyFile(file, target)
}
