import { relative } from 'node:path'
import type { ContentFolder, LoadedSite } from '../../../content/load/load.ts'
import { isGenerated } from '../../../content/overrides/apply-overrides.ts'
import { fileKind } from '../../../content/parse/file-kind.ts'
import { withSlashes } from '../../../files/with-slashes.ts'
import { addressOfShared } from '../../shared-address.ts'
import type { Requests } from '../../wire/calls.ts'
import type { CommitRequest, FileHistory, Proposal } from '../../wire/publish.ts'
import { possiblePath } from '../content-path.ts'
import type { ViewOf } from '../models/content-models.ts'
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
import { commitOnOrigin } from '../publish/origin/commit-on-origin.ts'
import { fetchOrigin, type OriginNews } from '../publish/origin/origin.ts'
import { listProposals, pushCommits, withdrawProposal } from '../publish/origin/proposals.ts'
import { propose } from '../publish/propose.ts'
import { openRepository, type Repository } from '../publish/repository.ts'
import { bytesOf, createSiteChanges } from '../publish/site-changes.ts'
import type { CheckSite } from '../publish/site-check.ts'
import { RequestRefused } from '../request-guard.ts'
import type { CallHandlers } from './call-handlers.ts'

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
  content: ContentFolder
  viewOf: ViewOf | undefined
  /** Runs what uses the files of the content after what was begun before. */
  inOrder: <Result>(run: () => Promise<Result>) => Promise<Result>
}

/** A commit that deleted the file has no bytes of it. */
const noBytes = () => undefined

/** The calls of the view “Changes” and of the history. They take long, and run beside others where they only look. */
export function createPublishCalls({ root, folder, content, siteOf, ...options }: Options) {
  const { viewOf, checkSite, inOrder } = options
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

  async function proposeOnce(
    { names, choices = {}, ...commit }: CommitRequest,
    onStep: (words: string) => void,
  ): Promise<Proposal> {
    if (isProposing) throw new RequestRefused(409, 'A proposal is under way already. Wait until it is done.')
    isProposing = true
    try {
      const repository = await openRepository(folder)
      const files = names.length === 0 ? [] : await changes.ticked(repository, names)
      return await propose({
        ...commit,
        choices,
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
  async function history({ file, path = [] }: Requests['history']): Promise<FileHistory> {
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

  return {
    history,
    earlierView: (request) =>
      inOrder(async () => earlierView(await openRepository(folder), { content, viewOf }, request)),
    changeCount: changes.count,
    changedFiles: changes.list,
    async origin() {
      const { since, unasked } = await askOrigin(await openRepository(folder))
      return { ...(since && { since: since.words }), ...(unasked !== undefined && { unasked }) }
    },
    async commit({ names, choices = {}, ...commit }) {
      // A remote that is slow holds up no edit.
      const news = await askOrigin(await openRepository(folder))
      return inOrder(async () => {
        const repository = await openRepository(folder)
        const files = await changes.ticked(repository, names)
        return commitOnOrigin(repository, { ...commit, choices, files, titles: changes.titlesOf() }, news)
      })
    },
    async update({ choices = {} }) {
      const news = await askOrigin(await openRepository(folder))
      return inOrder(async () =>
        commitOnOrigin(
          await openRepository(folder),
          { message: 'Merge what others have pushed', choices, files: [], titles: changes.titlesOf() },
          news,
        ),
      )
    },
    async push() {
      return pushCommits(await openRepository(folder))
    },
    async proposals() {
      try {
        return await listProposals(await openRepository(folder))
      } catch (error) {
        if (!(error instanceof GitRefused)) throw error
        return []
      }
    },
    async withdraw({ branch }) {
      await askOrigin(await openRepository(folder))
      await withdrawProposal(folder, branch)
      return {}
    },
    propose: (request, { onStep }) => proposeOnce(request, onStep),
  } satisfies Partial<CallHandlers>
}
