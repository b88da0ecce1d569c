import { createContent } from '../../../content/load/load.ts'
import { mirrorOf } from '../../../content/translations/mirror-names.ts'
import { type TranslationWork, translationWork } from '../../../content/translations/work/translation-work.ts'

/** The texts of the site in a content folder, and their translations. */
export type FolderTranslations = TranslationWork & { pages: string }

export async function readTranslations(pages: string): Promise<FolderTranslations> {
  const content = createContent({ root: '.', pages })
  return { ...translationWork(content, await content.load()), pages }
}

/** The name of a mirror in its content folder, by its path. */
const nameOf = (path: string) => path.slice(Math.max(0, path.indexOf('_languages/')))

/** What a person may type for a content file: its name, or its path or that of its mirror from the root. */
export function sourceNamed(typed: string, { pages, sources }: FolderTranslations): string | undefined {
  const path = typed.replaceAll('\\', '/').replace(/^\.\//, '')
  const folder = `${pages.replace(/\/$/, '')}/`
  const source = mirrorOf(nameOf(path))?.source ?? (path.startsWith(folder) ? path.slice(folder.length) : path)
  return sources.has(source) ? source : undefined
}

/** The language of a mirror, by its path. */
export const tagNamed = (typed: string): string | undefined => mirrorOf(nameOf(typed.replaceAll('\\', '/')))?.tag
