import type { Diagnostic } from '../../../../schema/diagnostic.ts'
import { isOldAddress } from '../../../../schema/links/link.ts'
import { freeAddress, isDeviceName, reservedPart } from '../../../../schema/reserved-name.ts'
import { diagnose, fileStart, type SourceRange, valueRange } from '../../diagnostics/diagnose.ts'
import type { PagePath } from '../../parse/file-kind.ts'
import type { SourcePosition } from '../../parse/source-position.ts'

/** A file whose name is not a valid address. The file is not read. */
export const badFileName = (
  file: string,
  folder: string,
  { part, rename }: { part: string; rename: string | undefined },
) =>
  diagnose('bad-file-name', fileStart({ file, text: '' }), {
    part,
    rename: rename === undefined ? undefined : `${folder}/${rename}`,
  })

/** The file and the addresses of a page. `start` is the start of its file. */
export type RoutedPage = {
  file: string
  path: PagePath
  aliases: { alias: string; position: SourcePosition }[]
  start: SourceRange
}

/** Pages and aliases at reserved addresses, and aliases that no file could be named after. */
export function reservedAddressDiagnostics(pages: readonly RoutedPage[]): Diagnostic[] {
  const diagnostic = (address: string, range: () => SourceRange, isAlias: boolean) => {
    // The file of a page with such a name is not read: its name is reported.
    const device = isAlias ? address.split('/').find(isDeviceName) : undefined
    const reserved = reservedPart(address)
    // Servers distinguish letters by their case, and only an old address has capitals.
    const taken = (reserved !== undefined && address.startsWith(reserved) ? reserved : undefined) ?? device
    const facts = { address, device, isAlias, free: freeAddress(address) }
    return taken === undefined ? [] : [diagnose('reserved-address', range(), { ...facts, taken })]
  }
  return pages.flatMap(({ path, start, aliases }) => [
    ...diagnostic(path, () => start, false),
    ...aliases.flatMap(({ alias, position }) => diagnostic(alias, () => valueRange(position), true)),
  ])
}

/** Paths and aliases that are used twice. Pages are sorted by file; the later one of two is reported. */
export function routeDiagnostics(pages: readonly RoutedPage[]): Diagnostic[] {
  const owners = new Map<string, string>()
  const diagnostics: Diagnostic[] = []
  for (const { file, path, start } of pages) {
    const first = owners.get(path)
    if (first === undefined) owners.set(path, file)
    else diagnostics.push(diagnose('duplicate-route', start, { path, first, second: file }))
  }
  for (const { file, aliases } of pages)
    for (const { alias, position } of aliases) {
      const owner = owners.get(alias)
      if (owner === undefined) owners.set(alias, file)
      else
        diagnostics.push(
          diagnose('duplicate-alias', valueRange(position), { alias, owner: owner === file ? 'this page' : owner }),
        )
    }
  return diagnostics
}

/** Old addresses at which a file is published. */
export const hiddenFileDiagnostics = (
  pages: readonly RoutedPage[],
  isFile: (address: string) => boolean,
): Diagnostic[] =>
  pages.flatMap(({ aliases }) =>
    aliases.flatMap(({ alias, position }) =>
      isOldAddress(alias) && isFile(alias)
        ? [diagnose('duplicate-alias', valueRange(position), { alias, owner: `the file \`${alias}\`` })]
        : [],
    ),
  )

/** The file of each address; a path wins over an alias. */
export function addressesOf(pages: readonly RoutedPage[]): Map<string, string> {
  const aliases = pages.flatMap(({ file, aliases }) => aliases.map(({ alias }) => [alias, file] as const))
  return new Map([...aliases.reverse(), ...pages.map(({ path, file }) => [path, file] as const).reverse()])
}

/** The page of each alias. A page of its own wins over an alias, and the first alias over a second one. */
export function pagesOfAliases(pages: readonly RoutedPage[]): Map<string, string> {
  const paths = new Set<string>(pages.map(({ path }) => path))
  const targets = new Map<string, string>()
  for (const { path, aliases } of pages)
    for (const { alias } of aliases) if (!paths.has(alias) && !targets.has(alias)) targets.set(alias, path)
  return targets
}
