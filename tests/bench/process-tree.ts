import { readdir, readFile } from 'node:fs/promises'

/** Ticks of `/proc` are hundredths of a second on every Linux that Node runs on. */
const tickMs = 10

/** Fields of `/proc/PID/stat` behind the name, which may hold blanks: time in the program and in the system. */
const ownTime = [11, 12]
/** The same of all processes below it that have ended. */
const endedTime = [13, 14]

async function timeOf(pid: number | 'self', fields: readonly number[]): Promise<number> {
  const stat = await read(`/proc/${pid}/stat`)
  const values = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return fields.reduce((sum, field) => sum + Number(values[field] ?? 0) * tickMs, 0)
}

/** Milliseconds that a process and those below it have had a processor for; 0 where the system has no `/proc`. */
export async function processorMs(pid: number): Promise<number> {
  const below = await Promise.all((await childrenOf(pid)).map(processorMs))
  return below.reduce((sum, ms) => sum + ms, await timeOf(pid, ownTime))
}

/** The same of all that this process has started and that has ended. */
export const endedProcessorMs = (): Promise<number> => timeOf('self', endedTime)

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
