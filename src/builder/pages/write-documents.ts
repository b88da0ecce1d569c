import { relative } from 'node:path'
import { browserColours, darkTonesOf } from '../../../schema/theme/palettes.ts'
import { codeHash } from '../../cache/code-hash.ts'
import { hashAll, hashOf } from '../../cache/hash.ts'
import { ownBlocks } from '../../content/block-types/find-blocks.ts'
import { projectRoot } from '../../files/roots.ts'
import { withSlashes } from '../../files/with-slashes.ts'
import { contentFolder } from '../../pictures/public-folders.ts'
import { readyScript } from '../../render/document.ts'
import { frameScripts } from '../../render/layout/frame-scripts.ts'
import type { Renderer } from '../../render/renderer.ts'
import { createCrawlerHead } from '../../seo/crawler-head.ts'
import type { LoadedBundles } from '../assets/cached-bundles.ts'
import { fontPreloads } from '../assets/site-fonts.ts'
import { writeStyles } from '../assets/site-styles.ts'
import { measureEntry } from '../assets/used-scripts.ts'
import type { WrittenAssets } from '../assets/write-assets.ts'
import type { BuildContext } from '../build-context.ts'
import { writeGallery } from '../gallery.ts'
import { measureMarkup } from '../measure-markup.ts'
import { rendererInput } from '../site-renderer.ts'
import { createDocumentInputs } from './document-inputs.ts'
import { createDocumentStore, type DocumentStore } from './document-store.ts'
import { writePages } from './page-documents.ts'
import { createPageWriter } from './page-files.ts'
import { createPageModules } from './page-modules.ts'
import { renderGatedPages, sealPages } from './seal-pages.ts'

/** The documents of earlier builds; `undefined` without a cache. */
function storedDocuments(
  { codeRoot, content, publicContent, stagingDir, cache, output }: BuildContext,
  { bundles, layout, printOf }: { bundles: LoadedBundles; layout: object; printOf: (input: string) => string },
): DocumentStore | undefined {
  if (!cache.isUsed) return undefined
  const { site, theme, collections, settingsPrint } = publicContent
  const folder = withSlashes(relative(projectRoot, contentFolder(content)))
  const code = [codeHash(codeRoot, 'site'), bundles.rendererHash, bundles.manifest]
  const language = output ? [output.tag, output.untranslatedAround] : []
  return createDocumentStore({
    // Another clone has other paths, and another site in the same cache another name.
    folder: cache.fileOf('documents', hashAll([folder, site.name, site.origin, ...language.slice(0, 1)])),
    version: hashAll([code, layout, site, theme, collections, settingsPrint, ...language]),
    printOf,
    stagingDir,
  })
}

/** The inline scripts of all pages. */
export const inlineScripts = ({ publicContent: { site, theme }, output }: BuildContext, loader: string): string[] => [
  loader,
  readyScript,
  ...frameScripts({
    announcements: site.announcements,
    hasDark: darkTonesOf(theme).size > 0,
    languages: site.header.languages ? output?.languages : undefined,
  }),
]

/** Renders and writes pages and gallery, and the style sheets of what was rendered. */
export async function writeDocuments(context: BuildContext, assets: WrittenAssets) {
  const { codeRoot, content, publicContent, stagingDir, origin, gallery, shard } = context
  const { logo, searchFile, bundles, fonts } = assets
  const ownTypes = new Set(ownBlocks(contentFolder(content)).map(({ type }) => type))
  const own = { styles: bundles.ownStyles, types: ownTypes }
  const { site, theme } = publicContent
  const inputs = createDocumentInputs(context, assets)
  const { pictures, downloads, cards, dayOf, steps, feedLinks } = inputs
  const input = rendererInput(publicContent, {
    ...{ logo, pictures, downloads, searchFile },
    languages: context.output?.languages,
  })
  const renderer = await bundles.renderer.createRenderer(input)
  const gatedDocuments = await renderGatedPages(context, renderer)
  const { pictures: _pictures, downloads: _downloads, ...layout } = input
  const documents = storedDocuments(context, { bundles, layout, printOf: inputs.printOf })
  compileBlocks(context, renderer, documents)
  const [sealed, styles] = await Promise.all([
    sealPages(context, gatedDocuments),
    writeStyles({ codeRoot, stagingDir, fonts, own, renderer, pages: content.pages, schemas: content.blocks }),
  ])
  const frame = {
    site,
    ...browserColours(theme),
    origin,
    head: fontPreloads(fonts),
    sheet: styles.sheet,
    loader: bundles.loader,
    measure: measureMarkup(site, `/${bundles.manifest[measureEntry]?.file}`),
    blocks: content.blocks,
  }
  const { write } = createPageWriter(stagingDir, context.output)
  const { bytes, rendered, hashes } = writePages(context, {
    ...inputs.setLook({ frame, styles }),
    renderer,
    sealed,
    pictures,
    cards,
    dayOf,
    modulesOf: createPageModules(bundles.manifest),
    crawlerHeadOf: createCrawlerHead({
      site: publicContent,
      origin,
      pictures,
      cards,
      steps,
      feedLinks,
      inLanguage: context.output?.tag,
      get today() {
        return inputs.today
      },
    }),
    write,
    documents,
  })
  documents?.save({ isShard: shard !== undefined })
  if (gallery)
    await writeGallery(context, {
      entries: gallery,
      renderer: await bundles.renderer.createRenderer(input),
      pictures,
      bundles,
      fonts,
      frame,
      write,
    })
  return { bytes, rendered, hashes, styleHashes: styles.hashes, structures: renderer.structures() }
}

/**
 * Collects the styles of every block structure of public pages, and of the password screens: the style sheets contain them. A
 * structure is rendered unless its styles are stored.
 */
function compileBlocks(
  { publicContent }: BuildContext,
  renderer: Renderer,
  documents: DocumentStore | undefined,
): void {
  const seen = new Set<string>()
  for (const page of publicContent.pages) {
    if (page.gate) {
      renderer.renderGate(page.path)
      continue
    }
    const nameAll = () => renderer.structuresOf(page).map((name) => hashOf(name).slice(0, 16))
    const names = documents ? documents.value(page, 'structures', nameAll) : nameAll()
    for (const [at, name] of names.entries()) {
      if (seen.has(name)) continue
      seen.add(name)
      const compile = () => renderer.stylesOf(page, at)
      renderer.addStyles(documents ? documents.styles(name, compile) : compile())
    }
  }
}
