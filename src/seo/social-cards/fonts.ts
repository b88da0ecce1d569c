import { fileURLToPath } from 'node:url'
import type { Theme } from '../../../schema/theme/theme.ts'
import { type FontFile, type FontRole, fontFilesOf } from '../../fonts/font-files.ts'
import type { PublicFolders } from '../../pictures/public-folders.ts'

/** The font of cards whose site has none of its own: fonts of the system differ from machine to machine. */
const plain = import.meta.resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2')

/** The font files with which cards are drawn. Without a display font, headings are in that of text. */
export function cardFonts(theme: Theme, folders: PublicFolders): Record<FontRole, readonly FontFile[]> {
  const filesOf = (role: FontRole) => {
    const files = fontFilesOf(theme, role, folders)
    return Array.isArray(files) && files.length > 0 ? files : undefined
  }
  const text = filesOf('text') ?? [{ path: fileURLToPath(plain) }]
  return { display: filesOf('display') ?? text, text }
}
