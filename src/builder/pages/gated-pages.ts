import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import type { Page } from '../../../blocks/page.ts'
import type { Gate } from '../../../schema/gate.ts'
import { gateWords } from '../../../schema/language/gate-words.ts'
import { language } from '../../../schema/language/language.ts'
import { pageLanguage } from '../../../schema/language/page-language.ts'
import { sceneColours } from '../../../schema/theme/palettes.ts'
import type { Cache } from '../../cache/cache.ts'
import type { PictureTable } from '../../components/picture/pictures-context.ts'
import type { SiteContent } from '../../content/load/load.ts'
import type { GateFields } from '../../gate/envelope.ts'
import { seal } from '../../gate/seal.ts'
import { renderPictures } from '../../pictures/pipeline.ts'
import { renderSealedDocument } from '../../render/document.ts'
import { gateId } from '../../render/page-data.ts'
import type { Renderer } from '../../render/renderer.ts'
import { collectImages, picturesFor } from '../assets/collect-images.ts'

export type GatedPage = Page & { gate: Gate }

/** Passwords by the variable that a page names. */
export type GatePasswords = ReadonlyMap<string, readonly string[]>

const isGated = (page: Page): page is GatedPage => page.gate !== undefined

/** The protected pages. */
export const gatedPages = (pages: readonly Page[]): GatedPage[] => pages.filter(isGated)

/** The public facts of a protected page: that it exists at this address. */
const publicFace = ({ path, file, aliases, gate }: GatedPage): Page => ({
  path,
  file,
  aliases,
  gate,
  title: `${gateWords.title} (${path})`,
  description: gateWords.description,
  noindex: true,
  blocks: [],
})

/**
 * The site with nothing of its protected pages but their addresses. Everything except the sealed content is built from
 * this, so that nothing else can reveal them.
 */
export const withoutSecrets = <Site extends { pages: Page[] }>(site: Site): Site => ({
  ...site,
  pages: site.pages.map((page) => (isGated(page) ? publicFace(page) : page)),
})

type Pictures = { root: string; site: Pick<SiteContent, 'theme' | 'publicFolders'>; cache: Cache }

/**
 * Pictures as data URLs, to be sealed with the page: a separate file would be public. One file of each, because the
 * browser cannot choose before it has all of them.
 */
async function embeddedPictures(pages: readonly Page[], { root, site, cache }: Pictures): Promise<PictureTable> {
  const folder = await mkdtemp(join(tmpdir(), 'marquee-gate-'))
  try {
    const pictures = await renderPictures({
      images: collectImages({ pages }),
      root,
      publicFolders: site.publicFolders,
      colours: sceneColours(site.theme),
      outDir: folder,
      cache,
    })
    const embedded = Object.entries(pictures).map(async ([key, picture]) => {
      const type = extname(picture.src) === '.svg' ? 'image/svg+xml' : `image/${extname(picture.src).slice(1)}`
      const bytes = await readFile(join(folder, picture.src))
      return [key, { ...picture, src: `data:${type};base64,${bytes.toString('base64')}`, avif: '', webp: '' }] as const
    })
    return Object.fromEntries(await Promise.all(embedded))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

type Sealing = Pictures & {
  pages: readonly GatedPage[]
  passwords: GatePasswords
  renderer: Renderer
  origin: string
}

/** The sealed content of each page, by path. */
type Sealed = ReadonlyMap<string, GateFields>

/**
 * Renders protected pages and starts to seal them in parallel, since that takes a while: await `sealed` for the result.
 * Throws if a page has no password: none may be published unsealed.
 */
export async function sealPages({ pages, passwords, renderer, origin, ...places }: Sealing): Promise<{
  sealed: Promise<Sealed>
}> {
  if (pages.length === 0) return { sealed: Promise.resolve(new Map()) }
  const pictures = await embeddedPictures(pages, places)
  const rendered = pages.map((page) => {
    const known = passwords.get(page.gate.password) ?? []
    if (known.length === 0) throw new Error(`${page.gate.password}, the password of ${page.path}, is missing.`)
    const { html: blocks, islands } = renderer.renderBlocks(page, pictures)
    const data = {
      modules: [],
      islands,
      ...picturesFor(islands, pictures),
      ...(page.quote && { quote: page.quote }),
      ...pageLanguage(
        language(),
        Object.values(islands).map(({ type }) => type),
      ),
    }
    const html = renderSealedDocument({ page, data, blocks, origin })
    return { page, html, known }
  })
  const sealed = Promise.all(
    rendered.map(async ({ page: { path, gate }, html, known }) => {
      const envelope = await seal({ html, path, origin, passwords: known })
      return [path, { type: gateId, id: gateId, path, remember: gate.remember, envelope }] as const
    }),
  ).then((entries) => new Map<string, GateFields>(entries))
  // Whoever awaits `sealed` gets the error. If the build ends before, nobody does.
  sealed.catch(() => undefined)
  return { sealed }
}
