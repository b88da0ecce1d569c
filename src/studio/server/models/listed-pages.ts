import { isMapping } from '../../../../schema/is-mapping.ts'
import { memoizeObjects } from '../../../cache/memoize.ts'
import { createTextsReader } from '../../../content/derive/shown-text.ts'
import type { Content, LoadedSite } from '../../../content/load/load.ts'
import { isGenerated } from '../../../content/overrides/apply-overrides.ts'
import { isSample } from '../../sample-values.ts'
import type { PageChanges, PageListEntry } from '../../wire/listing.ts'
import { inWords } from '../../words.ts'
import { GitRefused } from '../publish/git.ts'
import { lastChanges } from '../publish/last-changes.ts'
import { stateOf } from './page-model.ts'

/** The kind of a page in words: that of its template, or whether it is a post. */
function kindOf(head: Record<string, unknown>): string {
  if (isGenerated(head)) return inWords(String(head['template']))
  return head['published'] === undefined ? 'Page' : 'Post'
}

/** Counts of errors and warnings by file. */
function problemsByFile({ diagnostics }: LoadedSite) {
  const counts = new Map<string, Pick<PageListEntry, 'errors' | 'warnings'>>()
  for (const { file, severity } of diagnostics.filter((one) => !isSample(one))) {
    const { errors, warnings } = counts.get(file) ?? { errors: 0, warnings: 0 }
    const isError = severity === 'error'
    counts.set(file, { errors: errors + Number(isError), warnings: warnings + Number(!isError) })
  }
  return counts
}

/** All pages with their titles as visitors read them, states and problems, as of the last time that all pages were read. */
export const listedPages = memoizeObjects((site: LoadedSite): PageListEntry[] => {
  const { files, results } = site.material
  const titles = new Map(results.map(({ path, title }) => [path as string, title?.text]))
  const problems = problemsByFile(site)
  return files.flatMap(({ kind, name, parsed }) => {
    if (kind !== 'page') return []
    const head = isMapping(parsed.value) ? parsed.value : {}
    return [
      {
        address: name,
        title: titles.get(name) || String(head['title'] ?? ''),
        kind: kindOf(head),
        records: site
          .recordsOf(head)
          .map(({ record }) => record.name)
          .join(' · '),
        state: stateOf(head),
        ...(problems.get(parsed.source.file) ?? { errors: 0, warnings: 0 }),
      },
    ]
  })
})

/** The same with the states that the pages have at a time. */
export function listedPagesAt(site: LoadedSite, at: number | undefined): PageListEntry[] {
  const listed = listedPages(site)
  if (at === undefined) return listed
  const heads = new Map<string, unknown>(
    site.material.files.flatMap(({ kind, name, parsed }) => (kind === 'page' ? [[name, parsed.value] as const] : [])),
  )
  return listed.map((entry) => {
    const head = heads.get(entry.address)
    return isMapping(head) ? { ...entry, state: stateOf(head, at) } : entry
  })
}

/** When each page was changed last, and by whom; nothing where no repository says it. */
export async function pageChanges(content: Pick<Content, 'pageFiles'>, folder: string): Promise<PageChanges> {
  try {
    const changes = await lastChanges(folder)
    return Object.fromEntries(
      content.pageFiles().flatMap(({ name, file }) => {
        const found = changes.get(file)
        return found ? [[name, 'by' in found ? { at: found.at, by: found.by } : {}]] : []
      }),
    )
  } catch (error) {
    if (error instanceof GitRefused) return {}
    throw error
  }
}

/** The texts of each page in small letters, with its title and address; of a page with errors, its file. */
const pageTexts = memoizeObjects((site: LoadedSite): { address: string; text: string }[] => {
  const textsOf = createTextsReader(site.blocks)
  const pages = new Map(site.everyPage.map((page) => [page.path as string, page]))
  return site.material.files.flatMap(({ kind, name, parsed }) => {
    if (kind !== 'page') return []
    const page = pages.get(name)
    const texts = page ? [page.title, page.description, ...page.blocks.flatMap(textsOf)] : [parsed.source.text]
    return [{ address: name, text: [name, ...texts].join('\n').toLowerCase() }]
  })
})

/** The addresses of the pages whose title, address or text has all these words. */
export function pagesWith(site: LoadedSite, words: string): string[] {
  const sought = words.toLowerCase().split(/\s+/).filter(Boolean)
  if (sought.length === 0) return []
  return pageTexts(site).flatMap(({ address, text }) => (sought.every((word) => text.includes(word)) ? [address] : []))
}
