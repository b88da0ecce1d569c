import { collectionsByWord } from '../../../schema/collections/collections.ts'
import type { Diagnostic } from '../../../schema/diagnostic.ts'
import { isMapping } from '../../../schema/is-mapping.ts'
import { menuLinks } from '../../../schema/layout/header.ts'
import { fits } from '../../../schema/pages/page-conditions.ts'
import { isScheduled } from '../../../schema/schedule/schedule.ts'
import { logoKeys } from '../../pictures/logo.ts'
import type { ListedPictures } from '../../pictures/picture-file.ts'
import { summaryOf } from '../derive/page-summary.ts'
import { diagnose, fileStart } from '../diagnostics/diagnose.ts'
import type { ContentFile } from '../load/files/content-files.ts'
import type { GraphMaterial } from '../load/loaded-site.ts'
import { isReadByEngine } from '../load/shared/read-by-engine.ts'
import { contentsOf, linksTo } from '../resolve/contents.ts'
import { addressOf } from '../validate/addresses/link-checks.ts'
import { headingDiagnostics } from '../validate/heading-checks.ts'
import type { Use } from './use-kinds.ts'
import { writtenUses } from './written-uses.ts'

/** Pages that a list of some pages shows. A list of all pages, such as a sitemap, does not count as a link. */
function listedPages({ results, shared }: GraphMaterial): Set<string> {
  const lists = new Map(
    results.flatMap(({ lists }) => lists.map(({ conditions, written }) => [written, conditions] as const)),
  )
  const chosen = [...lists.values()].filter(
    ({ under, pages, partial }) => !partial && (pages !== undefined || (under !== undefined && under !== '/')),
  )
  return new Set(
    results.flatMap(({ page }) =>
      page && chosen.some((conditions) => fits(summaryOf(page, shared.blocks), conditions)) ? [page.path] : [],
    ),
  )
}

/** Addresses that another page, the header, the footer or the quote dialog links to. */
function linkedAddresses({ results, dialog, shared }: GraphMaterial): Set<string> {
  const fromPages = results.flatMap(({ path, aliases, links }) => {
    const own = new Set<string>([path, ...aliases.map(({ alias }) => alias)])
    return links.flatMap(({ href }) => addressOf(href) ?? []).filter((address) => !own.has(address))
  })
  return new Set([
    ...fromPages,
    ...[...linksTo(shared.site.origin, contentsOf(shared.siteRoot)), ...(dialog.references?.links ?? [])].flatMap(
      ({ href }) => addressOf(href) ?? [],
    ),
    ...shared.header.flatMap((entry) => menuLinks(entry).map(({ href }) => href)),
    ...shared.footer.flatMap(({ links }) => links.map(({ href }) => href)),
  ])
}

/** Public pages without a link to them. Pages with `noindex` are reached by those who have the address. */
function orphans(material: GraphMaterial): Diagnostic[] {
  const linked = linkedAddresses(material)
  const listed = listedPages(material)
  return material.results.flatMap(({ page, path, aliases, start }) => {
    const isPublic = page !== undefined && !page.noindex && !isScheduled(page) && path !== '/' && path !== '/404'
    const isReached = listed.has(path) || [path, ...aliases.map(({ alias }) => alias)].some((one) => linked.has(one))
    return isPublic && !isReached ? [diagnose('orphan-page', start, { path })] : []
  })
}

/**
 * Fragments and shared data that nothing refers to. A fragment counts as used even if only an unused fragment uses it.
 */
function unusedData({ files, shared }: GraphMaterial, uses: readonly Use[]): Diagnostic[] {
  const used = (kind: Use['kind']) => new Set(uses.flatMap((use) => (use.kind === kind ? [use.name] : [])))
  const fragments = used('fragment').add(shared.site.quote)
  const calculators = used('calculator')
  const records = used('record')
  const data = used('data')
  // `service.faqs` refers to the questions of the page's own service.
  for (const [word, collection] of collectionsByWord(shared.collections))
    if (data.has(`${word}.faqs`))
      for (const slug of shared.records.get(collection)?.keys() ?? [])
        if (records.has(`${collection}/${slug}`)) data.add(`faqs/${slug}`)
  const isUsed = (name: string) => {
    const [folder = '', ...rest] = name.split('/')
    if (folder === 'fragments') return fragments.has(rest.join('/'))
    if (folder === 'calculators') return calculators.has(rest.join('/'))
    return isReadByEngine(name, shared.collections) || data.has(name)
  }
  return files.flatMap(({ kind, name, parsed }: ContentFile) => {
    if (kind !== 'data' || isUsed(name)) return []
    const [, fragment] = name.match(/^fragments\/(.+)$/) ?? []
    return [
      fragment === undefined
        ? diagnose('unused-data', fileStart(parsed.source), { name })
        : diagnose('unused-fragment', fileStart(parsed.source), { name: fragment }),
    ]
  })
}

/** Whether a picture is shown: by its name, or by its file, which Markdown and the theme name as it is. */
function shownPictures({ results, dialog, shared }: GraphMaterial, { fileAt }: ListedPictures) {
  const shown = [dialog.references, ...results].flatMap((part) => part?.pictures ?? [])
  const names = new Set(shown.map(({ name }) => name))
  const logos = logoKeys.flatMap((key) => (shared.theme.logo?.[key] ? [`/${shared.theme.logo[key]}`] : []))
  const files = new Set([...shown.flatMap(({ address }) => address ?? []), ...logos].map(fileAt))
  return (file: string, name?: string) => files.has(file) || (name !== undefined && names.has(name))
}

/**
 * Diagnostics that need the whole graph: pages without links to them, unused shared data and pictures, headings that
 * skip a level. `pictures` are the picture files. Without a home page the site is only begun, so nothing is reported as
 * unused.
 */
export function graphDiagnostics(material: GraphMaterial, pictures: ListedPictures): Diagnostic[] {
  const { files, shared, results } = material
  if (shared.collectionsBroken) return []
  // Only a heading of the third level or deeper can skip one.
  const headings = files.flatMap(({ parsed: { source, value } }) =>
    source.text.includes('###') ? headingDiagnostics(value) : [],
  )
  if (!results.some(({ path }) => path === '/')) return headings
  // What has errors may link to a page or show a picture.
  const isWhole =
    results.every(({ page }) => page !== undefined) &&
    [...shared.records.values()].every((some) => [...some.values()].every(({ broken }) => !broken))
  const isShown = shownPictures(material, pictures)
  const at = (file: string) => fileStart({ file, text: '' })
  const unusedPictures = [...pictures.usable].flatMap(([name, file]) =>
    isShown(file, name) || !isWhole ? [] : [diagnose('unused-image', at(file), { name })],
  )
  const unusable = pictures.unusable
    .filter(({ file }) => !isShown(file))
    .map((one) => diagnose('unusable-image', at(one.file), one))
  return [
    ...headings,
    // Without a site file, the links of header and footer are missing.
    ...(isMapping(shared.siteRoot) && isWhole ? orphans(material) : []),
    ...unusedData(
      material,
      files.flatMap((file) => writtenUses(file, shared.collections)),
    ),
    ...unusedPictures,
    ...unusable,
  ]
}
