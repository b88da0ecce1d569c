/** How often it is asked whether npm is still there, in milliseconds. */
const parentCheckMs = 500

/**
 * Resolves when the process is asked to stop. npm passes a signal on to the shell between them alone, which ends without passing
 * it on: so the end of the shell counts as a signal.
 */
export function stopSignal(): Promise<void> {
  return new Promise((stop) => {
    // `on`, not `once`: a terminal and npm may both pass on the same Ctrl-C, and a second signal without a handler would
    // kill the process.
    process.on('SIGINT', () => stop()).on('SIGTERM', () => stop())
    if (process.env['npm_lifecycle_event'] === undefined) return
    const parent = process.ppid
    const check = setInterval(() => {
      if (process.ppid === parent) return
      clearInterval(check)
      stop()
    }, parentCheckMs)
    check.unref()
  })
}
