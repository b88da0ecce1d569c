import * as z from 'zod/mini'

/** What the bar of a workspace and the server of the team exchange. */

const id = z.int()

/** What a tab says about itself: the page that it shows, and whether nobody sees it or it is closed. */
export const hereRequestSchema = z.object({
  /** Drawn by the tab when it was loaded. */
  tab: z.string().check(z.maxLength(20)),
  /** The address of the page in the studio; empty for a view of no page. */
  page: z.string().check(z.maxLength(500)),
  isAway: z.boolean(),
  isGone: z.boolean(),
})
export type HereRequest = z.infer<typeof hereRequestSchema>

/** Why a request at the host of a workspace was refused, in words. */
export const problemMessageSchema = z.object({ message: z.string() })

/** What the bar of a workspace says. */
export const barSchema = z.object({
  title: z.string(),
  whose: z.string(),
  mayWrite: z.boolean(),
  /** For whoever could write until now. */
  lost: z.string(),
  others: z.string(),
  /** How many comments are open; empty for none. */
  comments: z.string(),
  /** Other workspaces that change the page that is open, each with the way to look at it. */
  overlaps: z.array(z.object({ words: z.string(), look: z.string(), lookAt: z.string() })),
  /** What was published since, for the person who can bring the workspace up to date. */
  news: z.exactOptional(z.object({ words: z.string(), update: z.string() })),
  /** The way to a preview of the page that is open; empty for who may not ask for one. */
  preview: z.string(),
  previewAt: z.string(),
  /** The way to what the workspace changes, and what the team says about it. */
  review: z.string(),
  reviewAt: z.string(),
  back: z.string(),
  backTo: z.string(),
})

/** What the bar lists of the comments that are open. */
export const barCommentsSchema = z.object({
  title: z.string(),
  comments: z.array(
    z.object({
      id,
      by: z.string(),
      text: z.string(),
      /** Where it stands, in words. */
      about: z.string(),
      /** The address in the studio that leads there; empty for none. */
      address: z.string(),
    }),
  ),
  go: z.string(),
  /** Says that one is done; empty for who may not. */
  done: z.string(),
})
export type BarComments = z.infer<typeof barCommentsSchema>
export const barDoneSchema = z.object({ comment: id })
