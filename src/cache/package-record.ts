import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The files in which npm, pnpm, Yarn and Bun write down what they have installed, below the folder in which they have. */
const records = [
  'node_modules/.package-lock.json',
  'node_modules/.pnpm/lock.yaml',
  'node_modules/.yarn-state.yml',
  'node_modules/.yarn-integrity',
  'bun.lock',
]

/**
 * The record of the packages that code in this folder gets, or `undefined` if there is none. In a workspace it is in a folder
 * above, and pnpm has the engine in a folder of its own.
 */
export function packageRecord(folder: string): string | undefined {
  const here = records.map((name) => join(folder, name)).find((file) => existsSync(file))
  return here ?? (dirname(folder) === folder ? undefined : packageRecord(dirname(folder)))
}
