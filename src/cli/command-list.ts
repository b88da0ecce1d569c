import { commandLine } from '../../schema/command-line.ts'

/** What each command does, in a few words. Its own help says more. */
const summaries: Readonly<Record<string, string>> = {
  start: 'builds the site and serves it, with its forms',
  dev: 'shows what you save in the open page, and errors with what to write',
  studio: 'the page in the browser, to be changed by pointing at it',
  build: 'writes dist/, completely or not at all',
  validate: 'checks all pages',
  catalogue: 'writes the list of diagnostics and blocks',
  generate: 'writes the pages of the matrices',
  editor: 'writes the schemas with which an editor completes and checks the files',
  edit: 'changes one value of a file',
  new: 'writes a page, a block or a site to begin with',
  move: 'changes the address of a page, and every link to it',
  redirects: 'lists old addresses, or imports those of a former site',
  migrate: 'updates the content to this version',
  translate: 'shows what is translated, and takes texts to translators and back',
  where: 'lists where something is used',
  diff: 'shows what a change of the repository changes on the site',
  lastmod: 'records the day on which each page last changed',
  indexnow: 'reports to search engines which pages have changed',
  schedule: 'lists the times at which pages appear and disappear',
  serve: 'serves the built site, with its forms',
  releases: 'returns to the previous release',
  hosts: 'writes the configuration of another web server',
  inquiries: 'lists and exports the inquiries',
  team: 'serves the pages where a team signs in, and invites its people',
  gate: 'makes passwords of protected pages',
  'check-html': 'checks the HTML of the built site',
  test: 'checks the site, or the engine, in a browser too',
  fix: 'formats the code',
  bench: 'measures',
  pack: 'writes the package',
}

/** Whether a command has this name. */
export const isCommand = (name: string): boolean => Object.hasOwn(summaries, name)

/** The help of all commands of these names. */
export function commandList(names: readonly string[]): string {
  const width = Math.max(...names.map(({ length }) => length))
  const lines = names.map((name) => `  ${name.padEnd(width)}  ${summaries[name]}`)
  return `Usage: ${commandLine('COMMAND')}

${lines.join('\n')}

Help of one of them: ${commandLine('COMMAND', '--help')}`
}
