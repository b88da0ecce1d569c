import * as z from 'zod/mini'
import { reviewStateSchema } from './review-wire.ts'
import { roles } from './server/people/roles.ts'
import { logEntryKinds, previewStates, publicationStates } from './server/store/tables.ts'

/** What the server of a team and its page exchange. */

/** Why a request was refused. The page has the words. */
export const problems = {
  signedOut: 401,
  notAllowed: 403,
  elsewhere: 403,
  notFound: 404,
  wrongRequest: 400,
  tooMany: 429,
  failed: 500,
  linkOver: 410,
  codeWrong: 403,
  codeOver: 410,
  wrongEmail: 400,
  wrongDay: 400,
  isThere: 409,
  lastAdmin: 409,
  noRepository: 409,
  noTitle: 400,
  wrongDays: 400,
  nothingToPublish: 409,
  isPublishing: 409,
  buildFailed: 409,
  notBuilt: 409,
  wrongTime: 400,
  noOtherRelease: 409,
  changedSincePlanned: 409,
  mergeAsks: 409,
  restsOn: 409,
  originRefused: 409,
  originWrong: 409,
  originDiverged: 409,
  takenBack: 409,
  contentErrors: 409,
  tooManyWorkspaces: 409,
  notYours: 403,
  notIdle: 403,
  notStarted: 503,
  full: 503,
  notReviewer: 403,
  ownWork: 403,
  needsReview: 409,
  weightyAlone: 409,
  changedSince: 409,
  forbidden: 409,
  nothingChanged: 409,
  noReviewer: 409,
  noNote: 400,
  noText: 400,
  longText: 400,
  tooManyComments: 409,
  tooManyAsks: 409,
  mayNotSettle: 403,
  decidedMeanwhile: 409,
  changedSinceAsked: 409,
  notWriter: 403,
  workspaceRemoved: 410,
  companyUnreachable: 502,
  companyRefused: 403,
  companyUnknown: 403,
  notReader: 409,
  inquiryErased: 410,
  inquiriesChanged: 409,
} as const
export type ProblemCode = keyof typeof problems
export const isProblem = (code: string | null): code is ProblemCode => code !== null && Object.hasOwn(problems, code)

export const problemSchema = z.object({
  problem: z.string().check(z.refine(isProblem)),
})

const role = z.enum(roles)
const id = z.int()
/** A day such as `2026-06-30`, at whose end the account ends; empty for none. */
const lastDay = z.string()

export const signInSchema = z.object({
  /** With an account of the company, or by a link and codes that come by mail. */
  way: z.enum(['company', 'mail']),
})
export const linkRequestSchema = z.object({ token: z.string(), use: z.boolean() })
export const linkSchema = z.object({ name: z.string(), email: z.string() })
export const codeRequestSchema = z.object({ email: z.string() })
export const checkRequestSchema = z.object({ code: z.string() })
export const companyRequestSchema = z.object({ to: z.string() })
export const companySchema = z.object({ location: z.string() })
export const nothingSchema = z.object({})

export const personSchema = z.object({
  id,
  name: z.string(),
  email: z.string(),
  role,
  seesInbox: z.boolean(),
  lastDay,
  /** Whether the account has ended by its day. */
  isOver: z.boolean(),
  hasSignedIn: z.boolean(),
})
export type TeamPerson = z.infer<typeof personSchema>

export const meSchema = z.object({
  person: personSchema,
  sessions: z.array(z.object({ agent: z.string(), since: z.string(), seen: z.string(), isThis: z.boolean() })),
})
export type Me = z.infer<typeof meSchema>

export const peopleSchema = z.array(personSchema)
const personFields = { name: z.string(), role, seesInbox: z.boolean(), lastDay }
export const inviteRequestSchema = z.object({ email: z.string(), ...personFields })
export type InviteRequest = z.infer<typeof inviteRequestSchema>
export const changeRequestSchema = z.object({ id, ...personFields })
export type ChangeRequest = z.infer<typeof changeRequestSchema>
export const personRequestSchema = z.object({ id })

/** How an invitation reaches the person: `link` is missing where a mail brings it, or the company's account signs in. */
export const invitedSchema = z.object({
  person: personSchema,
  link: z.exactOptional(z.string()),
  isMailed: z.boolean(),
})
export type Invited = z.infer<typeof invitedSchema>

export const workspacesSchema = z.array(
  z.object({
    id,
    title: z.string(),
    /** The name of the person who writes in it. */
    owner: z.string(),
    isOwn: z.boolean(),
    mayRemove: z.boolean(),
    mayTakeOver: z.boolean(),
    /** How many files differ from the site. */
    changes: z.number(),
    changedAt: z.string(),
    state: reviewStateSchema,
    /** Others that change the same: addresses of pages and shared files, and names of other files. */
    overlaps: z.array(z.object({ id, title: z.string(), owner: z.string(), addresses: z.array(z.string()) })),
    /** When it was removed; empty if it was not. */
    removedAt: z.string(),
  }),
)
export type TeamWorkspace = z.infer<typeof workspacesSchema>[number]
export const newWorkspaceSchema = z.object({ title: z.string() })
export const workspaceRequestSchema = z.object({ id })
/** A workspace to open, and the address of the page to begin with. */
export const openRequestSchema = z.object({ id, page: z.exactOptional(z.string()) })
/** Where a workspace opens, which works once and for half a minute. */
export const openedSchema = z.object({ location: z.string() })

export const logRequestSchema = z.object({ before: z.exactOptional(id) })
export const logSchema = z.object({
  entries: z.array(
    z.object({
      position: z.number(),
      at: z.string(),
      /** The name of the person; empty for the server. */
      by: z.string(),
      what: z.enum(logEntryKinds),
      about: z.string(),
      details: z.record(z.string(), z.string()),
    }),
  ),
  hasMore: z.boolean(),
})
export type TeamLog = z.infer<typeof logSchema>

export const newPreviewSchema = z.object({
  workspace: id,
  /** How long it lasts. */
  days: z.number(),
  /** As of which day it is shown, such as `2026-12-24`; empty for today. */
  day: z.string(),
  /** The address of the page at which it begins. */
  path: z.string(),
})
export type NewPreview = z.infer<typeof newPreviewSchema>
export const previewLinkSchema = z.object({ link: z.string() })
export const previewRequestSchema = z.object({ id })
export const previewsSchema = z.array(
  z.object({
    id,
    by: z.string(),
    at: z.string(),
    day: z.string(),
    endsAt: z.string(),
    state: z.enum(previewStates),
    /** Why it is not possible, as the build says it. */
    problem: z.string(),
    opened: z.number(),
    mayEnd: z.boolean(),
  }),
)
export type TeamPreview = z.infer<typeof previewsSchema>[number]

export const publicationRequestSchema = z.object({ id })
/** A workspace to publish, and the moment, such as `2026-12-01T08:00:00.000Z`. */
export const planRequestSchema = z.object({ id, at: z.string() })
/** The release that visitors see: whether the server has another one, and whether they see the one before the newest. */
export const releaseSchema = z.object({ hasOther: z.boolean(), isBack: z.boolean() })
export type TeamRelease = z.infer<typeof releaseSchema>
export const publicationsSchema = z.array(
  z.object({
    id,
    /** The title of the workspace; empty for what developers have pushed, which `words` says. */
    title: z.string(),
    words: z.string(),
    by: z.string(),
    at: z.string(),
    /** Since when visitors see it, or when it was sent. */
    liveAt: z.string(),
    /** When it is published by itself; empty for at once. */
    publishAt: z.string(),
    state: z.enum(publicationStates),
    problem: z.string(),
    details: z.string(),
    /** The repository of the site does not answer, or has not said whether it has arrived; and since when. */
    waits: z.enum(['', 'away', 'unclear']),
    waitsSince: z.string(),
    /** Whether it only goes to that repository, whose build puts it live. */
    isForOrigin: z.boolean(),
    /** The number of the publication that this one takes back; 0 for none. */
    takesBack: z.number(),
    isTakenBack: z.boolean(),
    /** Whether nothing was written in the workspace since. */
    isOfNow: z.boolean(),
    mayTakeBack: z.boolean(),
    mayCancel: z.boolean(),
    /** Whether it was live, and visitors see a release from before it. */
    isBack: z.boolean(),
  }),
)
export type TeamPublication = z.infer<typeof publicationsSchema>[number]
