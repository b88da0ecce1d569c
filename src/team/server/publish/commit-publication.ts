import { oneLine } from '../../../../schema/writing/one-line.ts'
import { git } from '../../../studio/server/publish/git.ts'
import type { NextJob } from '../jobs/jobs.ts'
import { writeLog } from '../log.ts'
import { mayReview } from '../review/publish-refusal.ts'
import { latestReview } from '../review/review-state.ts'
import { refusalToPublish } from '../review/reviews.ts'
import { isOver, type Person } from '../sign-in/sessions.ts'
import type { Team } from '../team.ts'
import { goesLiveHere } from '../team-settings.ts'
import { checkoutsOf, workspaceOf } from '../workspaces/workspaces.ts'
import { noteBuilt, notLive } from './build-release.ts'
import { buildCandidate, type CandidateOptions, putCandidateLive, removeCandidate } from './candidate.ts'
import { mergedTree } from './merged-tree.ts'
import { OriginAway } from './origin.ts'
import { type Publication, refuse } from './publications.ts'
import { publishedBase } from './published-base.ts'
import { Refused } from './refused.ts'
import { noteWaiting } from './waiting.ts'

/** How often it is tried while others move the site. */
const maxTries = 3

type Options = CandidateOptions & { signal: AbortSignal }

/**
 * The next publication that is asked for: it is built, becomes a commit of the site and is live or sent, or it is said why not. One that
 * waits for the origin is tried again when that has rested.
 */
export function nextPublication(team: Team, options: CandidateOptions): NextJob {
  return async () => {
    const asked = await team.database.db
      .selectFrom('publications')
      .selectAll()
      .where('state', '=', 'asked')
      .orderBy('id')
      .limit(1)
      .executeTakeFirst()
    if (!asked || (asked.problem !== '' && team.checkouts?.origin?.takeTurn() === false)) return undefined
    return (signal) => commit(team, asked, { ...options, signal })
  }
}

async function commit(team: Team, publication: Publication, options: Options): Promise<void> {
  const added = await addedCommit(team, publication, options)
  if (!added) return
  // If this fails, the publication stays asked for, and its commit is found.
  await record(team, publication, added.commit)
  // What the server has not put live when it ended is built again.
  if (added.isBuilt && goesLiveHere(team.settings)) await goLive(team, options.out, publication.id)
}

/** The commit with a publication, or nothing: it is noted why not, or what it waits for. */
async function addedCommit(team: Team, publication: Publication, options: Options): Promise<Added | undefined> {
  try {
    return await addCommit(team, publication, options)
  } catch (error) {
    // It is done again when the server starts.
    if (options.signal.aborted) return undefined
    // Nobody can say that it has not arrived.
    const isUnclear = publication.problem === 'unclear' && error instanceof Refused && error.problem === 'originWrong'
    if (error instanceof OriginAway || isUnclear) {
      // Once, not each minute.
      if (publication.problem === '')
        console.error(`Publication ${publication.id} waits for the repository of the site: ${error.message}`)
      await noteWaiting(team, publication.id, 'away')
      return undefined
    }
    if (!(error instanceof Refused)) console.error(`Publication ${publication.id} failed:`, error)
    const { problem, details } = error instanceof Refused ? error : { problem: 'failed' as const, details: '' }
    await refuse(team, publication.id, problem, details)
    return undefined
  } finally {
    if (!goesLiveHere(team.settings)) await removeCandidate(options.out)
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

/** The commit of a publication, if the site had moved to it before the server ended, or before the origin said so. */
async function commitOf(team: Team, { id, at }: Publication): Promise<string | undefined> {
  const { gitDir, env } = checkoutsOf(team).repository
  // A trailer, never a line of what people say in a commit. Another server of the site counts from 1, too, at other moments.
  const format = '--format=%H %ct %(trailers:key=Publication,valueonly,separator=%x20)'
  const lines = String(await git(gitDir, ['log', format, checkoutsOf(team).mainRef], { env })).split('\n')
  const ending = ` ${Math.floor(Date.parse(at) / 1_000)} ${id}`
  return lines.find((one) => one.endsWith(ending))?.split(' ')[0]
}

/** A commit of the site, and whether it was built for it now. */
type Added = { commit: string; isBuilt: boolean }

/**
 * Moves the site on by one commit. `undefined` if somebody has cancelled the publication. Throws {@link Refused} where it is not to be, and
 * {@link OriginAway} where it has to wait.
 */
async function addCommit(team: Team, publication: Publication, options: Options): Promise<Added | undefined> {
  const { takeIn, moveOn, origin } = checkoutsOf(team)
  for (let tries = 1; ; tries++) {
    const main = await takeIn(options.signal)
    const found = await commitOf(team, publication)
    if (found !== undefined) return { commit: found, isBuilt: false }
    if (tries > maxTries) throw new Refused('isPublishing')
    // The origin has answered, and does not have it.
    if (!(await noteWaiting(team, publication.id, ''))) return undefined
    const tree = await builtTree(team, { publication, main, ...options })
    const commit = await writeCommit(team, { publication, tree, main })
    if (origin) await noteWaiting(team, publication.id, 'unclear')
    if (await moveOn(commit, main, options.signal)) return { commit, isBuilt: true }
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
    reviewer && `Reviewed-by: ${oneLine(reviewer.name)} <${oneLine(reviewer.email)}>`,
    `Workspace: ${workspace}`,
    takes_back !== null && `Takes-back: ${takes_back}`,
    `Publication: ${id}`,
  ]
  const said = approved ? `${approved.words.trim()}\n\n` : ''
  const subject = takes_back === null ? oneLine(words) : `Take back: ${oneLine(words)}`
  const input = `${subject}\n\n${said}${trailers.filter(Boolean).join('\n')}\n`
  const of = { GIT_AUTHOR_NAME: oneLine(author?.name ?? ''), GIT_AUTHOR_EMAIL: oneLine(author?.email ?? '') }
  const days = { GIT_AUTHOR_DATE: at, GIT_COMMITTER_DATE: at }
  const args = ['commit-tree', tree, '-p', main, '-F', '-']
  return String(await git(gitDir, args, { env: { ...env, ...of, ...days }, input })).trim()
}

/** Notes that the site has moved: what nobody builds here has arrived. */
async function record(team: Team, publication: Publication, written: string): Promise<void> {
  const { id, by, takes_back, words } = publication
  const now = team.now()
  const arrived = goesLiveHere(team.settings)
    ? { state: 'committed' as const }
    : { state: 'sent' as const, live_at: now.toISOString() }
  await team.database.write(async (transaction) => {
    await transaction
      .updateTable('publications')
      .set({ ...arrived, commit: written, problem: '', details: '' })
      .where('id', '=', id)
      .execute()
    if (takes_back !== null)
      await transaction.updateTable('publications').set({ taken_back_by: id }).where('id', '=', takes_back).execute()
    const what = takes_back === null ? 'published' : 'taken-back'
    await writeLog(transaction, now, { person: by ?? undefined, what, about: words })
  })
}
