import { readdir, readFile } from 'node:fs/promises'

/** Ticks of `/proc` are hundredths of a second on every Linux that Node runs on. */
const tickMs = 10

/** Milliseconds that a process and those below it have had a processor for; 0 where the system has no `/proc`. */
export async function processorMs(pid: number): Promise<number> {
  const stat = await read(`/proc/${pid}/stat`)
  // The second field is the name, which may hold blanks; the 14th and 15th are time in the program and in the system.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const own = (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) * tickMs
  const below = await Promise.all((await childrenOf(pid)).map(processorMs))
  return below.reduce((sum, ms) => sum + ms, own)
}

/** The processes that a process has started, and that still run. */
async function childrenOf(pid: number): Promise<number[]> {
  const tasks = await readdir(`/proc/${pid}/task`).catch(() => [])
  const children = await Promise.all(tasks.map((task) => read(`/proc/${pid}/task/${task}/children`)))
  return children.join(' ').split(' ').filter(Boolean).map(Number)
}

/** Memory of a process and of all below it, in KiB. What they share is counted for each. */
export async function memoryKb(pid: number): Promise<number> {
  const own = Number(/VmRSS:\s*(\d+)/.exec(await read(`/proc/${pid}/status`))?.[1] ?? 0)
  const below = await Promise.all((await childrenOf(pid)).map(memoryKb))
  return below.reduce((sum, kb) => sum + kb, own)
}

/** A process that has ended meanwhile has no files. */
const read = (file: string) => readFile(file, 'utf8').catch(() => '')
