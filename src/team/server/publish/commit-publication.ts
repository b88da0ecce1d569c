import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { ledgerFile } from '../../../seo/ledger.ts'
import { git } from '../../../studio/server/publish/git.ts'
import type { CheckSite } from '../../../studio/server/publish/site-check.ts'
import type { ProblemCode } from '../../wire.ts'
import type { NextJob } from '../jobs/jobs.ts'
import { environmentOfJobs } from '../jobs/run-build.ts'
import { writeLog } from '../log.ts'
import { mayReview } from '../review/publish-refusal.ts'
import { latestReview } from '../review/review-state.ts'
import { refusalToPublish } from '../review/reviews.ts'
import { isOver, type Person } from '../sign-in/sessions.ts'
import type { Team } from '../team.ts'
import { checkoutsOf, workspaceOf } from '../workspaces/workspaces.ts'
import { mergedTree, treeWithText } from './merged-tree.ts'
import { type Publication, refuse } from './publications.ts'
import { publishedBase } from './published-base.ts'

/** How often it is tried while others move the site. */
const maxTries = 3

/** How many errors are said. */
const maxErrors = 10

/** A publication that cannot be, and why. */
class Refused extends Error {
  readonly problem: ProblemCode
  readonly details: string

  constructor(problem: ProblemCode, details = '') {
    super(problem)
    this.problem = problem
    this.details = details
  }
}

type Options = { data: string; checkSite: CheckSite; signal: AbortSignal }

/** The next publication that is asked for: it becomes a commit of the site, or it is said why not. */
export function nextPublication(team: Team, { data, checkSite }: Omit<Options, 'signal'>): NextJob {
  return async () => {
    const asked = await team.database.db
      .selectFrom('publications')
      .selectAll()
      .where('state', '=', 'asked')
      .orderBy('id')
      .limit(1)
      .executeTakeFirst()
    return asked && ((signal) => commit(team, asked, { data, checkSite, signal }))
  }
}

async function commit(team: Team, publication: Publication, options: Options): Promise<void> {
  try {
    const found = await commitOf(team, publication.id)
    await record(team, publication, found ?? (await addCommit(team, publication, options)))
  } catch (error) {
    // It is done again when the server starts.
    if (options.signal.aborted) return
    if (!(error instanceof Refused)) console.error(`Publication ${publication.id} failed:`, error)
    const { problem, details } = error instanceof Refused ? error : { problem: 'failed' as const, details: '' }
    await refuse(team, publication.id, problem, details)
  }
}

/** The commit of a publication, if the server ended after the site had moved to it. */
async function commitOf(team: Team, id: number): Promise<string | undefined> {
  const { gitDir, env } = checkoutsOf(team).repository
  // A trailer, never a line of what people say in a commit.
  const format = '--format=%H %(trailers:key=Publication,valueonly,separator=%x20)'
  const lines = String(await git(gitDir, ['log', format, checkoutsOf(team).mainRef], { env })).split('\n')
  return lines.find((one) => one.endsWith(` ${id}`))?.split(' ')[0]
}

/** Moves the site on by one commit. Throws {@link Refused} where that is not to be. */
async function addCommit(team: Team, publication: Publication, options: Options): Promise<string> {
  const checkouts = checkoutsOf(team)
  for (let tries = 1; ; tries++) {
    const main = await checkouts.latest()
    const tree = await checkedTree(team, { publication, main, ...options })
    const written = await writeCommit(team, { publication, tree, main })
    const moved = await checkouts.moveOn(written, main)
    if (moved) return written
    if (tries === maxTries) throw new Refused('isPublishing')
  }
}

type Moving = Options & { publication: Publication; main: string }

/** The files of the site with what is published, or without what is taken back, once they are valid. */
async function checkedTree(team: Team, { publication, main, data, checkSite, signal }: Moving): Promise<string> {
  const checkouts = checkoutsOf(team)
  const { repository } = checkouts
  const content = await checkouts.content()
  const sides = await sidesOf(team, publication)
  const merged = await mergedTree(repository, content, { ...sides, theirs: main })
  if ('asked' in merged)
    throw new Refused(publication.takes_back === null ? 'mergeAsks' : 'restsOn', merged.asked.join('\n'))
  if (merged.tree === (await checkouts.treeOf(main))) throw new Refused('nothingToPublish')
  const to = join(data, 'jobs', `publication-${publication.id}`)
  try {
    await checkouts.writeFiles({ commit: merged.tree, code: merged.tree, to })
    const place = { root: to, pages: content.replace(/\/$/, ''), now: team.now().getTime() }
    const { errors, days } = await checkSite({ ...place, env: environmentOfJobs() })
    signal.throwIfAborted()
    if (errors.length > 0)
      throw new Refused(
        'contentErrors',
        errors
          .slice(0, maxErrors)
          .map(({ file, line, message }) => `${file}:${line} ${message}`)
          .join('\n'),
      )
    return days
      ? treeWithText(repository, { tree: merged.tree, path: content + ledgerFile, text: days.text })
      : merged.tree
  } finally {
    await rm(to, { recursive: true, force: true, maxRetries: 3 })
  }
}

/** From where to where the site is to be changed. Asks at this moment whether the person may do so. */
async function sidesOf(team: Team, publication: Publication): Promise<{ base: string; mine: string }> {
  const { by, workspace: id, snapshot, takes_back } = publication
  const person = by === null ? undefined : await personOf(team, by)
  if (!person || person.removed_at !== null || !mayReview(person.role) || isOver(person, team.now()))
    throw new Refused('notAllowed')
  if (takes_back !== null) {
    const taken = await team.database.db
      .selectFrom('publications')
      .selectAll()
      .where('id', '=', takes_back)
      .executeTakeFirstOrThrow()
    return { base: taken.commit ?? '', mine: `${taken.commit}^` }
  }
  if (id === null || snapshot === null) throw new Refused('nothingToPublish')
  const base = await publishedBase(team, await workspaceOf(team.database.db, id))
  const refusal = await refusalToPublish(team, { person, workspace: id, commit: snapshot, base })
  if (refusal) throw new Refused(refusal)
  return { base, mine: snapshot }
}

const personOf = ({ database }: Team, id: number): Promise<Person | undefined> =>
  database.db.selectFrom('people').selectAll().where('id', '=', id).executeTakeFirst()

/** One line without signs that begin another one. */
const line = (text: string) => text.replace(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' ').trim()

async function writeCommit(
  team: Team,
  { publication, tree, main }: { publication: Publication; tree: string; main: string },
): Promise<string> {
  const { gitDir, env } = checkoutsOf(team).repository
  const { id, by, workspace, words, takes_back, at } = publication
  const review = workspace === null || takes_back !== null ? undefined : await latestReview(team.database.db, workspace)
  const approved = review?.decision === 'approved' ? review : undefined
  const author = await personOf(team, approved?.by ?? by ?? 0)
  const reviewer = approved?.decided_by ? await personOf(team, approved.decided_by) : undefined
  const trailers = [
    reviewer && `Reviewed-by: ${line(reviewer.name)} <${line(reviewer.email)}>`,
    `Workspace: ${workspace}`,
    takes_back !== null && `Takes-back: ${takes_back}`,
    `Publication: ${id}`,
  ]
  const said = approved ? `${approved.words.trim()}\n\n` : ''
  const subject = takes_back === null ? line(words) : `Take back: ${line(words)}`
  const input = `${subject}\n\n${said}${trailers.filter(Boolean).join('\n')}\n`
  const of = { GIT_AUTHOR_NAME: line(author?.name ?? ''), GIT_AUTHOR_EMAIL: line(author?.email ?? '') }
  const days = { GIT_AUTHOR_DATE: at, GIT_COMMITTER_DATE: at }
  const args = ['commit-tree', tree, '-p', main, '-F', '-']
  return String(await git(gitDir, args, { env: { ...env, ...of, ...days }, input })).trim()
}

/** Notes that the site has moved. */
async function record(team: Team, publication: Publication, written: string): Promise<void> {
  const { id, by, takes_back, words } = publication
  await team.database.write(async (transaction) => {
    await transaction
      .updateTable('publications')
      .set({ state: 'committed', commit: written })
      .where('id', '=', id)
      .execute()
    if (takes_back !== null)
      await transaction.updateTable('publications').set({ taken_back_by: id }).where('id', '=', takes_back).execute()
    const what = takes_back === null ? 'published' : 'taken-back'
    await writeLog(transaction, team.now(), { person: by ?? undefined, what, about: words })
  })
}
