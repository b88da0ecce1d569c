import { Command, Option } from '@commander-js/extra-typings'

/** The content folder. Every command takes it, so that one habit serves all. `--pages` is the older name of the option. */
const siteOption = new Option('--site, --pages <dir>', 'the content folder of the site').env('SITE').default('pages')

/**
 * Creates a command whose usage is derived from its options and arguments. `script` is what a person types before them,
 * such as `npm run build --`. `parse` prints and throws a `CommanderError` if help is requested or the use is wrong,
 * and `runCommand` turns it into an exit code. So does `error(words)`.
 */
export const command = (script: string, description: string) =>
  new Command(script)
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

/** The built site that a command reads. `--dist` is the older name of the option. */
export const builtOption = new Option('--dist, --out <dir>', 'the built site').default('dist')

/** The command writes nothing. */
export const dryRunOption = new Option('--dry-run', 'write nothing; show what would change')
