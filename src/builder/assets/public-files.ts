import { existsSync } from 'node:fs'
import { cp, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SiteContent } from '../../content/load/load.ts'
import { type SiteLogo, siteIcon, siteLogo } from '../../pictures/logo.ts'
import { originals, type PublicFolders } from '../../pictures/public-folders.ts'
import { writeIcons } from '../../seo/icons.ts'

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

/**
 * Writes public files, logo and icons. `icons` resolves when the icons are written, which takes as long as the steps that
 * follow; whoever awaits it gets its error.
 */
export async function writePublicFiles(
  content: LogoSource,
  outDir: string,
): Promise<{ logo: SiteLogo | undefined; icons: Promise<void> }> {
  await copyPublic(content.publicFolders, outDir)
  const logo = await writeLogo(content, outDir)
  const icons = writeIcons(outDir, siteIcon(content.theme, content.publicFolders))
  icons.catch(() => undefined)
  return { logo, icons }
}
