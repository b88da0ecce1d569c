import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { dirname, join, resolve } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { Diagnostic, Fix } from '../../../schema/diagnostic.ts'
import { memoize } from '../../cache/memoize.ts'
import { entryTexts } from '../../content/edit/entry-text.ts'
import { createContent, type LoadedSite } from '../../content/load/load.ts'
import { isMapping } from '../../content/parse/source-position.ts'
import { readNames } from '../../editor/names.ts'
import type { EditRequest, EditResult, FileEdits, PageModel, StudioSetup } from '../model.ts'
import { readClipboard } from './clipboard.ts'
import { headSchema, readBlockTypes } from './field-schemas.ts'
import { createFileEdits } from './file-edits.ts'
import { fileModel, sharedStart } from './file-model.ts'
import { followersOf } from './followers.ts'
import { openJournal } from './journal.ts'
import { listedPages } from './listed-pages.ts'
import { createPageCalls } from './page-calls.ts'
import { pageModel } from './page-model.ts'
import { createPictureCalls } from './picture-calls.ts'
import { noReach, type Reach, reachOf } from './reach.ts'
import { createRequestGuard, RequestRefused, readJson, readPicture } from './request-guard.ts'
import { shellBundle } from './shell-bundle.ts'
import { shellDocument } from './shell-document.ts'

/** Where the studio is: `/studio` and the address of a page. */
export const studioPath = '/studio'
/** Addresses of its scripts and of what its shell asks. No page can have them. */
const studioFolder = '/@studio/'

/** The address at which the shell waits for changes. */
export const waitingAddress = `${studioFolder}changes`

/** The query of a page with marks. */
export const markedQuery = 'studio'

/** A document with the script that shows marks and selections. It bears a mark itself. */
export const withFrameScript = (html: string) =>
  html.replace('<head>', `<head><script data-studio src="${studioFolder}frame.js"></script>`)

type Options = {
  root: string
  /** The content folder. */
  pages: string
  portOf: () => number
  /** Called after files were written; resolves when pages show it. */
  onWritten: (paths: readonly string[]) => Promise<void>
}

/** How long a request for changes waits for one, in milliseconds. */
const waitMs = 25_000

/** The studio: its document, its scripts, and what its shell asks. */
export async function createStudio({ root, pages, portOf, onWritten }: Options) {
  const folder = resolve(root, pages)
  const content = createContent({ root, pages, drafts: true })
  await content.list()
  const guard = createRequestGuard(portOf)
  const files = await createFileEdits({
    root: resolve(root),
    folder,
    content,
    journal: openJournal(join(dirname(folder), '.marquee/studio/journal.jsonl')),
    async onWritten(paths) {
      for (const path of paths) await content.listChanged(path)
      await onWritten(paths)
      announce()
    },
  })
  const bundle = shellBundle(root)
  const pictures = createPictureCalls({
    root,
    publicFolders: content.publicFolders,
    theme: () => content.shared().theme,
  })
  let site: LoadedSite | undefined
  let revision = 1
  const waiting = new Set<() => void>()
  const reachOfSite = memoize(reachOf, 1)
  /** The files that each page was last read from. */
  const filesOf = new Map<string, readonly string[]>()
  /** Each request of the shell waits for the previous one: all of them use the same files. */
  let last: Promise<unknown> = Promise.resolve()

  function announce(): void {
    revision++
    for (const wake of waiting) wake()
    waiting.clear()
  }

  async function hashesOf(names: Iterable<string>): Promise<Record<string, string>> {
    const hashes: Record<string, string> = {}
    for (const file of names) hashes[file] = await files.hashOf(file)
    return hashes
  }

  /** The page at an address. Its values are those of the files with these hashes, whoever writes them meanwhile. */
  async function modelOf(address: string): Promise<PageModel> {
    const known = (filesOf.get(address) ?? []).filter((file) => existsSync(join(root, file)))
    let before = await hashesOf(known)
    for (;;) {
      for (const file of Object.keys(before)) await content.listChanged(join(root, file))
      const { model, named } = await currentModel(address)
      const hashes = await hashesOf(named)
      filesOf.set(address, [...named])
      if (isDeepStrictEqual(hashes, before)) {
        const diagnostics = model.diagnostics.map(withFreshFix)
        return { ...model, diagnostics, hashes, history: files.history(), revision }
      }
      before = hashes
    }
  }

  async function currentModel(address: string) {
    const one = content.pageFiles().find(({ name }) => name === address)
    const reach = site ? reachOfSite(site) : noReach
    const model = one ? pageModel(content, one, { site, reach: reach.counts }) : await sharedFile(address, reach)
    if (model === undefined) throw new RequestRefused(404, `There is no page at ${address}.`)
    const named = new Set(
      [model.head, ...model.blocks].flatMap(({ origins }) => Object.values(origins)).map(({ file }) => file),
    )
    return { model, named: named.add(model.file) }
  }

  async function sharedFile(address: string, reach: Reach) {
    const name = address.slice(sharedStart.length)
    if (!address.startsWith(sharedStart) || !sharedFiles(content.names()).includes(name)) return undefined
    const text = await readFile(join(folder, `_data/${name}.yaml`), 'utf8')
    return fileModel({ content, name, text, names: await readNames(root, pages), site, reach })
  }

  async function setup(): Promise<StudioSetup> {
    const names = await readNames(root, pages)
    return {
      head: headSchema(names),
      blocks: await readBlockTypes(root, content.shared().tones),
      addresses: names.paths,
      pictures: [...new Set([...pictures.names(), ...names.pictures])],
      files: sharedFiles(content.names()),
      data: names.data,
      collections: Object.fromEntries(
        [...names.words].map(([word, collection]) => [collection, names.records.get(word) ?? []]),
      ),
    }
  }

  /** The diagnostic; without its fix if that would change ranges of a text that the file no longer has. */
  function withFreshFix(found: Diagnostic): Diagnostic {
    const { fix, ...rest } = found
    if (fix?.change.kind !== 'text' || !site?.diagnostics.includes(found)) return found
    return site.sources(fix.file) === files.textOf(fix.file) ? found : rest
  }

  /** The fix of a diagnostic of a page, which is named by its code, position and words. */
  async function fixOf({ address, diagnostic }: Record<string, unknown>): Promise<Fix> {
    const wanted = isMapping(diagnostic) ? diagnostic : {}
    const { diagnostics } = await modelOf(String(address))
    const found = diagnostics.find((one) =>
      (['code', 'file', 'line', 'column', 'message'] as const).every((key) => one[key] === wanted[key]),
    )
    if (found?.fix === undefined) throw new RequestRefused(404, 'This problem is gone, or has no fix.')
    return found.fix
  }

  async function copiedEntry({ file, list, entry }: Record<string, unknown>): Promise<string> {
    // Refuses a file that is none of the content.
    await files.hashOf(String(file))
    const yaml = Array.isArray(list) ? entryTexts(files.textOf(String(file)), list)[Number(entry)] : undefined
    if (yaml === undefined) throw new RequestRefused(404, 'This block is gone.')
    return yaml
  }

  const saved = (result: Awaited<ReturnType<typeof files.edit>>): EditResult =>
    result.kind === 'saved' ? { ...result, revision } : result

  const pageCalls = createPageCalls({
    content,
    textOf: files.textOf,
    write: async (label, texts) => saved(await files.write(label, texts)),
  })

  const calls: Record<string, (body: Record<string, unknown>) => Promise<unknown>> = {
    setup,
    picture: pictures.thumbnail,
    followers: async ({ address, entry }) =>
      followersOf(site ?? content.assemble(), content, {
        address: String(address),
        entry: typeof entry === 'number' ? entry : undefined,
      }),
    pages: async () => (site ? listedPages(site) : []),
    page: ({ address }) => modelOf(String(address)),
    edit: async (body) => saved(await files.edit(editRequest(body))),
    fix: async (body) => saved(await files.fix(await fixOf(body))),
    copy: async (body) => ({ yaml: await copiedEntry(body) }),
    clipboard: async ({ text, ids }) => readClipboard(String(text), Array.isArray(ids) ? ids.map(String) : []),
    create: ({ address, title, copyOf }) =>
      pageCalls.create({
        address: String(address),
        title: String(title),
        ...(typeof copyOf === 'string' && { copyOf }),
      }),
    move: ({ address, to }) => pageCalls.move({ address: String(address), to: String(to) }),
    remove: ({ address }) => pageCalls.remove({ address: String(address) }),
    linksTo: async ({ address }) => pageCalls.linksTo(String(address)),
    undo: async () => saved(await files.step(true)),
    redo: async () => saved(await files.step(false)),
  }

  /** Resolves when the content has another revision than this one, or after a while. */
  async function changes({ since }: Record<string, unknown>): Promise<{ revision: number }> {
    if (since === revision)
      await new Promise<void>((wake) => {
        const timer = setTimeout(wake, waitMs)
        waiting.add(() => {
          clearTimeout(timer)
          wake()
        })
      })
    return { revision }
  }

  async function upload(request: IncomingMessage, fileName: string): Promise<unknown> {
    guard.checkCall(request, 'pictures')
    return pictures.upload(await readPicture(request), fileName)
  }

  async function call(name: string, request: IncomingMessage): Promise<unknown> {
    guard.checkCall(request)
    const body = await readJson(request)
    if (typeof body !== 'object' || body === null || Array.isArray(body))
      throw new RequestRefused(400, 'The request is not an object.')
    if (name === 'changes') return changes(body as Record<string, unknown>)
    const run = Object.hasOwn(calls, name) ? calls[name] : undefined
    if (run === undefined) throw new RequestRefused(404, 'There is nothing of this name.')
    const result = last.then(() => run(body as Record<string, unknown>))
    last = result.catch(() => undefined)
    return result
  }

  async function respond(path: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const name = path.slice(studioFolder.length)
    if (!path.startsWith(studioFolder)) {
      guard.checkDocument(request)
      return send(response, 200, 'text/html; charset=utf-8', shellDocument(guard.token, studioFolder))
    }
    const script = name.endsWith('.js') ? (await bundle()).get(name) : undefined
    if (script !== undefined) return send(response, 200, 'text/javascript; charset=utf-8', script)
    const fileName = new URL(request.url ?? '/', 'http://localhost').searchParams.get('name') ?? ''
    const answer = name === 'upload' ? upload(request, fileName) : call(name, request)
    send(response, 200, 'application/json', JSON.stringify(await answer))
  }

  return {
    /** Answers a request for the studio; returns whether it was one. */
    async answer(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
      const path = new URL(request.url ?? '/', 'http://localhost').pathname
      const isStudio = path === studioPath || path.startsWith(`${studioPath}/`) || path.startsWith(studioFolder)
      if (!isStudio) return false
      try {
        await respond(path, request, response)
      } catch (error) {
        if (!(error instanceof RequestRefused)) throw error
        send(response, error.status, 'application/json', JSON.stringify({ message: error.message }))
      }
      return true
    },
    /** Bundles the shell ahead of its first request. */
    prepare: bundle,
    /** Files of the content were saved, created or deleted. */
    async changed(paths: Iterable<string>): Promise<void> {
      let isForeign = false
      for (const path of paths) {
        await content.listChanged(path)
        isForeign ||= !(await files.isOwn(path))
      }
      if (isForeign) announce()
    },
    /** All pages were read and compared. */
    checked(whole: LoadedSite): void {
      site = whole
      announce()
    },
    close(): void {
      announce()
    },
  }
}

/** Names below `_data/` of the shared files, without their ending: `cities/la`. */
const sharedFiles = (names: readonly string[]) => names.flatMap((name) => /^_data\/(.+)\.yaml$/.exec(name)?.[1] ?? [])

function send(response: ServerResponse, status: number, type: string, body: string): void {
  response.removeHeader('access-control-allow-origin')
  response
    .writeHead(status, {
      'content-type': type,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
    })
    .end(body)
}

/** The body of a request for edits, checked. */
function editRequest({ files, label, anyway }: Record<string, unknown>): EditRequest {
  if (!Array.isArray(files) || files.length === 0 || !files.every(isFileEdits) || typeof label !== 'string')
    throw new RequestRefused(400, 'The request is not an edit.')
  if (files.length > 1 && files.some(({ inTemplate }) => inTemplate))
    throw new RequestRefused(400, 'An edit of a template is a request of its own.')
  return { files, label, anyway: anyway === true }
}

const isFileEdits = (value: unknown): value is FileEdits =>
  isMapping(value) &&
  typeof value['file'] === 'string' &&
  typeof value['hash'] === 'string' &&
  Array.isArray(value['edits'])
