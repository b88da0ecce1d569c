import type { Answers, CallName, Requests } from '../../wire/calls.ts'

/** What a call needs to know beside its request. */
export type CallContext = {
  /** The address of the page that the answer to a call that writes has. */
  shown: string | undefined
  /** The time as of which the answer shows the site, in milliseconds since 1970; `undefined` for now. */
  at: number | undefined
  /** Whether nobody waits for the answer any more. */
  isOver: () => boolean
  /** Called with what a long call does, in words. */
  onStep: (words: string) => void
}

/** What answers each call. */
export type CallHandlers = {
  [Name in CallName]: (request: Requests[Name], context: CallContext) => Promise<Answers[Name]>
}
