import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { Argument } from '@commander-js/extra-typings'
import { command, pagesOption } from '../options.ts'
import { newBlock } from '../support/new-block.ts'
import { newPage } from '../support/new-page.ts'
import { root } from '../support/root.ts'

const call = command('npm run new --', 'Writes a draft of a page, or a block, that passes every check as it stands.')
  .addArgument(new Argument('<what>', 'what to write').choices(['page', 'block']))
  .argument('<name>', 'an address such as /austin/pop-up-tour, or a name such as countdown')
  .addOption(pagesOption)

/** Puts files in the form that the linter asks for: the order of imports, the length of lines. */
const tidy = (files: readonly string[]) =>
  spawnSync(
    process.execPath,
    [join(root, 'node_modules/@biomejs/biome/bin/biome'), 'check', '--write', '--vcs-enabled=false', ...files],
    {
      cwd: root,
    },
  )

/** `new`: makes a page or a block that passes every check as it stands. Exit code 1 where it cannot be, 2 for wrong use. */
export async function makeNew(argv: string[]): Promise<number> {
  const [what, name] = call.parse(argv, { from: 'user' }).processedArgs
  const made = what === 'page' ? await newPage(root, call.opts().pages, name) : await newBlock(root, name)
  if ('wrong' in made) {
    console.error(made.wrong)
    return 1
  }
  if ('file' in made) console.log(`${made.file} is a draft. To see it while you write: npm run dev`)
  else {
    tidy(made.files.filter((file) => !file.endsWith('.yaml')))
    console.log(`${made.files.join('\n')}\n\nA block with behaviour moves its line from components.tsx to islands.ts.`)
  }
  return 0
}
