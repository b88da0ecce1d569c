import type { ServerResponse } from 'node:http'
import { relative } from 'node:path'
import { z } from 'zod'
import type { Content, LoadedSite } from '../../../content/load/load.ts'
import { isGenerated } from '../../../content/overrides/apply-overrides.ts'
import { fileKind } from '../../../content/parse/file-kind.ts'
import { withSlashes } from '../../../files/with-slashes.ts'
import { addressOfShared } from '../../shared-address.ts'
import type {
  ChangeCount,
  Changes,
  CommitOutcome,
  EarlierView,
  FileHistory,
  OriginWords,
  Proposal,
} from '../../wire/publish.ts'
import { possiblePath } from '../content-path.ts'
import { historyRequest, viewRequest } from '../edit-request.ts'
import type { ViewOf } from '../models/content-models.ts'
import { commitOnOrigin } from '../publish/commit-on-origin.ts'
import { earlierView } from '../publish/earlier-view.ts'
import {
  blockVersions,
  bytesAt,
  commitsOf,
  type FileState,
  fileVersions,
  valueWithOverrides,
} from '../publish/file-history.ts'
import { GitRefused } from '../publish/git.ts'
import { fetchOrigin, type OriginNews } from '../publish/origin.ts'
import { propose } from '../publish/propose.ts'
import { openRepository, type Repository } from '../publish/repository.ts'
import { bytesOf, createSiteChanges } from '../publish/site-changes.ts'
import type { CheckSite } from '../publish/site-check.ts'
import { RequestRefused } from '../request-guard.ts'
import { send, sendProgress } from '../send.ts'

type Body = Record<string, unknown>

const commitRequest = z.object({
  names: z.array(z.string()),
  message: z.string().trim().min(1),
  choices: z.record(z.string(), z.strictObject({ side: z.enum(['mine', 'theirs']), seen: z.string() })).default({}),
})

function commitOf(body: Body): z.infer<typeof commitRequest> {
  const { data } = commitRequest.safeParse(body)
  if (data === undefined) throw new RequestRefused(400, 'A commit needs files and words that say what it does.')
  return data
}

/** The address in the studio of a file by its path below the content folder. */
function addressOf(name: string): string | undefined {
  const kind = fileKind(name)
  if (kind.kind === 'page') return kind.path
  return kind.kind === 'data' ? addressOfShared(kind.name) : undefined
}

type Options = {
  root: string
  /** The content folder, absolute. */
  folder: string
  /** The site, once all pages were read and compared. */
  siteOf: () => LoadedSite | undefined
  checkSite: CheckSite
  content: Content
  viewOf: ViewOf | undefined
  /** Runs what uses the files of the content after what was begun before. */
  inOrder: <Result>(run: () => Promise<Result>) => Promise<Result>
  /** Restores a file as one step of Undo. */
  restore: ((body: Body) => Promise<unknown>) | undefined
}

/** A commit that deleted the file has no bytes of it. */
const noBytes = () => undefined

/** The calls of the view “Changes”, by name. A long one calls `onStep` with what it does. */
export function createPublishCalls({ root, folder, content, siteOf, ...options }: Options) {
  const { viewOf, checkSite, inOrder, restore } = options
  const changes = createSiteChanges({ folder, siteOf, fileOf: content.fileOf })
  let isProposing = false
  let asking: Promise<OriginNews> | undefined

  /** Asks `origin` what is new. Git cannot fetch twice at once, so that two calls share an answer. */
  function askOrigin(repository: Repository): Promise<OriginNews> {
    asking ??= fetchOrigin(repository).finally(() => {
      asking = undefined
    })
    return asking
  }

  async function proposeOnce(body: Body, onStep: (words: string) => void): Promise<Proposal> {
    if (isProposing) throw new RequestRefused(409, 'A proposal is under way already. Wait until it is done.')
    isProposing = true
    try {
      const { names, ...commit } = commitOf(body)
      const repository = await openRepository(folder)
      const files = names.length === 0 ? [] : await changes.ticked(repository, names)
      return await propose({
        ...commit,
        repository,
        root,
        files,
        titles: changes.titlesOf(),
        now: new Date(),
        addressOf,
        checkSite,
        askOrigin,
        onStep,
      })
    } finally {
      isProposing = false
    }
  }

  /** The versions of a file, or of a block in it. */
  async function history(body: Body): Promise<FileHistory> {
    const { file, path = [] } = historyRequest(body)
    const name = withSlashes(relative(content.fileOf('.'), file))
    const disk = await bytesOf(await possiblePath(root, folder, file))
    try {
      const repository = await openRepository(folder)
      const commits = await commitsOf(repository, name)
      const states: FileState[] = [{ bytes: disk }]
      for (const commit of commits) states.push({ commit, bytes: await bytesAt(repository, commit).catch(noBytes) })
      if (path.length === 0) return { versions: fileVersions(name, states) }
      const page = valueWithOverrides(disk)
      const versions = blockVersions(states, path)
      if (!isGenerated(page)) return { versions }
      const ofTemplate = await commitsOf(repository, `_data/templates/${page['template']}.yaml`)
      const commitNames = new Set(ofTemplate.map(({ commit }) => commit))
      return {
        followsTemplate: true,
        versions: versions.map((one) => ({ ...one, isOfTemplate: commitNames.has(one.commit ?? '') })),
      }
    } catch (error) {
      if (!(error instanceof GitRefused)) throw error
      return { refused: error.message, versions: [] }
    }
  }

  /** What the frame shows of a page as it was in a commit. */
  async function viewAt(body: Body): Promise<EarlierView> {
    const repository = await openRepository(folder)
    return earlierView(repository, { content, viewOf }, viewRequest(body))
  }

  const calls: Record<string, (body: Body) => Promise<unknown>> = {
    history,
    restore: (body) => inOrder(async () => restore?.(body)),
    view: (body) => inOrder(() => viewAt(body)),
    count: (): Promise<ChangeCount> => changes.count(),
    list: (): Promise<Changes> => changes.list(),
    async origin(): Promise<OriginWords> {
      const { since, unasked } = await askOrigin(await openRepository(folder))
      return { ...(since && { since: since.words }), ...(unasked !== undefined && { unasked }) }
    },
    async commit(body): Promise<CommitOutcome> {
      const { names, ...commit } = commitOf(body)
      // A remote that is slow holds up no edit.
      const news = await askOrigin(await openRepository(folder))
      return inOrder(async () => {
        const repository = await openRepository(folder)
        const files = await changes.ticked(repository, names)
        return commitOnOrigin(repository, { ...commit, files, titles: changes.titlesOf() }, news)
      })
    },
  }

  return {
    /** Answers a call; one that takes long says what it does meanwhile. */
    async answer(name: string, body: Body, response: ServerResponse): Promise<void> {
      if (name === 'propose') return sendProgress(response, (onStep) => proposeOnce(body, onStep))
      const run = Object.hasOwn(calls, name) ? calls[name] : undefined
      if (run === undefined) throw new RequestRefused(404, 'There is nothing of this name.')
      send(response, 200, 'application/json', JSON.stringify(await run(body)))
    },
  }
}
