import { realpathSync, rmSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** The exit code of a program that was interrupted, as shells expect it. */
const interrupted = 130

/** Runs `work` with a folder that is removed afterwards, even if the program is interrupted. */
export async function withTemporaryFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  // The real path: some programs resolve links, and must find the folder there.
  const folder = await mkdtemp(join(realpathSync(tmpdir()), 'marquee-'))
  const clear = () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
  const stop = () => process.exit(interrupted)
  // At the exit of the process, because whatever still writes there has ended by then.
  process.on('exit', clear)
  for (const signal of signals) process.once(signal, stop)
  try {
    return await work(folder)
  } finally {
    for (const signal of signals) process.off(signal, stop)
    process.off('exit', clear)
    clear()
  }
}
