/** The folder of mirrors in the content folder: one folder for each language, by its tag. */
const languagesFolder = '_languages'

/** The name of a mirror in the content folder, by the name of its source: `about.yaml` → `_languages/es/about.yaml`. */
export const mirrorName = (tag: string, source: string): string => `${languagesFolder}/${tag}/${source}`

/** The tag of a mirror and the name of its source; `undefined` for another file. */
export function mirrorOf(name: string): { tag: string; source: string } | undefined {
  const [folder, tag, ...rest] = name.split('/')
  return folder === languagesFolder && tag && rest.length > 0 ? { tag, source: rest.join('/') } : undefined
}

/** Whether a file of the content folder is a mirror. */
export const isMirror = (name: string): boolean => name.startsWith(`${languagesFolder}/`)
