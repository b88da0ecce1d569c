import { copyFile, mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Cache } from '../../cache/cache.ts'
import type { SiteContent } from '../../content/load/load.ts'
import { type SiteLogo, siteIcon, siteLogo } from '../../pictures/logo.ts'
import { isPublished, listPublic, type PublicFolders } from '../../pictures/public-folders.ts'
import { writeIcons } from '../../seo/icons.ts'

/** Copies the public files, except the originals of pictures and fonts. Of a link, the file that it leads to is copied. */
export async function copyPublic(folders: PublicFolders, outDir: string): Promise<void> {
  for (const folder of folders.toReversed())
    for (const name of listPublic(folder, folders).files.filter(isPublished)) {
      await mkdir(dirname(join(outDir, name)), { recursive: true })
      await copyFile(join(folder, name), join(outDir, name))
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
  cache: Cache,
): Promise<{ logo: SiteLogo | undefined; icons: Promise<void> }> {
  await copyPublic(content.publicFolders, outDir)
  const logo = await writeLogo(content, outDir)
  const icons = writeIcons(outDir, siteIcon(content.theme, content.publicFolders), cache)
  icons.catch(() => undefined)
  return { logo, icons }
}
