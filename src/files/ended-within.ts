import { createContext, Script } from 'node:vm'

const context: { call?: () => unknown } = createContext({})
const script = new Script('call()')

/** Calls a function that is not asynchronous, and throws an error if it has not ended after so many milliseconds. */
export function endedWithin<T>(call: () => T, ms: number): T {
  context.call = call
  return script.runInContext(context, { timeout: ms, displayErrors: false })
}

/** Whether {@link endedWithin} threw this error. */
export const isOutOfTime = (error: unknown): boolean =>
  (error as NodeJS.ErrnoException | null | undefined)?.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT'
