import { existsSync } from 'node:fs'
import { cp, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SiteContent } from '../../content/load/load.ts'
import { type SiteLogo, siteLogo } from '../../pictures/logo.ts'
import { originals, type PublicFolders } from '../../pictures/public-folders.ts'

/** Copies the public folders, except the originals of pictures and fonts. */
export async function copyPublic(folders: PublicFolders, outDir: string): Promise<void> {
  for (const folder of folders.toReversed()) {
    const excluded = originals.map((name) => join(folder, name))
    if (existsSync(folder))
      await cp(folder, outDir, { recursive: true, filter: (source) => !excluded.includes(source) })
  }
}

type LogoSource = Pick<SiteContent, 'theme' | 'publicFolders'>

/** Writes the drawings of the logo that are too large for the style sheet. */
export async function writeLogo({ theme, publicFolders }: LogoSource, outDir: string): Promise<SiteLogo | undefined> {
  const logo = siteLogo(theme, publicFolders)
  await mkdir(join(outDir, 'assets'), { recursive: true })
  for (const [address, svg] of Object.entries(logo?.files ?? {})) await writeFile(join(outDir, address), svg)
  return logo
}
