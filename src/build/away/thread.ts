import { join, relative, resolve } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import type { Page } from '../../../blocks/page.ts'
import { blockSchemas } from '../../../blocks/registry.ts'
import { hashOf } from '../../cache/file-hashes.ts'
import { momentsIn } from '../../cache/moments.ts'
import { awayPart } from '../../content/away.ts'
import { isIndexable } from '../../content/indexable.ts'
import { createContent } from '../../content/load.ts'
import type { SharedContent } from '../../content/shared.ts'
import { createPageHead } from '../../crawlers/page-head.ts'
import { hasSnapshot } from '../../crawlers/snapshot.ts'
import type { Renderer } from '../../renderer/render.tsx'
import { apartWriter } from '../apart.ts'
import { compareWays, sampleEvery } from '../compare-ways.ts'
import { withEndpoint } from '../endpoint.ts'
import { importRenderer } from '../import-bundle.ts'
import { createDocuments } from '../page-documents.ts'
import { createPageFiles, type PagesWritten } from '../page-file.ts'
import { createPageModules } from '../page-modules.ts'
import type { RenderOrder, ThreadAnswer, ThreadOrder, ThreadRead, WriteOrder } from './messages.ts'

/** A thread that reads, checks, renders and writes some of the pages of a site, each step when it is asked to. */
const { root, pages: folder, now, names, endpoint } = workerData as ThreadOrder

type Held = { pages: readonly Page[]; content: SharedContent }

async function read(): Promise<{ held: Held; read: ThreadRead } | undefined> {
  const wanted = new Set(names)
  const { content, files, results } = await createContent({ root, pages: folder, now: new Date(now) }).part((name) =>
    wanted.has(name),
  )
  const made = awayPart(results, content, blockSchemas)
  if (!made) return undefined
  const nameOf = (file: string) => relative(resolve(root, folder), join(root, file)).replaceAll('\\', '/')
  const own = files.flatMap(({ kind, parsed }) => (kind === 'page' ? [parsed] : []))
  const moments = momentsIn(own.map(({ value }) => value))
  const { pages } = withEndpoint({ pages: made.pages, dialog: undefined }, endpoint.address, endpoint.transport)
  return {
    held: { pages, content },
    read: {
      part: made.part,
      hashes: own.map(({ source }) => [nameOf(source.file), hashOf(source.text)]),
      moments: moments && [...moments],
    },
  }
}

async function prepare({ pages }: Held, { rendererFolder, material }: RenderOrder): Promise<Renderer> {
  const { createRenderer } = await importRenderer(rendererFolder)
  const renderer = await createRenderer(material)
  for (const page of pages) renderer.preparePage(page)
  return renderer
}

function write(
  { pages, content }: Held,
  renderer: Renderer,
  pictures: RenderOrder['material']['pictures'],
  order: WriteOrder,
): PagesWritten {
  const { styles, frame, manifest, made, origin, day, heads, cards, stylesheets, hasCopies } = order
  renderer.takeStyles(styles)
  renderer.shortenNames()
  const documentOf = createDocuments({
    frame,
    pictures,
    render: renderer.renderPage,
    keepApart: apartWriter(made),
    modulesOf: createPageModules(manifest),
    crawlerHeadOf: createPageHead({ site: { ...content, pages: heads }, origin, day }),
  })
  const put = createPageFiles(made)
  const written: PagesWritten = { bytes: 0, hashes: [] }
  for (const [index, page] of pages.entries()) {
    if (index % sampleEvery === 0) compareWays(renderer, page)
    const html = documentOf(page, { card: cards[index], stylesheet: stylesheets[index] })
    put({ path: page.path, html, hash: isIndexable(page), snapshot: hasCopies && hasSnapshot(page) }, written)
  }
  return written
}

const answer = (message: ThreadAnswer) => parentPort?.postMessage(message)
const found = await read()
let renderer: Renderer | undefined
let pictures: RenderOrder['material']['pictures'] = {}
parentPort?.on('message', async (order: RenderOrder | WriteOrder) => {
  if (!found) return
  if (order.do === 'prepare') {
    renderer = await prepare(found.held, order)
    pictures = order.material.pictures
    answer({ done: 'prepare', styles: renderer.styles() })
  } else if (renderer) answer({ done: 'write', written: write(found.held, renderer, pictures, order) })
})
answer({ done: 'read', read: found?.read })
