/** How long something runs before it is worth a word, in milliseconds. */
export const slowMs = 500

/** Runs tasks; calls `onChange` with `true` once they take long, and with `false` when none runs any more. */
export function createSlowWork(onChange: (isSlow: boolean) => void) {
  let running = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  return async function during<Result>(task: () => Promise<Result>): Promise<Result> {
    if (running++ === 0) timer = setTimeout(() => onChange(true), slowMs)
    try {
      return await task()
    } finally {
      if (--running === 0) {
        clearTimeout(timer)
        onChange(false)
      }
    }
  }
}
