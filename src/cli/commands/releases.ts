import { Argument } from '@commander-js/extra-typings'
import { goBack } from '../../builder/release/publish.ts'
import { reportDiskError } from '../build/disk-error.ts'
import { command } from '../options.ts'
import { underRoot } from '../support/root.ts'

const call = command(
  'npm run releases --',
  'Serves the previous release again, and, called once more, the present one.',
)
  .addArgument(new Argument('<action>', 'back: serve the previous release').choices(['back']))
  .option('--out <dir>', 'the folder that is served', 'dist')

/** Exit code 0 done, 1 there is no release to go back to, or the disk does not allow it, 2 wrong use. */
export async function releases(argv: string[]): Promise<number> {
  const { out } = call.parse(argv, { from: 'user' }).opts()
  const done = await goBack(underRoot(out)).catch((error: unknown) => reportDiskError(error, out))
  if (done === false)
    console.error(`There is no release before the one in ${out}/: it is kept from the second build on.`)
  if (!done) return 1
  console.error(`${out}/ holds the release before. The other one is kept: the same command brings it back.`)
  return 0
}
