import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { everyBlock } from '../../../schema/nested-blocks.ts'
import { drawingColours } from '../../../schema/theme/palettes.ts'
import type { PictureTable } from '../../components/picture/pictures-context.ts'
import { filesOn } from '../../content/derive/block-files.ts'
import { summaryOf } from '../../content/derive/page-summary.ts'
import { projectRoot } from '../../files/roots.ts'
import { renderPictures } from '../../pictures/pipeline.ts'
import { gateId } from '../../render/page-data.ts'
import type { BuildContext } from '../build-context.ts'
import { pagesOf } from '../gallery.ts'
import { isMeasured } from '../measure-markup.ts'
import { collectImages, namedPictures } from './collect-images.ts'
import { writeDownloads } from './downloads.ts'
import { writePageCards } from './page-cards.ts'
import { writePublicFiles } from './public-files.ts'
import { rareLettersOf } from './rare-letters.ts'
import { searchAddressOf, writeSearch } from './search-file.ts'
import { writeFonts } from './site-fonts.ts'

/** Letters of a language that the fonts of the theme lack. */
export type ForeignLetters = { tag: string; letters: readonly string[] }

/** Writes everything that documents link to, except for style sheets: these contain the rules of rendered blocks. */
export async function writeAssets(context: BuildContext) {
  const { publicContent, pagesToWrite, stagingDir, cache, gallery, onStep } = context
  const inLanguages = context.languages.map((one) => one.context)
  const { site, theme, land, publicFolders } = publicContent
  const summariesToWrite = pagesToWrite.map((page) => summaryOf(page, publicContent.blocks))
  const examples = pagesOf(gallery ?? [])

  const { logo, icons } = await writePublicFiles(publicContent, stagingDir, cache)
  const searchFile = searchAddressOf(site)
  if (searchFile) await writeSearch(publicContent, join(stagingDir, searchFile))

  onStep('scripts')
  const bundles = await context.bundling.writeAndLoad(stagingDir, {
    hasSnapshotScript: site.crawlers.snapshots !== 'off',
    hasGallery: examples.length > 0,
    isMeasured: isMeasured(site),
    types: new Set([context, ...inLanguages].flatMap((one) => [...scriptTypes(one)])),
  })
  const lettersOf = [context, ...inLanguages].map((one) => ({
    tag: one.output?.tag,
    letters: rareLettersOf(one.content),
  }))
  const letters = new Set(lettersOf.flatMap((one) => [...one.letters]))
  const fonts = await writeFonts({ theme, publicFolders, outDir: stagingDir, cache, letters })
  const foreignLetters = lettersOf.flatMap(({ tag, letters }): ForeignLetters[] => {
    const lacking = [...letters].filter((letter) => fonts.lacking.has(letter))
    return tag === undefined || lacking.length === 0 ? [] : [{ tag, letters: lacking }]
  })
  if (land) await writeFile(join(stagingDir, land.url), land.svg)

  onStep('pictures')
  const images = [
    ...summariesToWrite.flatMap(({ images }) => images),
    ...collectImages({ ...publicContent, pages: examples }),
    ...inLanguages.flatMap((one) => collectImages(one.publicContent)),
  ]
  const pictures = await drawPictures(context, images)
  const cards = await writePageCards(context)

  onStep('downloads')
  const everyPage = [...examples, ...publicContent.pages, ...inLanguages.flatMap((one) => one.publicContent.pages)]
  const files = everyPage.flatMap((page) => filesOn(page, publicContent.blocks))
  const downloads = await writeDownloads({ files, outDir: stagingDir, cache })
  return { logo, icons, searchFile, bundles, fonts, foreignLetters, pictures, ...cards, downloads }
}

/**
 * Draws pictures below the staging directory. The table of a shard has those of all pages: the style sheets contain the rules
 * of all blocks, also those of other shards, whose pictures are not drawn.
 */
async function drawPictures(
  { publicContent, stagingDir, cache, shard, isQuick, onProgress }: BuildContext,
  images: Parameters<typeof renderPictures>[0]['images'],
): Promise<PictureTable> {
  const { site, theme, publicFolders } = publicContent
  const drawn = await renderPictures({
    images,
    root: projectRoot,
    publicFolders,
    colours: drawingColours(theme),
    outDir: stagingDir,
    cache,
    base: site.imageBase ?? '',
    effort: isQuick ? 'quick' : 'full',
    onProgress,
  })
  return shard ? { ...namedPictures(publicContent), ...drawn } : drawn
}

/** Types of the blocks on all pages and in the dialog, whose scripts are written; `gate` if a page is protected. */
function scriptTypes({ content: { pages, dialog, blocks: schemas } }: BuildContext): ReadonlySet<string> {
  const ofDialog = dialog ? everyBlock([dialog]).map(({ type }) => type) : []
  const ofGates = pages.some(({ gate }) => gate) ? [gateId] : []
  return new Set([...pages.flatMap((page) => summaryOf(page, schemas).types), ...ofDialog, ...ofGates])
}

/** What was written of it, as documents refer to it. */
export type WrittenAssets = Awaited<ReturnType<typeof writeAssets>>
