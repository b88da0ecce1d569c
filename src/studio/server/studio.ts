import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join, resolve } from 'node:path'
import { parentPath } from '../../content/edit/edit-path.ts'
import { entryTexts } from '../../content/edit/entry-text.ts'
import type { ContentFolder, LoadedSite } from '../../content/load/load.ts'
import { engineRoot } from '../../files/roots.ts'
import { removeTemporaryFiles } from '../../files/temporary-files.ts'
import { createQueue } from '../queue.ts'
import type { Requests, Uploaded } from '../wire/calls.ts'
import { say } from '../words/say.ts'
import { messageOf } from '../words.ts'
import { createCallAnswers, statusOf } from './calls/answer-call.ts'
import type { CallHandlers } from './calls/call-handlers.ts'
import { createEffectCalls } from './calls/effect-calls.ts'
import { createFileCalls } from './calls/file-calls.ts'
import { createPictureCalls } from './calls/picture-calls.ts'
import { createPublishCalls } from './calls/publish-calls.ts'
import { createThemeCalls } from './calls/theme-calls.ts'
import { createWriteCalls } from './calls/write-calls.ts'
import { readClipboard } from './clipboard.ts'
import { createFileEdits } from './file-edits.ts'
import { openJournal } from './journal/journal.ts'
import { createLikeness } from './likeness.ts'
import { createContentModels, type ViewOf } from './models/content-models.ts'
import { followersOf } from './models/followers.ts'
import { createFoundPages } from './models/found-page.ts'
import { listedFiles } from './models/listed-files.ts'
import { listedPagesAt, pageChanges, pagesWith } from './models/listed-pages.ts'
import { listedPictures } from './models/listed-pictures.ts'
import type { LookOf } from './models/theme-look.ts'
import { createTranslationModels } from './models/translation-model.ts'
import { removeLeftScratch } from './publish/own-index.ts'
import type { CheckSite } from './publish/site-check.ts'
import { createRequestGuard, RequestRefused, readFileOf } from './request-guard.ts'
import { inItsLanguage } from './request-language.ts'
import { requestedUrl } from './requested-url.ts'
import { createRevisions } from './revisions.ts'
import { send, sendJson } from './send.ts'
import { shellBundle } from './shell/shell-bundle.ts'
import { shellDocument, shellPolicy } from './shell/shell-document.ts'
import { shellToken } from './shell/shell-token.ts'
import { studioStore } from './studio-store.ts'

/** Where the studio is: `/studio` and the address of a page. */
export const studioPath = '/studio'
/** The addresses of its scripts and of the requests of its shell begin with this. No page can have them. */
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
  /** The content of the folder, with drafts; its files are listed. */
  content: ContentFolder
  portOf: () => number
  /** Called after files were written; resolves when the content has them, and pages show them. */
  onWritten: (paths: readonly string[]) => Promise<void>
  viewOf?: ViewOf
  lookOf?: LookOf
  checkSite: CheckSite
  /** The address of the script of the bar that a team has above the studio of a workspace. */
  bar?: string | undefined
}

/** The studio: its document, its scripts, and the answers to its shell. */
export async function createStudio({ root, pages, content, portOf, onWritten, ...options }: Options) {
  const { viewOf, lookOf, checkSite, bar } = options
  const folder = resolve(root, pages)
  const stored = studioStore(folder)
  for (const place of [folder, stored]) removeTemporaryFiles(place)
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
  /** Runs what uses the files of the content after what was begun before. */
  const inOrder = createQueue()

  function announce(): void {
    revisions.grow()
    revisions.announce()
  }

  async function copiedEntry({ file, entry }: Requests['copy']): Promise<string> {
    const { text } = await files.seenText(file)
    const yaml = entryTexts(text, parentPath(entry))[Number(entry.at(-1))]
    if (yaml === undefined) throw new RequestRefused(404, say().server.edits.blockGone)
    return yaml
  }

  const { setup, modelOf, problemsOf, fixOf, fixedTyped, trialOf, tokenOf, blockAt, updateSiteHashes } =
    createContentModels({
      root,
      folder,
      content,
      files,
      pictureNames: pictures.names,
      siteOf: () => site,
      revisionOf: revisions.now,
      viewOf,
      lookOf,
    })

  const translations = createTranslationModels({ content, siteOf: () => site, modelOf, viewOf })
  const uploads = createFileCalls({ root, folder, content, files, siteOf: () => site, pictures })
  const foundPage = createFoundPages(content, () => site)
  const likeness = createLikeness(content)
  const handlers: CallHandlers = {
    ...createWriteCalls({
      root,
      folder,
      content,
      files,
      fixOf,
      modelOf,
      siteOf: () => site,
      revisionOf: revisions.now,
      uploads,
      translations,
    }),
    ...createEffectCalls({ content, files, viewOf, revisionOf: revisions.now }),
    ...createPublishCalls({
      root: resolve(root),
      folder,
      content,
      viewOf,
      checkSite,
      inOrder,
      siteOf: () => site,
    }),
    ...createThemeCalls(content.publicFolders),
    setup,
    picture: pictures.thumbnail,
    wholePicture: pictures.whole,
    pictures: async () => listedPictures({ root: resolve(root), content, site: site ?? content.assemble() }),
    files: async () => listedFiles(root, content),
    followers: async (request) => followersOf(site ?? content.assemble(), content, request),
    pages: async (_, { at }) => (site ? listedPagesAt(site, at) : []),
    pageChanges: () => pageChanges(content, folder),
    findPages: async ({ words }) => (site ? pagesWith(site, words) : []),
    page: ({ address }, { at }) => modelOf(address, at),
    found: ({ address }) => foundPage(address),
    likeness: async ({ addresses }) => likeness.of(addresses),
    blockAt: async ({ address, at }) => blockAt(address, at),
    translation: ({ address, tag }) => translations.translation(address, tag),
    translationCounts: async () => translations.counts(),
    problems: ({ address }, { at }) => problemsOf(address, at),
    token: ({ address, name }) => tokenOf(address, name),
    try: ({ address, files }, { at }) => trialOf(address, files, at),
    fixText: fixedTyped,
    text: async ({ file }) => ({ ...(await files.seenText(file)), revision: revisions.now() }),
    copy: async (request) => ({ yaml: await copiedEntry(request) }),
    clipboard: async ({ text, ids }) => readClipboard(text, ids),
    changes: ({ since }) => revisions.after(since),
  }

  async function upload(request: IncomingMessage, query: URLSearchParams): Promise<Uploaded> {
    guard.checkCall(request, 'files')
    return uploads.receive(await readFileOf(request), query)
  }

  const answerCall = createCallAnswers({ handlers, guard, inOrder })

  async function respond(path: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const name = path.slice(studioFolder.length)
    if (!path.startsWith(studioFolder)) {
      guard.checkDocument(request)
      const nonce = randomBytes(16).toString('base64')
      const html = shellDocument(guard.token, nonce, studioFolder, bar)
      return send(response, 200, 'text/html; charset=utf-8', html, shellPolicy(nonce))
    }
    const script = name.endsWith('.js') ? (await bundle()).get(name) : undefined
    if (script !== undefined) return send(response, 200, 'text/javascript; charset=utf-8', script)
    if (name !== 'upload') return answerCall(name, request, response)
    const { searchParams } = requestedUrl(request)
    sendJson(response, 200, await upload(request, searchParams))
  }

  return {
    /** Answers a request for the studio; returns whether it was one. */
    async answer(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
      const path = requestedUrl(request).pathname
      const isStudio = path === studioPath || path.startsWith(`${studioPath}/`) || path.startsWith(studioFolder)
      if (!isStudio) return false
      try {
        await inItsLanguage(request, () => respond(path, request, response))
      } catch (error) {
        const status = statusOf(error)
        if (status === 500) console.error(error)
        sendJson(response, status, { message: messageOf(error) })
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
