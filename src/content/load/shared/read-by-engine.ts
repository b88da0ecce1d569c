const singleFiles = new Set(['site', 'theme', 'wording', 'coverage', 'collections', 'redirects'])
const readFolders = ['fragments', 'templates', 'coverage', 'starting-points']

/**
 * Whether the engine itself reads a file of `_data/`, by its name without ending: the files of collections are records.
 * Pages refer to all others by `from:`.
 */
export function isReadByEngine(name: string, collections: object): boolean {
  const [folder = '', file] = name.split('/')
  return (
    singleFiles.has(name) ||
    (file !== undefined && (readFolders.includes(folder) || Object.hasOwn(collections, folder)))
  )
}
