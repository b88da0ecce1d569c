import { Argument } from '@commander-js/extra-typings'
import { rollBack } from '../../builder/release/publish.ts'
import { reportReleaseError } from '../build/release-error.ts'
import { command } from '../options.ts'
import { underRoot } from '../support/root.ts'

const call = command('npm run releases --', 'Rolls back to the previous release. Run it again to return.')
  .addArgument(new Argument('<action>', 'back: serve the previous release').choices(['back']))
  .option('--out <dir>', 'the folder that is served', 'dist')

/**
 * `releases`: rolls back to the previous release. Exit code 0 done, 1 there is no previous release, or the disk does
 * not allow it, 2 wrong use.
 */
export async function releases(argv: string[]): Promise<number> {
  const { out } = call.parse(argv, { from: 'user' }).opts()
  const done = await rollBack(underRoot(out)).catch((error: unknown) => reportReleaseError(error, out))
  if (done === false)
    console.error(`There is no previous release of ${out}/. Each build keeps the one that it replaces.`)
  if (!done) return 1
  console.error(`${out}/ is the previous release now. Run the same command again to return.`)
  return 0
}
