import type { ProblemCode } from '../../wire.ts'
import type { Role } from '../people/roles.ts'
import type { ReviewDecision } from '../store/tables.ts'

/** Who acts, and who else could look at the work. */
export type Acting = {
  person: { id: number; role: Role }
  /** Those who have written in the workspace, its owner among them, and whoever asked. */
  authors: ReadonlySet<number>
  /** Those who may approve: publishers and admins whose account has not ended. */
  reviewers: readonly { id: number; role: Role }[]
}

/** The newest ask of a workspace, as far as it counts here, with the commit with which it was compared. */
type AskedFor = { tree: string; base: string; decision: ReviewDecision | null }

type Publishing = Acting & {
  /** The files that are to be published. */
  tree: string
  /** The commit with which they are compared: a change that was taken back meanwhile is one that nobody has seen. */
  base: string
  asked: AskedFor | undefined
  isWeighty: boolean
  isReviewRequired: boolean
}

export const mayReview = (role: Role): boolean => role === 'publisher' || role === 'admin'

/** Whether a person is an admin beside whom nobody may approve: else a site of one person could never publish. */
const isAlone = ({ person, reviewers }: Acting): boolean =>
  person.role === 'admin' && reviewers.every(({ id }) => id === person.id)

/** Why a person may not approve what is in a workspace; `undefined` for whoever may. */
export function approvalRefusal(acting: Acting): ProblemCode | undefined {
  if (!mayReview(acting.person.role)) return 'notReviewer'
  if (acting.authors.has(acting.person.id) && !isAlone(acting)) return 'ownWork'
  return undefined
}

/**
 * Why a person may not publish these files of a workspace now; `undefined` for whoever may. An approval is of the files
 * as they were: one more letter, and it is none. What was written by others needs an approval at any rate.
 */
export function publishRefusal(publishing: Publishing): ProblemCode | undefined {
  const { person, authors, tree, base, asked, isWeighty, isReviewRequired } = publishing
  if (!mayReview(person.role)) return 'notReviewer'
  const wasApproved = asked?.decision === 'approved'
  if (wasApproved && asked.tree === tree && asked.base === base) return undefined
  const missing = isReviewRequired || !authors.has(person.id) ? 'needsReview' : undefined
  const refusal = missing ?? (isWeighty && !isAlone(publishing) ? 'weightyAlone' : undefined)
  return refusal && wasApproved ? 'changedSince' : refusal
}
