/** What becomes of an inquiry. Until somebody says so, it is new. */
export const inquiryStates = ['new', 'open', 'done', 'spam'] as const
export type InquiryState = (typeof inquiryStates)[number]

/** What people do about an inquiry: its state, the number of the person it is given to, an answer, a note. */
export const inquiryEventKinds = ['state', 'assigned', 'answered', 'note'] as const
export type InquiryEventKind = (typeof inquiryEventKinds)[number]

/** Something that a person did about an inquiry, by the number of the person in the team. */
export type InquiryEvent = { at: string; person: number | null; what: InquiryEventKind; value: string }

/** Which inquiries to show: all of these hold. */
export type InboxFilter = {
  form?: string | undefined
  state?: InquiryState | undefined
  /** Only those that look automated, and of which nobody has said what becomes of them. */
  suspected?: boolean | undefined
  /** Only those that are given to this person. */
  assigned?: number | undefined
}

/** When an inquiry of a form came, what became of it, and when it was done first. */
export type InboxFact = { form: string; receivedAt: string; state: InquiryState; doneAt: string | undefined }
