import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, join } from 'node:path'
import { isMapping } from '../../schema/is-mapping.ts'
import type { ThemeFont } from '../../schema/theme/theme.ts'
import { listPublic, type PublicFolders } from '../pictures/public-folders.ts'

const { resolve } = createRequire(import.meta.url)

/** A font that a theme can name, because its files are there. */
export type InstalledFont = Pick<ThemeFont, 'family' | 'generic'> & ({ package: string } | { file: string })

const scopes = ['@fontsource-variable', '@fontsource'] as const

/** The font of a package of Fontsource; `undefined` of a folder that is none. */
function ofPackage(name: string, folder: string): InstalledFont | undefined {
  try {
    const metadata: unknown = JSON.parse(readFileSync(join(folder, 'metadata.json'), 'utf8'))
    if (!isMapping(metadata) || typeof metadata['family'] !== 'string') return undefined
    const { category } = metadata
    return {
      package: name,
      family: metadata['family'],
      generic: category === 'serif' || category === 'monospace' ? category : 'sans-serif',
    }
  } catch {
    return undefined
  }
}

/** The fonts of the packages that are installed. Of the same in two versions, that of all weights. */
function inPackages(): InstalledFont[] {
  const found = scopes.flatMap((scope) =>
    (resolve.paths(`${scope}/font`) ?? []).flatMap((modules) => {
      const folder = join(modules, scope)
      const names = existsSync(folder) ? readdirSync(folder) : []
      return names.flatMap((name) => ofPackage(`${scope}/${name}`, join(folder, name)) ?? [])
    }),
  )
  return [...new Map(found.toReversed().map((font) => [font.family, font])).values()]
}

/** A family after the name of its file: “Lora bold” of `fonts/lora-bold.woff2`. */
const familyOfFile = (file: string) =>
  basename(file)
    .replace(/\.\w+$/, '')
    .replaceAll(/[-_.]+/g, ' ')
    .replace(/^./, (first) => first.toUpperCase())

/** The fonts that a theme can name: files below `fonts/` in the public folders, and installed packages. */
export function installedFonts(folders: PublicFolders): InstalledFont[] {
  const files = folders
    .flatMap((folder) => listPublic(folder, folders).files)
    .filter((file) => /^fonts\/[\w./-]+\.(?:woff2|ttf|otf)$/.test(file))
    .map((file): InstalledFont => ({ file, family: familyOfFile(file), generic: 'sans-serif' }))
  // A file of the site comes before a package of the same family.
  const families = new Map([...inPackages(), ...files].map((font) => [font.family, font]))
  const byFamily = (one: InstalledFont, other: InstalledFont) => one.family.localeCompare(other.family, 'en')
  return [...families.values()].sort(byFamily)
}
