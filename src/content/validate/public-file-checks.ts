import { join, relative } from 'node:path'
import type { Diagnostic } from '../../../schema/diagnostic.ts'
import { freeAddress, isDeviceName, reservedPart } from '../../../schema/reserved-name.ts'
import { withSlashes } from '../../files/with-slashes.ts'
import { isPublished, listPublic, type PublicFolders } from '../../pictures/public-folders.ts'
import { diagnose, fileStart } from '../diagnostics/diagnose.ts'

type Published = {
  base: string
  folders: PublicFolders
  /** Addresses of the pages. */
  pages: readonly string[]
  /** Addresses of files that a build writes whatever is there. */
  written: Iterable<string>
}

const pageFile = (path: string) => (path === '/' ? '/index.html' : `${path}.html`)

/** Links of public folders that are not followed, and names of public files that cannot be published. */
export function publicFileDiagnostics({ base, folders, pages, written }: Published): Diagnostic[] {
  const at = (folder: string, name: string) =>
    fileStart({ file: withSlashes(relative(base, join(folder, name))), text: '' })
  const [own, shared] = [listPublic(folders[0], folders), listPublic(folders[1], folders)]
  const holders = new Map<string, { name: string; holder: string }>()
  const hold = (name: string, holder: string) => holders.set(name.toLowerCase(), { name, holder })
  for (const name of written) hold(name, 'a file that each build writes')
  for (const path of pages) hold(pageFile(path), `the page \`${path}\``)

  const named = [
    ...own.files.map((name) => ({ name, folder: folders[0] })),
    ...shared.files.filter((name) => !own.files.includes(name)).map((name) => ({ name, folder: folders[1] })),
  ].filter(({ name }) => isPublished(name))
  const taken = named.flatMap(({ name, folder }) => {
    const address = `/${name}`
    const holder = holders.get(address.toLowerCase())
    if (holder === undefined) hold(address, `\`${name}\``)
    const part = name.split('/').find(isDeviceName)
    const reserved = holder === undefined ? reservedPart(address, 'file') : undefined
    const free = freeAddress(address, 'file').slice(1)
    return [
      ...(part === undefined ? [] : [diagnose('device-name', at(folder, name), { part, free })]),
      ...(reserved === undefined
        ? []
        : [diagnose('taken-file-name', at(folder, name), { name, holder: 'the server itself', isTwin: false, free })]),
      ...(holder === undefined
        ? []
        : [
            diagnose('taken-file-name', at(folder, name), {
              name,
              holder: holder.holder,
              isTwin: holder.name !== address,
            }),
          ]),
    ]
  })
  const bad = [own, shared].flatMap(({ badLinks }, index) =>
    badLinks.map(({ name, reason }) =>
      diagnose('bad-file-link', at(folders[index] ?? '', name), {
        reason: reason === 'outside' ? 'unpublished' : reason,
      }),
    ),
  )
  return [...bad, ...taken]
}
