import { git } from '../../../studio/server/publish/git.ts'
import type { NextJob } from '../jobs/jobs.ts'
import { writeLog } from '../log.ts'
import { mayReview } from '../review/publish-refusal.ts'
import { latestReview } from '../review/review-state.ts'
import { refusalToPublish } from '../review/reviews.ts'
import { isOver, type Person } from '../sign-in/sessions.ts'
import type { Team } from '../team.ts'
import { checkoutsOf, workspaceOf } from '../workspaces/workspaces.ts'
import { noteBuilt, notLive } from './build-release.ts'
import { buildCandidate, type CandidateOptions, putCandidateLive } from './candidate.ts'
import { mergedTree } from './merged-tree.ts'
import { type Publication, Refused, refuse } from './publications.ts'
import { publishedBase } from './published-base.ts'

/** How often it is tried while others move the site. */
const maxTries = 3

type Options = CandidateOptions & { signal: AbortSignal }

/** The next publication that is asked for: it is built, becomes a commit of the site and is live, or it is said why not. */
export function nextPublication(team: Team, options: CandidateOptions): NextJob {
  return async () => {
    const asked = await team.database.db
      .selectFrom('publications')
      .selectAll()
      .where('state', '=', 'asked')
      .orderBy('id')
      .limit(1)
      .executeTakeFirst()
    return asked && ((signal) => commit(team, asked, { ...options, signal }))
  }
}

async function commit(team: Team, publication: Publication, options: Options): Promise<void> {
  try {
    const found = await commitOf(team, publication.id)
    await record(team, publication, found ?? (await addCommit(team, publication, options)))
    // What the server has not put live when it ended is built again.
    if (found === undefined) await goLive(team, options.out, publication.id)
  } catch (error) {
    // It is done again when the server starts.
    if (options.signal.aborted) return
    if (!(error instanceof Refused)) console.error(`Publication ${publication.id} failed:`, error)
    const { problem, details } = error instanceof Refused ? error : { problem: 'failed' as const, details: '' }
    await refuse(team, publication.id, problem, details)
  }
}

async function goLive(team: Team, out: string, newest: number): Promise<void> {
  try {
    await putCandidateLive(out, newest)
  } catch (error) {
    console.error('What was built could not be put live, so it is built again:', error)
    return
  }
  await noteBuilt(team, await notLive(team))
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
    const tree = await builtTree(team, { publication, main, ...options })
    const written = await writeCommit(team, { publication, tree, main })
    const moved = await checkouts.moveOn(written, main)
    if (moved) return written
    if (tries === maxTries) throw new Refused('isPublishing')
  }
}

type Moving = Options & { publication: Publication; main: string }

/** The files of the site with what is published, or without what is taken back, once they are built. */
async function builtTree(team: Team, { publication, main, ...options }: Moving): Promise<string> {
  const checkouts = checkoutsOf(team)
  const sides = await sidesOf(team, publication)
  const merged = await mergedTree(checkouts.repository, await checkouts.content(), { ...sides, theirs: main })
  if ('asked' in merged)
    throw new Refused(publication.takes_back === null ? 'mergeAsks' : 'restsOn', merged.asked.join('\n'))
  if (merged.tree === (await checkouts.treeOf(main))) throw new Refused('nothingToPublish')
  return buildCandidate(team, { tree: merged.tree, ...options })
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
