import * as z from 'zod/mini'
import { inquiryEventKinds, inquiryStates } from '../server/inquiry-inbox.ts'

/** What the inbox of a team and its server exchange. */

/** Longest search and note, in characters. */
export const inboxLimits = { search: 200, note: 5_000 }

const state = z.enum(inquiryStates)
const person = z.object({ id: z.int(), name: z.string() })

/** Which inquiries to show: all of these hold, and each of the words is in it. */
const inboxFilterSchema = z.object({
  form: z.exactOptional(z.string()),
  state: z.exactOptional(state),
  isSuspected: z.exactOptional(z.boolean()),
  isMine: z.exactOptional(z.boolean()),
  words: z.exactOptional(z.string().check(z.maxLength(inboxLimits.search))),
})
export type ShownFilter = z.infer<typeof inboxFilterSchema>

export const inboxRequestSchema = z.object({ filter: inboxFilterSchema, before: z.exactOptional(z.string()) })

const rowFields = {
  id: z.string(),
  receivedAt: z.string(),
  form: z.string(),
  /** Who sent it: name, or address; empty if it says neither. */
  sender: z.string(),
  state,
  /** To whom it is given; empty for nobody. */
  assigned: z.string(),
  isSuspected: z.boolean(),
}
export const inboxSchema = z.object({
  rows: z.array(z.object({ ...rowFields, excerpt: z.string(), notes: z.number(), files: z.number() })),
  /** The inquiry after which earlier ones were not looked at yet; empty if there are none. */
  next: z.string(),
  forms: z.array(z.string()),
  counts: z.object({ new: z.number(), open: z.number(), done: z.number(), spam: z.number(), suspected: z.number() }),
})
export type Inbox = z.infer<typeof inboxSchema>
export type InboxRow = Inbox['rows'][number]

/** A text that is another one after each change, and how many inquiries are new. */
export const inboxNewsSchema = z.object({ revision: z.string(), count: z.number() })

export const inquiryRequestSchema = z.object({ id: z.string() })
export const inquirySchema = z.object({
  ...rowFields,
  /** When it was erased; empty if it was not. */
  erasedAt: z.string(),
  assignedTo: z.number(),
  email: z.string(),
  /** An address for the program of mails, with the first lines quoted; empty where there is no address. */
  mailto: z.string(),
  /** Labels and answers. */
  answers: z.array(z.tuple([z.string(), z.string()])),
  /** Where it came from, as the program sent it. */
  sentFrom: z.string(),
  cameFrom: z.string(),
  files: z.array(z.object({ id: z.string(), type: z.string() })),
  events: z.array(z.object({ at: z.string(), by: z.string(), what: z.enum(inquiryEventKinds), value: z.string() })),
  /** To whom it can be given. */
  readers: z.array(person),
})
export type Inquiry = z.infer<typeof inquirySchema>

export const stateRequestSchema = z.object({ id: z.string(), state, isAnswered: z.boolean() })
/** `person` is 0 for nobody. */
export const assignRequestSchema = z.object({ id: z.string(), person: z.int() })
export const noteRequestSchema = z.object({ id: z.string(), text: z.string().check(z.maxLength(inboxLimits.note)) })

export const exportFormats = ['csv', 'xlsx', 'json'] as const
export const exportRequestSchema = z.object({ filter: inboxFilterSchema, format: z.enum(exportFormats) })

/** How the inquiries went that came in a week, which begins on this Monday. */
export const numbersSchema = z.array(
  z.object({
    form: z.string(),
    week: z.string(),
    came: z.number(),
    /** How many of them are new or open. */
    open: z.number(),
    /** In hours, of those that are done; -1 if none is. */
    medianHours: z.number(),
  }),
)

/** An inquiry, or all that came from its address. */
export const erasingRequestSchema = z.object({ id: z.string(), isOfPerson: z.boolean() })
export const erasingSchema = z.object({
  inquiries: z.number(),
  forms: z.array(z.tuple([z.string(), z.number()])),
  files: z.number(),
  notes: z.number(),
  notifications: z.number(),
})
/** `inquiries` is how many the person has seen in the preview. */
export const eraseRequestSchema = z.object({ ...erasingRequestSchema.shape, inquiries: z.number() })
