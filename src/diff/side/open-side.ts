import { extname } from 'node:path'
import type { Page } from '../../../schema/page.ts'
import { inSite } from '../../../schema/site/in-site.ts'
import { withoutSecrets } from '../../builder/pages/gated-pages.ts'
import { hashingRenderer } from '../../builder/site-renderer.ts'
import { hashOf } from '../../cache/hash.ts'
import { pagesByFile } from '../../content/graph/pages-by-file.ts'
import { writtenUses } from '../../content/graph/written-uses.ts'
import { createContent, type LoadedSite } from '../../content/load/load.ts'
import { joinHtml } from '../../render/html-parts.ts'
import type { Renderer } from '../../render/renderer.ts'
import { pageKind } from './page-kind.ts'
import {
  type BlockAddress,
  type BlockMark,
  frameId,
  headId,
  type OpenOptions,
  type SidePage,
  type SidePlace,
  type SideSite,
} from './protocol.ts'
import { frameOf, linesOf, sectionsOf } from './sections.ts'

const markOf = (id: string, type: string, html: string): BlockMark => [
  id,
  type,
  hashOf(linesOf(html).join('\n')),
  hashOf(html),
]

/** Texts of a page in search results and browser tabs, and its aliases. */
const headLines = ({ title, description, noindex, aliases }: Page): string[] => [
  `title: ${title}`,
  `description: ${description}`,
  ...(noindex ? ['kept out of search engines'] : []),
  ...aliases.map((alias) => `also at ${alias}`),
]

function marksOf(page: Page, renderer: Renderer): BlockMark[] {
  const sections = sectionsOf(joinHtml(renderer.renderPage(page).body))
  const head = hashOf(headLines(page).join('\n'))
  if (page.gate) return [['page', 'page', '', hashOf(head + sections.map(({ html }) => html).join(''))]]
  return [[headId, 'head', head, head], ...sections.map(({ id, type, html }) => markOf(id, type, html))]
}

/** The changed files that each page uses, by the path of the page. */
function usesOf({ material }: LoadedSite, changed: readonly string[]): Map<string, string[]> {
  const { files, results, shared } = material
  const uses = new Map<string, string[]>()
  const add = (path: string, file: string) => uses.set(path, [...(uses.get(path) ?? []), file])
  const changedFiles = new Set(changed)
  const reach = pagesByFile(files, new Map(files.map((file) => [file, writtenUses(file, shared.collections)])))
  for (const { kind, name, parsed } of files)
    if (kind === 'data' && changedFiles.has(parsed.source.file))
      for (const path of reach.get(name) ?? []) add(path, parsed.source.file)
  const pictures = changed.flatMap((file) => {
    const [, name] = file.match(/(?:^|\/_)public\/images\/(.+)$/) ?? []
    return name === undefined ? [] : [[name.slice(0, -extname(name).length), file] as const]
  })
  for (const [name, file] of pictures)
    for (const { path, pictures } of results) if (pictures.some((shown) => shown.name === name)) add(path, file)
  return uses
}

function sidePage(page: Page, uses: readonly string[], { recordsOf }: LoadedSite, renderer: Renderer): SidePage {
  const { path, file, template } = page
  return {
    path,
    file,
    kind: pageKind({ path, template, records: recordsOf(page).map(({ word }) => word) }),
    isGated: page.gate !== undefined,
    isGenerated: template !== undefined,
    uses: [...uses],
    blocks: marksOf(page, renderer),
  }
}

export type OpenSide = {
  site: SideSite
  /** Lines of blocks of public pages. */
  lines(blocks: readonly BlockAddress[]): string[][]
  /** The site as the public sees it. */
  shown: LoadedSite
}

/** Results of earlier runs with this code. Imported only then: this module also runs with the code of older revisions. */
async function storedResults({ content, pages }: SidePlace) {
  const { storedPages } = await import('../../content/store/stored-pages.ts')
  return storedPages({ base: content, pages })
}

/** Loads one state of the site and renders every page of it. */
export async function openSide(place: SidePlace, { changed, isStored = false }: OpenOptions): Promise<OpenSide> {
  const { code, content, pages, now } = place
  const stored = isStored ? await storedResults(place) : undefined
  const loaded = await createContent({ root: content, pages, now: new Date(now), stored }).load()
  // Protected pages are rendered to detect changes. Their texts do not leave this process.
  const renderer = await hashingRenderer(code, loaded)
  const shown = inSite(loaded, () => withoutSecrets(loaded))
  const byPath = new Map<string, Page>(shown.pages.map((page) => [page.path, page]))
  const uses = usesOf(loaded, changed)
  const errors = loaded.diagnostics.filter(({ severity }) => severity === 'error')
  const valid = new Set<string>(loaded.everyPage.map(({ path }) => path))
  const anyPage = loaded.pages.find(({ gate }) => !gate)
  const around = anyPage ? frameOf(joinHtml(renderer.renderPage(anyPage).body)).html : ''

  function linesOfBlock([path, id]: BlockAddress): string[] {
    if (id === frameId) return linesOf(around)
    const page = byPath.get(path)
    if (!page || page.gate) return []
    if (id === headId) return headLines(page)
    const section = sectionsOf(joinHtml(renderer.renderPage(page).body)).find((section) => section.id === id)
    return section ? linesOf(section.html) : []
  }

  return {
    site: {
      pages: loaded.pages.map((page) =>
        sidePage(page, uses.get(page.numbered?.first ?? page.path) ?? [], loaded, renderer),
      ),
      frame: markOf(frameId, 'frame', around),
      withErrors: loaded.material.results.map(({ path }) => path).filter((path) => !valid.has(path)),
      errors: errors.length,
      filesWithErrors: [...new Set(errors.map(({ file }) => file))].slice(0, 5),
      addresses: [...loaded.addresses.keys()],
      names: loaded.names,
    },
    lines: (blocks) => blocks.map(linesOfBlock),
    shown,
  }
}
