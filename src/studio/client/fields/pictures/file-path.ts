/** Folders of `_public/` for files of a kind: what persons call a folder is below them. */
const kindFolder = /^\/(?:images|files|videos)\/(?=.)/

/** The folder and the name of a file as a person reads them: `team` and `bus` of `/images/team/bus.png`. */
export function folderAndName(address: string): { folder: string; name: string } {
  const path = address.replace(kindFolder, '').replace(/^\//, '')
  const at = path.lastIndexOf('/')
  return { folder: path.slice(0, Math.max(at, 0)), name: path.slice(at + 1).replace(/\.[a-z0-9]+$/i, '') }
}

/** The folders of some files and those around them, sorted. */
export function foldersOf(addresses: readonly string[]): string[] {
  const folders = addresses.flatMap((address) => {
    const parts = folderAndName(address).folder.split('/')
    return parts.map((_, index) => parts.slice(0, index + 1).join('/'))
  })
  return [...new Set(folders)].filter((folder) => folder !== '').sort()
}
