/** Processor time of this thread, in milliseconds: other programs of the machine do not count. */
function threadMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1_000
}

/** How long a call takes, in milliseconds of the processor: the least of so many tries. */
export function processorMs(call: () => unknown, tries = 1): number {
  const times = Array.from({ length: tries }, () => {
    const start = threadMs()
    call()
    return threadMs() - start
  })
  return Math.min(...times)
}
