import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import type { Page } from '../../../schema/page.ts'
import { drawingColours } from '../../../schema/theme/palettes.ts'
import type { PictureTable } from '../../components/picture/pictures-context.ts'
import { projectRoot } from '../../files/roots.ts'
import type { GateFields } from '../../gate/envelope.ts'
import { seal } from '../../gate/seal.ts'
import { renderPictures } from '../../pictures/pipeline.ts'
import { renderSealedDocument } from '../../render/document.ts'
import { gateId } from '../../render/page-data.ts'
import type { Renderer } from '../../render/renderer.ts'
import { collectImages } from '../assets/collect-images.ts'
import type { BuildContext } from '../build-context.ts'
import { assemblePageData } from './assemble-page-data.ts'
import { type GatedPage, gatedPages } from './gated-pages.ts'

/**
 * Pictures as data URLs, to be sealed with the page: a separate file would be public. One file of each, because the
 * browser cannot choose before it has all of them.
 */
async function embeddedPictures(
  pages: readonly Page[],
  { content, cache, isQuick }: BuildContext,
): Promise<PictureTable> {
  const folder = await mkdtemp(join(tmpdir(), 'marquee-gate-'))
  try {
    const pictures = await renderPictures({
      images: collectImages({ pages }),
      root: projectRoot,
      publicFolders: content.publicFolders,
      colours: drawingColours(content.theme),
      outDir: folder,
      cache,
      effort: isQuick ? 'quick' : 'full',
    })
    const embedded = Object.entries(pictures).map(async ([key, picture]) => {
      const type = extname(picture.src) === '.svg' ? 'image/svg+xml' : `image/${extname(picture.src).slice(1)}`
      const bytes = await readFile(join(folder, picture.src))
      return [key, { ...picture, src: `data:${type};base64,${bytes.toString('base64')}`, avif: '' }] as const
    })
    return Object.fromEntries(await Promise.all(embedded))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** The content of a protected page, to be sealed. */
type GatedDocument = { page: GatedPage; html: string }

/** Renders the contents of protected pages. */
export async function renderGatedPages(context: BuildContext, renderer: Renderer): Promise<GatedDocument[]> {
  const { content, origin } = context
  const pages = gatedPages(content.pages)
  const pictures = await embeddedPictures(pages, context)
  return pages.map((page) => {
    const { html: main, islands } = renderer.renderBlocks(page, pictures)
    const data = assemblePageData(page, { ...content, modules: [], islands, pictures })
    return {
      page,
      html: renderSealedDocument({ page, data, main, origin, site: content.site, blocks: content.blocks }),
    }
  })
}

/** The sealed content of each page, by path. */
export type SealedPages = ReadonlyMap<string, GateFields>

/**
 * Seals protected pages, in parallel since each takes a while. Throws if a page has no password: none may be published
 * unsealed.
 */
export async function sealPages(
  { passwords, origin, output }: BuildContext,
  documents: readonly GatedDocument[],
): Promise<SealedPages> {
  const sealed = documents.map(async ({ page: { path, gate }, html }) => {
    const accepted = passwords.get(gate.password) ?? []
    if (accepted.length === 0) throw new Error(`${gate.password}, the password of ${path}, is missing.`)
    // What is sealed is written in the language before; afterwards nobody can. Its path is that of the source in each language, so
    // that the key of one opens all.
    const written = output ? output.put.html(output.marks.page(path, html)) : html
    const envelope = await seal({ html: written, path, origin, passwords: accepted })
    return [path, { type: gateId, id: gateId, path, remember: gate.remember, envelope }] as const
  })
  return new Map<string, GateFields>(await Promise.all(sealed))
}
