/** Runs tasks one after the other. One that fails does not keep the next ones from running. */
export function createQueue() {
  let last: Promise<unknown> = Promise.resolve()
  /** Resolves with the result of a task, or rejects with its error. */
  return function run<Result>(task: () => Result | Promise<Result>): Promise<Result> {
    const result = last.then(task)
    last = result.catch(() => undefined)
    return result
  }
}
