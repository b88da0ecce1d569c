/** Names of commands in messages, with the `--` behind which npm passes options on. */
const commands = /\b(?:npx marquee [a-z-]+|npm (?:start|test|run (?:--silent )?[a-z-]+)(?: --(?= ))?)/g

/** All lines but those of a code frame, which show a file as it is. */
const ownLines = /^(?! *(?:> *)?\d+ \|).+$/gm

/** A word of a command, quoted for a shell if it needs that. */
export const shellWord = (word: string): string =>
  /^[\w./-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`

/**
 * Adds the content folder to each command that a text names, so that a person can run it as it stands. `pages` is the
 * folder that commands take by themselves.
 */
export function withSite(text: string, site: string): string {
  if (site === 'pages') return text
  const option = `--site ${shellWord(site)}`
  const isComplete = (command: string) => command.startsWith('npx') || command.endsWith(' --')
  const withOption = (command: string) => `${command}${isComplete(command) ? '' : ' --'} ${option}`
  return text.replace(ownLines, (line) => line.replace(commands, withOption))
}
