import { goBack } from '../build/publish.ts'
import { tellFault } from './disk-fault.ts'
import { readOptions } from './options.ts'
import { underRoot } from './root.ts'

const usage = `Usage: npm run releases -- back [--out DIR]

  back         serve the release before the present one; once more, and the present one is served again
  --out DIR    the folder that is served (default: dist)`

const options = { out: { type: 'string', default: 'dist' } } as const

/** Exit code 0 done, 1 there is no release to go back to, or the disk does not allow it, 2 wrong use. */
export async function releases(argv: string[]): Promise<number> {
  const read = readOptions(argv, options, usage, true)
  if (!read) return 2
  if (read.positionals.join(' ') !== 'back') {
    console.error(usage)
    return 2
  }
  const { out } = read.values
  const done = await goBack(underRoot(out)).catch((error: unknown) => tellFault(error, out))
  if (done === false)
    console.error(`There is no release before the one in ${out}/: it is kept from the second build on.`)
  if (!done) return 1
  console.error(`${out}/ holds the release before. The other one is kept: the same command brings it back.`)
  return 0
}
