import type { IncomingMessage, ServerResponse } from 'node:http'
import { dirname, join, relative, sep } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import type { ViteDevServer } from 'vite'
import { inSite } from '../../schema/site/in-site.ts'
import { bundleLoader } from '../builder/assets/bundle.ts'
import { writeFonts } from '../builder/assets/site-fonts.ts'
import { cacheFolderOf, cacheOf } from '../cache/cache.ts'
import { memoize } from '../cache/memoize.ts'
import { ownBlocksFolder } from '../content/block-types/find-blocks.ts'
import { formatPretty } from '../content/formats/pretty.ts'
import { withSite } from '../content/formats/with-site.ts'
import type { LoadedSite } from '../content/load/load.ts'
import { engineRoot, projectRoot } from '../files/roots.ts'
import { withSlashes } from '../files/with-slashes.ts'
import { publicFoldersOf } from '../pictures/public-folders.ts'
import { createStudio, waitingAddress } from '../studio/server/studio.ts'
import { checkSite } from './check-site.ts'
import { createDevAnswers } from './dev-answers.ts'
import { createDevDownloads, createDevPictures } from './dev-assets.ts'
import { createDevContent } from './dev-content.ts'
import { renderDevGallery } from './dev-gallery.ts'
import { createDevRendering, frameOf } from './dev-rendering.ts'
import { editorSchemas } from './editor-schemas.ts'
import { importedFile } from './imported-files.ts'
import { pageWithLists } from './page-with-lists.ts'
import { sendFile } from './send.ts'
import { tryExamples } from './try-examples.ts'
import { blocksChanged } from './vite-plugin-blocks.ts'
import { watchFolder } from './watch-folder.ts'

export type DevSite = Awaited<ReturnType<typeof createDevSite>>

/**
 * The site of the content folder `pages`, as Vite's development server answers with it. Pages are read and rendered when
 * they are requested, by the rules, the renderer and the pictures of the build. A save is announced to open pages, then all
 * pages are checked; while the content has errors, open pages show them over the last good state of the page.
 */
export async function createDevSite(vite: ViteDevServer, pages: string) {
  const { logger } = vite.config
  const bar = process.env['WORKSPACE_BAR']
  // In a workspace of a team, files are named by their place in the site, and not by that on the server.
  const root = bar === undefined ? projectRoot : dirname(pages)
  const { hot } = vite.environments.client
  const files = join(cacheFolderOf(engineRoot), 'dev')
  let errors = ''
  let lastChecked: LoadedSite | undefined
  let revision = 0

  const schemas = editorSchemas(projectRoot, pages)
  const sendErrors = () => hot.send('marquee:errors', { text: errors })
  const content = createDevContent({
    root,
    pages,
    tryExamples,
    onProgress: (done, total) => logger.info(`${number.format(done)} of ${number.format(total)} pages checked`),
  })
  const loader = await bundleLoader(engineRoot)
  const publicFolders = publicFoldersOf(projectRoot, pages)
  const createFonts = () =>
    memoize(
      (theme: LoadedSite['theme']) => writeFonts({ theme, publicFolders, outDir: files, cache: cacheOf(engineRoot) }),
      1,
    )
  let writtenFonts = createFonts()
  const fontsOf = (theme: LoadedSite['theme']) => writtenFonts(theme)
  const pictures = createDevPictures({ files, publicFolders })
  const downloads = createDevDownloads({ files })
  const rendering = createDevRendering({ pages, files, fontsOf, loader, vite, pictures, downloads })
  let prepared: Promise<void> | undefined
  vite.httpServer?.once('listening', () => {
    // From here on requests wait. Shared data is read after the address is printed: on a large site it takes seconds.
    prepared = setImmediate()
      .then(content.readShared)
      .then(() => rendering.prepare(content.frame()))
      .catch((error: unknown) => logger.error(String(error)))
      .then(content.checkAgain)
  })

  let codeVersion = 0
  const createGallery = () =>
    memoize((site: LoadedSite) => renderDevGallery({ files, fontsOf, vite, codeVersion }, site), 1)
  let galleryOf = createGallery()

  /** A file of a public folder was saved or deleted: it may be a picture or a font. */
  function clearPublicFiles() {
    pictures.clear()
    writtenFonts = createFonts()
  }

  function announceEdit() {
    revision++
    galleryOf = createGallery()
    hot.send('marquee:edited', {})
  }

  const isOwnBlock = (path: string) => `${path}${sep}`.startsWith(ownBlocksFolder(pages) + sep)

  async function contentChanged(changed: ReadonlySet<string>): Promise<void> {
    if ([...changed].some((path) => path === pages || path.startsWith(publicFolders[0]))) clearPublicFiles()
    await content.changed(changed)
    const ofBlocks = [...changed].filter((path) => path === pages || isOwnBlock(path))
    // Only now: pages are rendered with the blocks as they were until it is known that their examples end.
    if (ofBlocks.length > 0) {
      blocksChanged(vite, ofBlocks)
      rendering.clear()
    }
    announceEdit()
  }

  const studio = await createStudio({
    root,
    pages,
    content: content.content,
    portOf: () => vite.config.server.port,
    onWritten: (paths) => contentChanged(new Set(paths)),
    checkSite,
    bar,
    lookOf: (theme) => rendering.look(theme, content.frame()),
    viewOf: (page, all, address, at, tag) =>
      inSite(all.shared(), async () => {
        const frame = { ...frameOf(all, at), output: content.languages.outputOn(page, tag) }
        await prepared
        const whole = await pageWithLists(all, page, address, at)
        if (whole === undefined) return undefined
        const drawing = rendering.drawing(whole, frame)
        if (drawing === undefined) return rendering.view(whole, frame, revision, at)
        // An edit is answered before its picture is drawn.
        drawing.then(studio.announce, (error: unknown) => logger.error(String(error)))
        return undefined
      }),
  })
  content.whenChecked((site) => {
    const found = site.diagnostics.filter(({ severity }) => severity === 'error')
    errors =
      found.length > 0
        ? withSite(formatPretty(found, site.sources, { pages: site.pageCount }), relative(root, pages))
        : ''
    lastChecked = site
    studio.checked(site)
    sendErrors()
    if (errors) logger.error(errors)
    else logger.info('The content has no errors.')
    // Nobody opens an editor on the server of a team.
    if (bar === undefined) schemas.start()
  })
  const watcher = watchFolder(pages, async (changed) => {
    const foreign = await studio.writtenElsewhere(changed)
    if (foreign.size === 0) return
    await contentChanged(foreign)
    studio.announce()
  })
  // Listed only now: the studio may have finished what it was writing when it ended, and no later change is missed.
  await content.list()
  hot.on('marquee:hello', sendErrors)
  hot.on('marquee:page', ({ path }: { path: string }, client) =>
    client.send(
      'marquee:warnings',
      warningsIn(lastChecked, content.languages.mirrorAt(path) ?? lastChecked?.addresses.get(path)),
    ),
  )

  return {
    close(): void {
      watcher.close()
      studio.close()
      content.stop()
      rendering.stop()
      schemas.stop()
    },
    /** Background validation waits until this request is answered. */
    defer(request: IncomingMessage, response: ServerResponse, next: () => void): void {
      // The shell of the studio waits for changes all the time.
      if (request.url !== waitingAddress) response.once('close', content.requestStarted())
      next()
    },
    ...createDevAnswers({
      content,
      rendering,
      downloads,
      publicFolders,
      files,
      prepared: () => prepared,
      revisionOf: () => revision,
      galleryOf: (site) => galleryOf(site),
    }),
    /** Answers requests for what own blocks import before Vite refuses them. */
    answerFile(request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void): void {
      const file = importedFile(vite, pages, request.url ?? '/')
      if (file === undefined) next()
      else sendFile(file, response).catch(next)
    },
    /** Answers requests for the studio before Vite sees them. */
    answerStudio(request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void): void {
      studio.answer(request, response).then((done) => done || next(), next)
    },
    prepareStudio: studio.prepare,
    /** Renders pages again where a file of code, a public file or an example of a block has changed. */
    fileChanged(file: string): void {
      // The content has a watcher of its own.
      if (isOwnBlock(file)) return
      const name = withSlashes(relative(engineRoot, file))
      const isPublic = !relative(publicFolders[1], file).startsWith('..')
      // Vite replaces code that only the browser runs.
      const isCode = /\.(?:tsx?|css)$/.test(name) && !name.startsWith('src/client/')
      if (isPublic) {
        clearPublicFiles()
        content.checkAgain()
      }
      if (isCode) {
        codeVersion++
        rendering.clear()
      }
      if (isPublic || isCode || /^blocks\/[^/]*\/[^/]*\.yaml$/.test(name)) announceEdit()
    },
  }
}

const number = new Intl.NumberFormat('en')

/** Warnings in a file, as the overlay shows them. */
function warningsIn(site: LoadedSite | undefined, file: string | undefined): { warnings: number; text: string } {
  const warnings = site?.diagnostics.filter((one) => one.file === file && one.severity === 'warning') ?? []
  return { warnings: warnings.length, text: site ? formatPretty(warnings, site.sources, { pages: 1 }) : '' }
}
