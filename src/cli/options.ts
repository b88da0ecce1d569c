import { Command, Option } from '@commander-js/extra-typings'

/**
 * A command to which options and arguments are added, and whose usage is made of them. `script` is what a person types
 * before them, such as `npm run build --`. Its `parse` throws a `CommanderError`, which `runCommand` turns into an exit
 * code, where help is asked for or the use is wrong; both have been printed then. So does its `error(words)`.
 */
export const command = (script: string, description: string) =>
  new Command(script)
    .description(description)
    .helpOption('-h, --help', 'show this help')
    .showHelpAfterError()
    .exitOverride()
    // Not the streams: tests listen to the console.
    .configureOutput({
      writeOut: (text) => console.log(text.trimEnd()),
      writeErr: (text) => console.error(text.trimEnd()),
    })

/** The content folder that a command works on. */
export const pagesOption = new Option('--pages <dir>', 'the content').default('pages')

/** The built site that a command reads. `--dist` is its older name. */
export const builtOption = new Option('--dist, --out <dir>', 'the built site').default('dist')

/** Nothing is written. */
export const dryRunOption = new Option('--dry-run', 'write nothing; show what would change')
