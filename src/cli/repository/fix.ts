import { command } from '../options.ts'
import { formatFiles } from '../support/biome.ts'

const call = command('fix', 'Formats the code and fixes what the linter can fix.').argument(
  '[files...]',
  'the files (default: all)',
)

/** `fix`: formats the code. Exit code 0 if nothing is left to fix by hand. */
export async function fix(argv: string[]): Promise<number> {
  const [files] = call.parse(argv, { from: 'user' }).processedArgs
  return formatFiles(files.length > 0 ? files : ['.'], 'inherit')
}
