import type { IncomingMessage, ServerResponse } from 'node:http'
import { isMoment } from '../../../../schema/schedule/moment.ts'
import { EditRefused } from '../../../content/edit/edit-refused.ts'
import type { createQueue } from '../../queue.ts'
import { type Answers, type CallName, contextSchema } from '../../wire/calls.ts'
import { isCall, read, readRequest, WrongValue } from '../../wire/read-calls.ts'
import { type createRequestGuard, RequestRefused, readJson } from '../request-guard.ts'
import { sendJson, sendProgress } from '../send.ts'
import type { CallContext, CallHandlers } from './call-handlers.ts'

/**
 * Calls that run beside others, since they wait for something else than the files of the content, or take long on a large
 * site. All others wait for the previous one: they use the same files.
 */
const besideOthers: ReadonlySet<CallName> = new Set([
  'changes',
  'effect',
  'places',
  'changeCount',
  'changedFiles',
  'origin',
  'commit',
  'update',
  'publish',
  'publications',
  'takeBack',
  'proposals',
  'withdraw',
  'sendProposal',
  'proposeAgain',
  'leaveProposal',
  'propose',
  'history',
  'earlierView',
])

/** Calls that say what they do meanwhile. */
const withProgress: ReadonlySet<CallName> = new Set(['propose', 'publish', 'takeBack'])

/** Answers a call, once its request is as the call takes it. */
const runCall = async <Name extends CallName>(
  handlers: CallHandlers,
  name: Name,
  body: unknown,
  context: CallContext,
): Promise<Answers[Name]> => handlers[name](readRequest(name, body), context)

/** The HTTP status of a request that failed. */
export function statusOf(error: unknown): number {
  if (error instanceof RequestRefused) return error.status
  if (error instanceof WrongValue) return 400
  return error instanceof EditRefused ? 422 : 500
}

type Options = {
  handlers: CallHandlers
  guard: ReturnType<typeof createRequestGuard>
  /** Runs what uses the files of the content after what was begun before. */
  inOrder: ReturnType<typeof createQueue>
}

/** Returns a function that answers a call by its name. */
export function createCallAnswers({ handlers, guard, inOrder }: Options) {
  return async (name: string, request: IncomingMessage, response: ServerResponse): Promise<void> => {
    guard.checkCall(request)
    const body = await readJson(request)
    if (!isCall(name)) throw new RequestRefused(404, 'There is nothing of this name.')
    const { shown, asOf, ...asked } = read(contextSchema, body, 'The request')
    const context = {
      shown,
      at: asOf && isMoment(asOf) ? Date.parse(asOf) : undefined,
      isOver: () => response.destroyed,
    }
    if (withProgress.has(name))
      return sendProgress(response, (onStep) => runCall(handlers, name, asked, { ...context, onStep }))
    const run = () => runCall(handlers, name, asked, { ...context, onStep: () => undefined })
    sendJson(response, 200, await (besideOthers.has(name) ? run() : inOrder(run)))
  }
}
