import { Argument } from '@commander-js/extra-typings'
import { recover, rollBack } from '../../builder/release/publish.ts'
import { reportReleaseError } from '../build/release-error.ts'
import { command } from '../options.ts'
import { underRoot } from '../support/root.ts'

const call = command('releases', 'Rolls back to the previous release. Run it again to return.')
  .addArgument(new Argument('<action>', 'back: serve the previous release').choices(['back']))
  .option('--out <dir>', 'the folder that is served', 'dist')

/**
 * `releases`: rolls back to the previous release; if the folder is missing, restores its last release. Exit code 0 done, 1
 * there is no previous release, or the disk does not allow it, 2 wrong use.
 */
export async function releases(argv: string[]): Promise<number> {
  const { out } = call.parse(argv, { from: 'user' }).opts()
  try {
    if (await recover(underRoot(out))) console.error(`${out}/ was missing, and is its last release now.`)
    else if (await rollBack(underRoot(out)))
      console.error(`${out}/ is the previous release now. Run the same command again to return.`)
    else {
      console.error(`There is no previous release of ${out}/. Each build keeps the one that it replaces.`)
      return 1
    }
    return 0
  } catch (error) {
    reportReleaseError(error, out)
    return 1
  }
}
