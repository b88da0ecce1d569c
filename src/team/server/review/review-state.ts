import type { Selectable, Transaction } from 'kysely'
import type { ReviewState } from '../../review-wire.ts'
import type { Published } from '../publish/published-base.ts'
import type { TeamTables } from '../store/tables.ts'

export type Review = Selectable<TeamTables['reviews']>

type Reading = Pick<Transaction<TeamTables>, 'selectFrom'>

/** The newest ask of each workspace, whatever became of it. */
export async function latestReviews(db: Reading): Promise<ReadonlyMap<number, Review>> {
  const rows = await db.selectFrom('reviews').selectAll().orderBy('number').execute()
  return new Map(rows.map((row) => [row.workspace, row]))
}

/** The newest ask of a workspace. */
export const latestReview = (db: Reading, workspace: number): Promise<Review | undefined> =>
  db
    .selectFrom('reviews')
    .selectAll()
    .where('workspace', '=', workspace)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()

/** An ask, unless the workspace was published after it: it is over then. */
export const sinceThen = (review: Review | undefined, last: Published | undefined): Review | undefined =>
  review && last && review.at < last.at ? undefined : review

type Where = {
  review: Review | undefined
  /** What it has published last. */
  last: Published | undefined
  /** Whether it has something that is not published. */
  isChanged: boolean
  isSame: (review: Review) => boolean
}

/** How far a workspace is. What was approved or published and has changed since is open again. */
export function stateOf({ review, last, isChanged, isSame }: Where): ReviewState {
  if (last && !isChanged) return last.isLive ? 'published' : 'publishing'
  if (!review || review.decision === 'withdrawn') return 'open'
  if (review.decision === null) return 'asked'
  if (review.decision === 'returned') return 'returned'
  return isSame(review) ? 'approved' : 'open'
}
