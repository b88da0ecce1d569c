import { Command, Option } from '@commander-js/extra-typings'
import { commandLine, isPackage } from '../../schema/command-line.ts'
import { removeTemporaryFiles } from '../files/temporary-files.ts'
import { studioStore } from '../studio/server/studio-store.ts'

/** The content folder, an option of every command. `--pages` is its older name. */
const siteOption = new Option('--site, --pages <dir>', 'the content folder of the site').env('SITE').default('pages')

/**
 * Creates a command whose usage is derived from its options and arguments. If help is requested or the use is wrong,
 * `parse` prints and throws a `CommanderError`, which `runCommand` turns into an exit code. `error(words)` throws it as
 * well. Otherwise `parse` first removes what a killed process left half-written in the content folder, and what the studio
 * left beside it.
 */
export const command = (name: string, description: string) => {
  const created = new Command(isPackage ? commandLine(name) : `${commandLine(name)} --`)
    .description(description)
    .helpOption('-h, --help', 'show this help')
    .showHelpAfterError()
    .addOption(siteOption)
    .exitOverride()
    // Writes through the console instead of the streams, because tests listen to the console.
    .configureOutput({
      writeOut: (text) => console.log(text.trimEnd()),
      writeErr: (text) => console.error(text.trimEnd()),
    })
  return created.action(() => {
    const { pages } = created.opts()
    for (const folder of [pages, studioStore(pages)]) removeTemporaryFiles(folder)
  })
}

/** The built site that a command reads. `--dist` is the older name of the option. */
export const builtOption = new Option('--dist, --out <dir>', 'the built site').default('dist')

/** Lets a command that writes show only what it would write. */
export const dryRunOption = new Option('--dry-run', 'write nothing; show what would change')
