import { furtherAddresses } from '../derive/numbered-pages.ts'
import type { GraphMaterial } from '../load/loaded-site.ts'
import type { PagePath } from '../parse/file-kind.ts'
import { positionAt } from '../parse/source.ts'
import { pathOf } from '../parse/source-position.ts'
import { contentsOf, linksTo } from '../resolve/contents.ts'
import { pagesOfAliases } from '../validate/addresses/address-checks.ts'
import { pagesByFile } from './pages-by-file.ts'
import { shownUses } from './shown-uses.ts'
import type { Use, UseKind } from './use-kinds.ts'
import { writtenUses } from './written-uses.ts'

/** A use of a name. */
export type WrittenUse = {
  file: string
  line: number
  column: number
  path: string
  /** How many pages show it. */
  pages: number
}

type UseOnPages = Use & { pages: Set<string> }

const keyOfUse = ({ kind, name, position }: Use) => `${kind} ${name} ${position.source.file}:${position.start}`

/** Names that exist, used or not. */
function definedNames({ results, shared, blockTypes }: GraphMaterial): Record<UseKind, readonly string[]> {
  const { library } = shared
  const data = library.dataNames()
  return {
    page: [
      ...results.map(({ path }) => path),
      ...furtherAddresses(
        results.flatMap(({ page }) => page ?? []),
        shared.blocks,
      ).map(({ address }) => address),
    ],
    alias: results.flatMap(({ aliases }) => aliases.map(({ alias }) => alias)),
    redirect: shared.redirects.map(({ redirect: { from } }) => from),
    block: blockTypes,
    fragment: library.fragmentNames(),
    data,
    image: [],
    token: [],
    calculator: data.flatMap((name) => (name.startsWith('calculators/') ? [name.slice('calculators/'.length)] : [])),
    form: [],
    template: [],
    record: Object.keys(shared.collections).flatMap((collection) =>
      [...(shared.records.get(collection)?.keys() ?? [])].map((slug) => `${collection}/${slug}`),
    ),
  }
}

/** An index of all pages, links, pictures, fragments, tokens and blocks: where each is used, and on how many pages. */
export function createGraph(material: GraphMaterial) {
  const { files, results, shared } = material
  const usesIn = new Map(files.map((file) => [file, writtenUses(file, shared.collections)]))
  const reach = pagesByFile(files, usesIn)
  const usesByKey = new Map<string, UseOnPages>()
  const add = (use: Use, pages: Iterable<string>) => {
    const before = usesByKey.get(keyOfUse(use))
    if (before === undefined) usesByKey.set(keyOfUse(use), { ...use, pages: new Set(pages) })
    else for (const page of pages) before.pages.add(page)
  }
  const everyPage = results.map(({ path }) => path)
  for (const [file, uses] of usesIn) {
    const pages = file.kind === 'page' ? [file.name] : file.name === 'site' ? everyPage : (reach.get(file.name) ?? [])
    for (const use of uses) add(use, pages)
  }
  const aliases = pagesOfAliases(results)
  for (const result of results) for (const use of shownUses(result, aliases)) add(use, [result.path])
  const ofSite = { links: linksTo(shared.site.origin, contentsOf(shared.siteRoot)), pictures: [], forms: [] }
  for (const use of shownUses(ofSite, aliases)) add(use, everyPage)

  for (const { redirect, from, to } of shared.redirects) {
    const [target = ''] = redirect.to?.split(/[?#]/) ?? []
    const page = aliases.get(target) ?? target
    add({ kind: 'redirect', name: redirect.from, position: from }, [])
    if (everyPage.includes(page as PagePath)) add({ kind: 'page', name: page, position: to }, [page])
  }

  const byName = Map.groupBy(usesByKey.values(), ({ kind, name }) => `${kind}:${name}`)
  const defined = definedNames(material)
  return {
    /** Every use of a name, sorted by file and position. */
    uses(kind: UseKind, name: string): WrittenUse[] {
      const found = (byName.get(`${kind}:${name}`) ?? []).map(({ position, pages }) => ({
        file: position.source.file,
        ...positionAt(position.source, position.start),
        path: pathOf(position),
        pages: pages.size,
      }))
      return found.sort(
        (a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : 0) || a.line - b.line || a.column - b.column,
      )
    },
    /** All names of a kind: those that exist, and those that are used. */
    names(kind: UseKind): string[] {
      const used = [...usesByKey.values()].flatMap((use) => (use.kind === kind ? [use.name] : []))
      return [...new Set([...defined[kind], ...used])].sort()
    },
  }
}
