#!/usr/bin/env node
/**
 * `npm create marquee@latest acme`: writes the repository of a new site, installs its packages, and has the installed
 * engine write the content. It runs on whatever Node the machine has from 20 on, and uses no packages.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { answerProblem } from './answers.mjs'
import { commitFirst } from './git.mjs'
import { writeRepository } from './write-repository.mjs'

const usage = `Usage: npm create marquee@latest [folder] -- [options]

Writes the repository of a new site into a new or empty folder, and installs its packages.

  --name <name>      the name of the company
  --trade <words>    what the company does, such as "Bicycle repair"
  --start <what>     what the pages begin with: local (services with places), product, or studio (also a
                     restaurant); default: local
  --language <code>  the language of the pages, such as de or pt-PT (default: en-US)
  --languages <list> other languages that the site will be in, such as es,pt-BR
  --colour <hex>     the colour of buttons and links, such as #1f5fa8
  --yes              ask nothing
  --marquee <spec>   another version of Marquee for npm, such as 1.2.0 or ./marquee-0.1.0.tgz
  -h, --help         show this help`

const text = { type: 'string' }
const options = {
  name: text,
  trade: text,
  start: text,
  language: text,
  languages: text,
  colour: text,
  yes: { type: 'boolean' },
  marquee: text,
  help: { type: 'boolean', short: 'h' },
}

/** Names of npm: a folder is the name of its package. */
const packageName = /^[a-z0-9][a-z0-9._-]{0,99}$/

/** Ends the program with a message. */
function fail(message, code = 1) {
  console.error(message)
  process.exit(code)
}

function readArguments() {
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true })
    if (positionals.length > 1) fail(`Name one folder, not ${positionals.length}.\n\n${usage}`, 2)
    return { folder: positionals[0], ...values }
  } catch (error) {
    return fail(`${error.message}\n\n${usage}`, 2)
  }
}

/**
 * What a person types, line by line: one that is typed, or piped in, before its question waits for it. After the end of
 * the input every answer is empty.
 */
function terminal() {
  const lines = createInterface({ input: process.stdin, output: process.stdout })
  const typed = lines[Symbol.asyncIterator]()
  return {
    async ask(question, standard) {
      lines.setPrompt(`${question}${standard ? ` (${standard})` : ''}: `)
      lines.prompt()
      const { value = '' } = await typed.next()
      return value.trim() || undefined
    },
    close: () => lines.close(),
  }
}

/** Why a folder cannot become a repository, or `undefined`. */
function folderProblem(folder) {
  const name = basename(resolve(folder))
  if (!packageName.test(name))
    return `\`${name}\` cannot be the name of a package. Use small letters, digits and dashes: npm create marquee@latest my-site`
  try {
    // A repository that was created on a website is empty but for this folder.
    if (readdirSync(folder).some((file) => file !== '.git'))
      return `\`${folder}\` holds files already. Name a new folder: npm create marquee@latest ${name}-site`
  } catch (error) {
    if (error.code === 'ENOTDIR') return `\`${folder}\` is a file. Name a new folder.`
    if (error.code !== 'ENOENT') return `\`${folder}\` cannot be read: ${error.message}. Name a new folder.`
    // A link that leads nowhere is not there, and is in the way.
    if (lstatSync(folder, { throwIfNoEntry: false }))
      return `\`${folder}\` is a link that leads nowhere. Remove it, or name a new folder.`
  }
  return undefined
}

const isWindows = process.platform === 'win32'

/** The package manager that runs this program: `pnpm create marquee` installs with pnpm, and its version stays that of the site. */
const [, pnpmVersion] = /^pnpm\/(\d+)/.exec(process.env.npm_config_user_agent ?? '') ?? []
const manager = pnpmVersion === undefined ? 'npm' : 'pnpm'
const installing = {
  npm: ['install', '--no-audit', '--no-fund', '--loglevel=error'],
  pnpm: ['install'],
}[manager]

/** Runs a program in the folder, with its output on the terminal. Returns whether it ended with exit code 0. */
const run = (program, args, cwd, stdio = 'inherit') =>
  spawnSync(program, args, { cwd, stdio, shell: isWindows && program === manager }).status === 0

/** A word of a command, quoted for a shell if it needs that. */
const shellWord = (word) => (/^[\w./-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`)

/** The program of the installed engine: in a workspace the packages are in a folder above. `undefined` if it is not there. */
function programOf(folder) {
  const engine = join(folder, 'node_modules/marquee')
  const packageFile = join(engine, 'package.json')
  if (existsSync(packageFile)) return join(engine, JSON.parse(readFileSync(packageFile, 'utf8')).bin.marquee)
  return dirname(folder) === folder ? undefined : programOf(dirname(folder))
}

const nameOf = (language) => new Intl.DisplayNames('en', { type: 'language' }).of(language)

/** In which language the engine says its own words, such as those of buttons. */
function restNote(program, tag) {
  const { language } = new Intl.Locale(tag)
  return existsSync(join(dirname(program), '../../schema/language/ready', `${language}.yaml`))
    ? `What the site says besides, such as “Search”, is in ${nameOf(language)} already.`
    : 'What the site says besides: npx marquee validate lists the words that it needs.'
}

/** What a person has to know of the repository of the site. */
function repositoryNote({ isMissing, outer }) {
  if (isMissing) return '\ngit does not run, so the folder is no repository yet: git init\n'
  if (outer !== undefined)
    return `\nThe folder belongs to the repository in ${outer}. Commit it there. GitHub reads workflows in the root of a repository alone: move ${shown}/.github there, or remove it.\n`
  if (commitFirst(root)) return ''
  return `\nThe first commit could not be written, often because git does not know who you are. In ${shown}/:

  git config --global user.name 'Your Name'
  git config --global user.email you@example.com
  git add --all && git commit -m 'Begin the site'\n`
}

const given = readArguments()
if (given.help) {
  console.log(usage)
  process.exit()
}
const questions = [
  ['name', 'Name of the company'],
  ['trade', 'What it does, in a few words'],
  ['start', 'Begin with: local (services with places), product or studio', 'local'],
  ['language', 'Language of the pages', 'en-US'],
  ['languages', 'Other languages, such as es,pt-BR, or none'],
  ['colour', 'Colour of buttons and links', '#1f5fa8'],
]
const refused = questions.flatMap(([key]) => (given[key] === undefined ? [] : (answerProblem(key, given[key]) ?? [])))
if (refused.length > 0) fail(refused.join('\n'))
const person = given.yes ? undefined : terminal()
const folder = given.folder ?? (await person?.ask('Folder of the new repository', 'site')) ?? 'site'
const problem = folderProblem(folder)
if (problem !== undefined) fail(problem)
if (!run(manager, ['--version'], '.', 'ignore'))
  fail(
    `${manager} does not run. ${manager === 'npm' ? 'It is part of Node.js: install that from https://nodejs.org' : 'Install it'}, then run the command again.`,
  )

const root = resolve(folder)
const known = []
for (const [key, question, standard] of questions) {
  let answer = given[key] ?? (await person?.ask(question, standard))
  while (answer !== undefined && answerProblem(key, answer)) {
    console.log(answerProblem(key, answer))
    answer = await person?.ask(question, standard)
  }
  if (answer !== undefined) known.push(`--${key}`, answer)
}
person?.close()
const title = known[0] === '--name' ? known[1] : basename(root)
const shown = relative('.', root) || '.'
let repository
try {
  repository = writeRepository(root, { name: basename(root), title, marquee: given.marquee, pnpmVersion })
} catch (error) {
  fail(`${shown}/ could not be written: ${error.message}`)
}
console.log(`The repository is in ${shown}/. Installing its packages.`)
const content = ['new', 'site', 'pages', ...known]
const goOn = (commands) =>
  `What was written stays in ${shown}/. To go on:\n\n${[...(shown === '.' ? [] : [`cd ${shown}`]), ...commands].map((line) => `  ${line}\n`).join('')}`
const writeContent = `npx marquee ${content.map(shellWord).join(' ')}`

if (!run(manager, installing, root))
  fail(`\nThe packages could not be installed. ${goOn([`${manager} install`, writeContent])}`)
const program = programOf(root)
if (program === undefined)
  fail(
    `\n${manager} has not installed the engine here: a folder above is a workspace. Add this folder to its list of packages. ${goOn([`${manager} install`, writeContent])}`,
  )
if (!run(process.execPath, [program, ...content], root, ['ignore', 'ignore', 'inherit']))
  fail(`\nThe content could not be written. ${goOn([writeContent])}`)
const language = known[known.indexOf('--language') + 1]
const languageNote =
  known.includes('--language') && !/^en\b/i.test(language)
    ? `\nThe pages are written in English, for you to say in ${nameOf(language)}. ${restNote(program, language)}\n`
    : ''
const others = known.includes('--languages') ? known[known.indexOf('--languages') + 1].split(',') : []
const [other] = others
const othersNote =
  other === undefined
    ? ''
    : `\nThe site is begun in ${new Intl.ListFormat('en').format(others.map(nameOf))}. To translate it:

  npx marquee translate sync ${other}                  # writes each text that has no translation yet
  npx marquee translate export ${other} --format csv   # or takes them to a spreadsheet

Then delete \`draft: true\` at the language in pages/_data/site.yaml. The next page: docs/languages.md of Marquee.\n`
console.log(`${repositoryNote(repository)}${languageNote}${othersNote}
${shown}/ is a site of its own. Next:

${shown === '.' ? '' : `  cd ${shown}\n`}  npm start             # builds the site and shows it
  npm run studio        # changes it in the browser${shown === '.' ? '\n  npm run dev           # shows what you save in an editor' : ''}`)
