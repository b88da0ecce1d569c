import * as z from 'zod/mini'
import { changeWordsSchema } from '../studio/wire/history.ts'

/** What the server of a team and its page exchange about the review of a workspace. */

const id = z.int()

/**
 * How far a workspace is: nobody was asked, somebody was, what was approved is what is there, it came back, or all of it is on its way to
 * the site or there.
 */
export const reviewStateSchema = z.enum(['open', 'asked', 'approved', 'returned', 'publishing', 'published'])
export type ReviewState = z.infer<typeof reviewStateSchema>

/** What a second person has to see, whatever the rest is. `about` is a form, a page or an address, `value` what it is now. */
const weightyKinds = [
  'measure',
  'consent',
  'origin',
  'pictures',
  'embeds',
  'form-address',
  'form-transport',
  'newsletter-address',
  'gate-gone',
  'gate-changed',
  'redirect',
  'redirects',
  'noindex',
  'deletions',
  'font',
  'unreadable',
] as const
export type WeightyKind = (typeof weightyKinds)[number]
const weightySchema = z.object({ kind: z.enum(weightyKinds), about: z.string(), value: z.string() })
export type Weighty = z.infer<typeof weightySchema>

/** What somebody decides about an ask, with what the log has of it. */
export const decisions = {
  approved: 'review-approved',
  returned: 'review-returned',
  withdrawn: 'review-withdrawn',
} as const

export const askReviewSchema = z.object({
  id,
  reviewer: id,
  /** What the asking person says. */
  words: z.string(),
})
export type AskReviewRequest = z.infer<typeof askReviewSchema>

/** What stands in the way of an ask: an error of the content, or a file that no workspace may change. */
const hindranceSchema = z.object({
  kind: z.enum(['error', 'place', 'name', 'kind', 'bytes']),
  file: z.string(),
  /** The error in words. */
  words: z.string(),
  /** The address in the studio that leads to the block with it; empty where there is none. */
  page: z.string(),
})
export type Hindrance = z.infer<typeof hindranceSchema>
/** Empty if somebody was asked. */
export const hindrancesSchema = z.array(hindranceSchema)

export const decideSchema = z.object({
  id,
  /** The ask that the person has seen. */
  number: id,
  decision: z.enum(['approved', 'returned', 'withdrawn']),
  note: z.string(),
})
export type DecideRequest = z.infer<typeof decideSchema>

/** How many characters of what it is about a comment has. */
export const maxQuote = 300

export const commentRequestSchema = z.object({
  id,
  /** The file below the content folder, the path of the block in it, and the words that it is about; empty for the whole. */
  file: z.string().check(z.maxLength(1_000)),
  path: z.string().check(z.maxLength(1_000)),
  quote: z.string().check(z.maxLength(maxQuote)),
  /** The commit whose files were shown; empty where the path is. */
  commit: z.string().check(z.regex(/^(?:[0-9a-f]{40,64})?$/, 'must be the hash of a commit, or empty.')),
  /** The comment that it answers; 0 for none. */
  parent: id,
  text: z.string(),
})
export type CommentRequest = z.infer<typeof commentRequestSchema>
export const resolveRequestSchema = z.object({ id, comment: id, isResolved: z.boolean() })

/** Whether what a comment is about is as it was. */
const standingSchema = z.enum(['here', 'changed', 'gone'])
export type CommentStanding = z.infer<typeof standingSchema>

const commentSchema = z.object({
  id,
  /** The file and the path in it where it stands now; empty where that is none. */
  file: z.string(),
  path: z.string(),
  standing: standingSchema,
  quote: z.string(),
  parent: z.number(),
  by: z.string(),
  text: z.string(),
  at: z.string(),
  isResolved: z.boolean(),
})
export type TeamComment = z.infer<typeof commentSchema>

const changedFileSchema = z.object({
  /** Its path below the content folder. */
  name: z.string(),
  state: z.enum(['changed', 'new', 'deleted', 'moved']),
  title: z.string(),
  /** Its address in the studio; empty if it has none. */
  address: z.string(),
  /** The path that it had, where it moved. */
  from: z.exactOptional(z.string()),
  /** The address that its page has left, and where visitors of it get to; empty for nowhere. */
  left: z.exactOptional(z.object({ address: z.string(), to: z.string() })),
  /** The address in the studio of its pictures before and after; empty if no page shows it. */
  pictures: z.string(),
  /** Each with the path of the block, or of the field of the file, that it is of. Of a file that is new they are its texts. */
  changes: z.array(z.extend(changeWordsSchema, { path: z.string() })),
})
export type ReviewedFile = z.infer<typeof changedFileSchema>

/** A workspace as whoever looks at it sees it. */
export const reviewSchema = z.object({
  id,
  title: z.string(),
  owner: z.string(),
  isOwn: z.boolean(),
  state: reviewStateSchema,
  /** Whether what was approved has changed since. */
  isChangedSince: z.boolean(),
  /** The newest ask; missing if nobody was asked. */
  asked: z.exactOptional(
    z.object({
      number: id,
      by: z.string(),
      reviewer: z.string(),
      at: z.string(),
      words: z.string(),
      decidedBy: z.string(),
      decidedAt: z.string(),
      note: z.string(),
    }),
  ),
  /** The commit whose files are shown. */
  commit: z.string(),
  weighty: z.array(weightySchema),
  /** Paths that no workspace may change. */
  forbidden: z.array(z.string()),
  files: z.array(changedFileSchema),
  /** How many more files changed than are listed. */
  more: z.number(),
  comments: z.array(commentSchema),
  /** Whether the person may say that a comment is done with. */
  maySettle: z.boolean(),
  mayAsk: z.boolean(),
  mayApprove: z.boolean(),
  mayReturn: z.boolean(),
  mayWithdraw: z.boolean(),
  /** Whether it has something that is not published. */
  isChanged: z.boolean(),
  mayPublish: z.boolean(),
  /** Why the person may not publish, as a code that the page has words for; empty if they may. */
  whyNot: z.string(),
  /** Who can be asked. */
  reviewers: z.array(z.object({ id, name: z.string() })),
})
export type TeamReview = z.infer<typeof reviewSchema>
