import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { Argument } from '@commander-js/extra-typings'
import { withSite } from '../../content/formats/with-site.ts'
import { command } from '../options.ts'
import { newBlock } from '../support/new-block.ts'
import { newPage } from '../support/new-page.ts'
import { root } from '../support/root.ts'

const call = command('npm run new --', 'Writes a draft page or a block that passes every check.')
  .addArgument(new Argument('<what>', 'what to write').choices(['page', 'block']))
  .argument('<name>', 'an address such as /austin/pop-up-tour, or a name such as countdown')

/** Formats files as the linter requires: import order and line length. */
const tidy = (files: readonly string[]) =>
  spawnSync(
    process.execPath,
    [join(root, 'node_modules/@biomejs/biome/bin/biome'), 'check', '--write', '--vcs-enabled=false', ...files],
    {
      cwd: root,
    },
  )

/** `new`: writes a page or a block that passes every check. Exit code 1 if that is not possible, 2 for wrong use. */
export async function writeNew(argv: string[]): Promise<number> {
  const [what, name] = call.parse(argv, { from: 'user' }).processedArgs
  const { pages } = call.opts()
  const written = what === 'page' ? await newPage(root, pages, name) : await newBlock(root, name)
  if ('wrong' in written) {
    console.error(written.wrong)
    return 1
  }
  if ('file' in written)
    console.log(withSite(`${written.file} is a draft. To see it while you write: npm run dev`, pages))
  else {
    tidy(written.files.filter((file) => !file.endsWith('.yaml')))
    console.log(
      `${written.files.join('\n')}\n\nIf the block has behaviour, move its line from components.tsx to islands.ts.`,
    )
  }
  return 0
}
