import { realpathSync, rmSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** The exit code by which shells know that a program was interrupted. */
const interrupted = 130

/** Gives `work` a folder that is gone afterwards, also when the program is told to stop. */
export async function withScratch<T>(work: (folder: string) => Promise<T>): Promise<T> {
  // Programs that resolve links must find the folder where it is said to be.
  const folder = await mkdtemp(join(realpathSync(tmpdir()), 'marquee-'))
  const clear = () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
  const stop = () => process.exit(interrupted)
  // At the very end: what still writes there has been ended by then.
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
