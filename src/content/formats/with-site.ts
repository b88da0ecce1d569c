/** Names of commands in messages, with the `--` behind which options stand. */
const commands = /\bnpm (?:start|test|run (?:--silent )?[a-z-]+)(?: --(?= ))?/g

/**
 * Adds the content folder to each command that a text names, so that a person can run it as it stands. `pages` is the
 * folder that commands take by themselves.
 */
export function withSite(text: string, site: string): string {
  if (site === 'pages') return text
  const option = `--site ${/^[\w./-]+$/.test(site) ? site : `'${site.replaceAll("'", `'\\''`)}'`}`
  return text.replace(commands, (command) => `${command}${command.endsWith(' --') ? '' : ' --'} ${option}`)
}
