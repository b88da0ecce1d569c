import { relative } from 'node:path'
import { inSite } from '../../../../schema/site/in-site.ts'
import type { ContentFolder, LoadedSite } from '../../../content/load/load.ts'
import { isGenerated } from '../../../content/overrides/apply-overrides.ts'
import { fileKind } from '../../../content/parse/file-kind.ts'
import { withSlashes } from '../../../files/with-slashes.ts'
import { addressOfShared } from '../../shared-address.ts'
import type { Requests } from '../../wire/calls.ts'
import type { FileHistory } from '../../wire/history.ts'
import type { CommitRequest, OriginChoices } from '../../wire/publish.ts'
import { say } from '../../words/say.ts'
import { pathInside } from '../content-path.ts'
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
import type { Job } from '../publish/next-site.ts'
import { catchUp } from '../publish/origin/catch-up.ts'
import { leaveProposal, proposeAgain } from '../publish/origin/changed-proposal.ts'
import { commitOnOrigin } from '../publish/origin/commit-on-origin.ts'
import { fetchOrigin, type OriginNews } from '../publish/origin/origin.ts'
import { listProposals, sendProposal, withdrawProposal } from '../publish/origin/proposals.ts'
import { propose } from '../publish/propose.ts'
import { publishFiles } from '../publish/publish.ts'
import { openRepository, type Repository } from '../publish/repository.ts'
import { bytesOf, createSiteChanges } from '../publish/site-changes.ts'
import type { CheckSite } from '../publish/site-check.ts'
import { listPublications, takeBack, takeBackMessage } from '../publish/take-back.ts'
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
  let isPublishing = false
  let asking: Promise<OriginNews> | undefined

  /** Asks `origin` what is new. Git cannot fetch twice at once, so that two calls share an answer. */
  function askOrigin(repository: Repository): Promise<OriginNews> {
    asking ??= fetchOrigin(repository).finally(() => {
      asking = undefined
    })
    return asking
  }

  /** Runs what renders the site as it would be: one at a time. */
  async function once<Result>(work: () => Promise<Result>): Promise<Result> {
    if (isPublishing) throw new RequestRefused(409, say().server.publishing.busy)
    isPublishing = true
    try {
      return await work()
    } finally {
      isPublishing = false
    }
  }

  async function jobOf({ names, message, choices = {} }: CommitRequest, onStep: (words: string) => void): Promise<Job> {
    const repository = await openRepository(folder)
    const files = names.length === 0 ? [] : await changes.ticked(repository, names)
    const titles = changes.titlesOf()
    return {
      repository,
      root,
      files,
      message,
      choices,
      titles,
      now: new Date(),
      addressOf,
      checkSite,
      askOrigin,
      onStep,
    }
  }

  /** Brings the files up to date with what was published from here. */
  const followed = (commit: string, bases: ReadonlyMap<string, Buffer | undefined> = new Map()) =>
    inOrder(async () => catchUp(await openRepository(folder), { commit, bases, titles: changes.titlesOf() }))

  async function update(choices: OriginChoices) {
    const news = await askOrigin(await openRepository(folder))
    return inOrder(async () =>
      commitOnOrigin(
        await openRepository(folder),
        { message: 'Merge what others have published', choices, files: [], titles: changes.titlesOf() },
        news,
      ),
    )
  }

  /** The versions of a file, or of a block in it. */
  async function history({ file, path = [] }: Requests['history']): Promise<FileHistory> {
    const name = withSlashes(relative(content.fileOf('.'), file))
    const disk = await bytesOf(await pathInside(root, folder, file))
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
    history: (request) => inSite(content.shared(), () => history(request)),
    earlierView: (request) =>
      inOrder(async () => earlierView(await openRepository(folder), { content, viewOf }, request)),
    changeCount: changes.count,
    changedFiles: () => inSite(content.shared(), changes.list),
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
    update: ({ choices = {} }) => update(choices),
    publish: ({ into, ...request }, { onStep }) =>
      once(async () => {
        const { outcome, bases } = await publishFiles(await jobOf(request, onStep), into)
        if (outcome.kind !== 'published') return outcome
        const note = await followed(outcome.commit, bases)
        return { ...outcome, ...(note !== undefined && { note }) }
      }),
    async publications() {
      try {
        return await listPublications(await openRepository(folder))
      } catch (error) {
        if (!(error instanceof GitRefused)) throw error
        return []
      }
    },
    takeBack: ({ commit, choices = {} }, { onStep }) =>
      once(async () => {
        onStep(say().server.publishing.steps.get)
        const updated = await update(choices)
        if (updated.kind === 'conflicts') return updated
        const found = (await listPublications(await openRepository(folder))).find((one) => one.commit === commit)
        if (!found) throw new GitRefused(say().server.publishing.notPublic)
        const request = { names: [], message: takeBackMessage(found), choices }
        const outcome = await takeBack(await jobOf(request, onStep), commit)
        if (outcome.kind !== 'published') return outcome
        const note = await followed(outcome.commit)
        return { ...outcome, ...(note !== undefined && { note }) }
      }),
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
    async sendProposal({ branch }) {
      const repository = await openRepository(folder)
      await askOrigin(repository)
      return sendProposal(repository, branch)
    },
    async proposeAgain({ branch }) {
      const repository = await openRepository(folder)
      await askOrigin(repository)
      return proposeAgain(repository, branch)
    },
    async leaveProposal({ branch }) {
      const repository = await openRepository(folder)
      await askOrigin(repository)
      await leaveProposal(repository, branch)
      return {}
    },
    propose: ({ into, ...request }, { onStep }) => once(async () => propose(await jobOf(request, onStep), into)),
  } satisfies Partial<CallHandlers>
}
