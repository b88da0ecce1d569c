import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join, resolve } from 'node:path'
import { isMoment } from '../../../schema/schedule.ts'
import { EditRefused } from '../../content/edit/edit-refused.ts'
import { entryTexts } from '../../content/edit/entry-text.ts'
import type { Content, LoadedSite } from '../../content/load/load.ts'
import { removeLeftDrafts } from '../../files/drafts.ts'
import { engineRoot } from '../../files/roots.ts'
import type { SeenText } from '../wire/model.ts'
import { messageOf } from '../words.ts'
import { createEffectCalls } from './calls/effect-calls.ts'
import { createPictureCalls } from './calls/picture-calls.ts'
import { createPublishCalls } from './calls/publish-calls.ts'
import { createThemeCalls } from './calls/theme-calls.ts'
import { createWriteCalls } from './calls/write-calls.ts'
import { readClipboard } from './clipboard.ts'
import { triedEdits, typedText } from './edit-request.ts'
import { createFileEdits } from './file-edits.ts'
import { openJournal } from './journal/journal.ts'
import { createLikeness } from './likeness.ts'
import { createContentModels, type ViewOf } from './models/content-models.ts'
import { followersOf } from './models/followers.ts'
import { createFoundPages } from './models/found-page.ts'
import { listedPagesAt, pageChanges, pagesWith } from './models/listed-pages.ts'
import { listedPictures } from './models/listed-pictures.ts'
import type { LookOf } from './models/theme-look.ts'
import { removeLeftScratch } from './publish/own-index.ts'
import type { CheckSite } from './publish/site-check.ts'
import { createRequestGuard, RequestRefused, readJson, readPicture } from './request-guard.ts'
import { createRevisions } from './revisions.ts'
import { send } from './send.ts'
import { shellBundle } from './shell/shell-bundle.ts'
import { shellDocument, shellPolicy } from './shell/shell-document.ts'
import { shellToken } from './shell/shell-token.ts'
import { studioStore } from './studio-store.ts'

/** Where the studio is: `/studio` and the address of a page. */
export const studioPath = '/studio'
/** The addresses of its scripts and of the requests of its shell begin with this. No page can have them. */
const studioFolder = '/@studio/'

/** The address of the view “Changes”, and what the addresses of its calls begin with. No page can have it. */
const changesFolder = `${studioPath}/-/changes/`

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
  /** The content of the folder, with drafts; its files are listed. */
  content: Content
  portOf: () => number
  /** Called after files were written; resolves when the content has them, and pages show them. */
  onWritten: (paths: readonly string[]) => Promise<void>
  viewOf?: ViewOf
  lookOf?: LookOf
  checkSite: CheckSite
}

/** A call with the body of its request, and the time as of which it shows the site. */
type Call = (body: Record<string, unknown>, at?: number) => Promise<unknown>

/** Runs a call with the body of a request. The time as of which the site is shown is no part of what is requested. */
const runCall = (run: Call, { asOf, ...body }: Record<string, unknown>): Promise<unknown> =>
  run(body, typeof asOf === 'string' && isMoment(asOf) ? Date.parse(asOf) : undefined)

/** The studio: its document, its scripts, and the answers to its shell. */
export async function createStudio({ root, pages, content, portOf, onWritten, viewOf, lookOf, checkSite }: Options) {
  const folder = resolve(root, pages)
  const stored = studioStore(folder)
  for (const place of [folder, stored]) removeLeftDrafts(place)
  removeLeftScratch()
  const guard = createRequestGuard(portOf, shellToken(join(stored, 'token')))
  const revisions = createRevisions()
  const files = await createFileEdits({
    root: resolve(root),
    folder,
    content,
    journal: openJournal(join(stored, 'journal.jsonl')),
    async onWritten(paths) {
      await onWritten(paths)
      revisions.grow()
    },
  })
  const bundle = shellBundle(engineRoot)
  const pictures = createPictureCalls({
    root,
    publicFolders: content.publicFolders,
    theme: () => content.shared().theme,
  })
  let site: LoadedSite | undefined
  /** Each request of the shell waits for the previous one: all of them use the same files. */
  let last: Promise<unknown> = Promise.resolve()

  function announce(): void {
    revisions.grow()
    revisions.announce()
  }

  async function copiedEntry({ file, list, entry }: Record<string, unknown>): Promise<string> {
    const { text } = await files.seenText(String(file))
    const yaml = Array.isArray(list) ? entryTexts(text, list)[Number(entry)] : undefined
    if (yaml === undefined) throw new RequestRefused(404, 'This block is gone.')
    return yaml
  }

  const { setup, modelOf, problemsOf, fixOf, fixedTyped, trialOf, tokenOf, blockAt, updateSiteHashes } =
    createContentModels({
      ...{ root, folder, content, files },
      pictureNames: pictures.names,
      siteOf: () => site,
      revisionOf: revisions.now,
      viewOf,
      lookOf,
    })

  const { restore, ...writeCalls } = createWriteCalls({
    ...{ root, folder, content, files, fixOf, modelOf },
    siteOf: () => site,
    revisionOf: revisions.now,
  })
  const effects = createEffectCalls({ content, files, viewOf, revisionOf: revisions.now })
  const foundPage = createFoundPages(content, () => site)
  const likeness = createLikeness(content)
  const calls: Record<string, Call> = {
    ...writeCalls,
    ...createThemeCalls(content.publicFolders),
    setup,
    picture: pictures.thumbnail,
    wholePicture: pictures.whole,
    pictures: async () => listedPictures({ root: resolve(root), content, site: site ?? content.assemble() }),
    followers: async ({ address, entry }) =>
      followersOf(site ?? content.assemble(), content, {
        address: String(address),
        entry: typeof entry === 'number' ? entry : undefined,
      }),
    pages: async (_, at) => (site ? listedPagesAt(site, at) : []),
    pageChanges: () => pageChanges(content, folder),
    findPages: async ({ words }) => (site ? pagesWith(site, String(words)) : []),
    page: ({ address }, at) => modelOf(String(address), at),
    found: ({ address }) => foundPage(String(address)),
    likeness: async ({ addresses }) => (Array.isArray(addresses) ? likeness.of(addresses.map(String)) : {}),
    blockAt: async ({ address, at }) => blockAt(String(address), String(at)),
    problems: ({ address }, at) => problemsOf(String(address), at),
    token: ({ address, name }) => tokenOf(String(address), String(name)),
    try: async (body, at) => trialOf(String(body['shown']), triedEdits(body), at),
    fixText: async ({ diagnostic, ...body }) => fixedTyped(typedText(body), diagnostic),
    text: async ({ file }): Promise<SeenText> => ({
      ...(await files.seenText(String(file))),
      revision: revisions.now(),
    }),
    copy: async (body) => ({ yaml: await copiedEntry(body) }),
    clipboard: async ({ text, ids }) => readClipboard(String(text), Array.isArray(ids) ? ids.map(String) : []),
  }

  async function upload(request: IncomingMessage, fileName: string): Promise<unknown> {
    guard.checkCall(request, 'pictures')
    return pictures.upload(await readPicture(request), fileName)
  }

  async function call(name: string, request: IncomingMessage, isOver: () => boolean): Promise<unknown> {
    guard.checkCall(request)
    const body = await readJson(request)
    if (name === 'changes') return revisions.after(body['since'])
    // What edits would do is found out beside other requests: on a large site that takes long.
    if (name === 'effect') return effects.effect(body, isOver)
    if (name === 'places') return runCall(effects.places, body)
    const run = Object.hasOwn(calls, name) ? calls[name] : undefined
    if (run === undefined) throw new RequestRefused(404, 'There is nothing of this name.')
    return inOrder(() => runCall(run, body))
  }

  /** Runs what uses the files of the content after what was begun before. */
  function inOrder<Result>(run: () => Promise<Result>): Promise<Result> {
    const result = last.then(run)
    last = result.catch(() => undefined)
    return result
  }

  const publish = createPublishCalls({
    ...{ root: resolve(root), folder, content, viewOf, checkSite, inOrder },
    restore: restore && ((body) => runCall(restore, body)),
    siteOf: () => site,
  })

  async function respond(path: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (path.startsWith(changesFolder) && request.method === 'POST') {
      guard.checkCall(request)
      return publish.answer(path.slice(changesFolder.length), await readJson(request), response)
    }
    const name = path.slice(studioFolder.length)
    if (!path.startsWith(studioFolder)) {
      guard.checkDocument(request)
      const nonce = randomBytes(16).toString('base64')
      const html = shellDocument(guard.token, nonce, studioFolder)
      return send(response, 200, 'text/html; charset=utf-8', html, shellPolicy(nonce))
    }
    const script = name.endsWith('.js') ? (await bundle()).get(name) : undefined
    if (script !== undefined) return send(response, 200, 'text/javascript; charset=utf-8', script)
    const fileName = new URL(request.url ?? '/', 'http://localhost').searchParams.get('name') ?? ''
    const answer = await (name === 'upload' ? upload(request, fileName) : call(name, request, () => response.destroyed))
    send(response, 200, 'application/json', JSON.stringify(answer))
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
        const status = error instanceof RequestRefused ? error.status : error instanceof EditRefused ? 422 : 500
        if (status === 500) console.error(error)
        const message = messageOf(error)
        send(response, status, 'application/json', JSON.stringify({ message }))
      } finally {
        revisions.announce()
      }
      return true
    },
    /** Bundles the shell ahead of its first request. */
    prepare: bundle,
    /** Those of some files that are not as the studio has written them. The content knows the others already. */
    writtenElsewhere: files.writtenElsewhere,
    /** All pages were read and compared. Announces it if the result differs from the previous one. */
    checked(whole: LoadedSite): void {
      site = whole
      likeness.update(whole)
      if (updateSiteHashes(whole)) announce()
    },
    /** The content has changed elsewhere, or has a view that could not be rendered when it was requested. */
    announce,
    /** Ends the requests that wait for a change. */
    close: announce,
  }
}
