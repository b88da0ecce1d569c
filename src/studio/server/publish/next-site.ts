import { join } from 'node:path'
import { diffSite } from '../../../diff/diff-site.ts'
import { reportText } from '../../../diff/words.ts'
import { engineRoot } from '../../../files/roots.ts'
import { withSlashes } from '../../../files/with-slashes.ts'
import { ledgerFile } from '../../../seo/ledger.ts'
import type { OriginChoices, OriginConflicts, SiteErrors } from '../../wire/publish.ts'
import { say } from '../../words/say.ts'
import type { Bytes } from '../merging/merge-file.ts'
import { isLockFile } from '../merging/merge-lock.ts'
import type { ChangedFile } from './changed-files.ts'
import { bothGenerated, folderBelow, regeneratedTree, writeContent } from './checkout.ts'
import { pathsOf, storeTree, treeWithFile } from './commits.ts'
import { bytesIfThere } from './file-history.ts'
import { differing } from './origin/branches.ts'
import { treeOnOrigin } from './origin/commit-on-origin.ts'
import { mergeOrigin } from './origin/merge-origin.ts'
import type { OriginNews, Since } from './origin/origin.ts'
import type { Repository } from './repository.ts'
import type { CheckSite } from './site-check.ts'

/** How many problems are listed. */
const maxListed = 50

/** What is to be published or proposed, and how. */
export type Job = {
  repository: Repository
  /** The root of the project, absolute. */
  root: string
  files: readonly ChangedFile[]
  message: string
  /** Which side counts in files that others have changed at the same place, by name. */
  choices: OriginChoices
  /** The titles of pages as visitors read them, by address. */
  titles: ReadonlyMap<string, string>
  now: Date
  /** The address in the studio of a file, by its path below the content folder. */
  addressOf: (name: string) => string | undefined
  checkSite: CheckSite
  /** Asks `origin` what others have pushed. */
  askOrigin: (repository: Repository) => Promise<OriginNews>
  onStep: (words: string) => void
}

/** The files of a job with what came from `origin`. */
type Joined = {
  kind: 'joined'
  /** The tree of both branches, without the files of the job. */
  before: string
  tree: string
  /** The files of the job as they were on the disk, by path below the content folder. */
  bases: ReadonlyMap<string, Bytes>
}

/** Stores the files of a job as they are on the disk, merged with what came from `origin`, or asks where both have changed the same. */
export async function joinedSite(
  { repository, root, files, choices, titles }: Job,
  since: Since | undefined,
  scratch: string,
): Promise<Joined | OriginConflicts> {
  const paths = pathsOf(files)
  const merged = since && (await mergeOrigin(repository, { since, names: paths, choices, titles }))
  if (since && merged && merged.conflicts.length > 0)
    return { kind: 'conflicts', since: since.words, conflicts: merged.conflicts }
  const { joined, tree: joint } =
    since && merged
      ? await treeOnOrigin(repository, { since, paths, merged })
      : { joined: repository.head, tree: await storeTree(repository, paths) }
  const tree =
    since && bothGenerated(repository, since, paths)
      ? await regeneratedTree(repository, joint, { to: join(scratch, 'generated'), pages: 'pages', root })
      : joint
  const bases = new Map<string, Bytes>()
  for (const name of paths)
    bases.set(
      name,
      merged?.read.has(name) ? merged.read.get(name) : await bytesIfThere(repository, { commit: joint, name }),
    )
  return { kind: 'joined', before: joined, tree, bases }
}

/** A state of a site to be checked: its tree, and the commit or tree that it is compared with, in words. */
type NextSite = { tree: string; before: string; words: string; commit: string }

type CheckedSite = {
  kind: 'checked'
  /** The tree with its days of change. */
  tree: string
  /** Which pages change, as `npm run diff` says. */
  report: string
  /** The pages that get a new day of change. */
  days: string[]
}

/** The paths below the content folder in which two states differ, without those that only record something. */
async function changedNames({ prefix, ...repository }: Repository, before: string, tree: string): Promise<string[]> {
  const paths = await differing({ prefix, ...repository }, before, tree)
  return paths
    .flatMap((path) => (path.startsWith(prefix) ? [path.slice(prefix.length)] : []))
    .filter((name) => !isLockFile(name))
}

/** Validates a site as it would be, gives its pages their days of change, and compares all pages. */
export async function checkedSite(
  { repository, root, now, addressOf, checkSite, onStep }: Job,
  { tree, before, words, commit }: NextSite,
  scratch: string,
): Promise<CheckedSite | SiteErrors> {
  const pages = folderBelow(root, repository.folder)
  const [was, is] = [join(scratch, 'before'), join(scratch, 'after')]
  onStep(say().server.publishing.steps.write)
  for (const [name, state, to] of [
    ['before', before, was],
    ['after', tree, is],
  ] as const)
    await writeContent(repository, { tree: state, to, pages, root, index: join(scratch, `index-${name}`) })
  onStep(say().server.publishing.steps.check)
  const { errors, days } = await checkSite({ root: is, pages, now: now.getTime() })
  if (errors.length > 0) {
    const problems = errors.slice(0, maxListed).map((diagnostic) => {
      const address = addressOf(withSlashes(diagnostic.file).slice(withSlashes(pages).length + 1))
      return { diagnostic, ...(address !== undefined && { address }) }
    })
    return { kind: 'errors', total: errors.length, problems }
  }
  const report = await diffSite({
    revision: words,
    commit: commit.slice(0, 8),
    code: engineRoot,
    content: is,
    pages,
    checkout: was,
    scratch,
    files: {
      content: (await changedNames(repository, before, tree)).map((name) => withSlashes(join(pages, name))),
      code: [],
      hasOtherPackages: false,
    },
    now: now.getTime(),
    // The comparison is shared with the command line, whose steps are English: the second one has the number of pages.
    onStep(step) {
      const pages = /\d[\d,]*/.exec(step)?.[0].replaceAll(',', '')
      const { render, compare } = say().server.publishing.steps
      onStep(pages === undefined ? render : compare(Number(pages)))
    },
    onProgress: () => undefined,
  })
  const whole = days ? await treeWithFile(repository, tree, ledgerFile, days.text) : tree
  return { kind: 'checked', tree: whole, report: reportText(report), days: days?.pages ?? [] }
}
