import { Argument } from '@commander-js/extra-typings'
import { commandLine, isPackage } from '../../../schema/command-line.ts'
import { withSite } from '../../content/formats/with-site.ts'
import { projectRoot } from '../../files/roots.ts'
import { command } from '../options.ts'
import { formatFiles } from '../support/biome.ts'
import { newBlock } from '../support/new/new-block.ts'
import { newPage } from '../support/new/new-page.ts'
import { newSite } from '../support/new/new-site.ts'
import { newWording } from '../support/new/new-wording.ts'
import { type SiteAnswers, siteAnswersSchema } from '../support/new/site-answers.ts'

const call = command(
  'new',
  'Writes a draft page, a block or a whole site that passes every check, or the words that a site still says in English.',
)
  .addArgument(new Argument('<what>', 'what to write').choices(['page', 'block', 'site', 'wording']))
  .argument('[name]', 'an address such as /austin/pop-up-tour, a name such as days-left, or a folder such as spoke')
  .option('--name <name>', 'of a site: the name of the company')
  .option('--trade <words>', 'of a site: what the company does, such as “Bicycle repair”')
  .option(
    '--start <what>',
    'of a site: local (services with places), product or studio (also a restaurant); default: local',
  )
  .option('--language <code>', 'of a site: the language of its pages, such as de or pt-PT')
  .option('--languages <codes>', 'of a site: other languages that it will be in, such as es,pt-BR')
  .option('--colour <hex>', 'of a site: the colour of buttons and links, such as #1f5fa8')
  .option('--time-zone <name>', 'of a site: its time zone, such as Europe/Berlin; default: that of this computer')

const exampleNames = { page: '/austin/pop-up-tour', block: 'days-left', site: 'spoke' } as const

const machineZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

function fail(words: string): number {
  console.error(words)
  return 1
}

async function writePage(address: string, pages: string): Promise<number> {
  const written = await newPage(projectRoot, pages, address)
  if ('error' in written) return fail(written.error)
  console.log(withSite(`${written.file} is a draft. To see it while you write: ${commandLine('dev')}`, pages))
  return 0
}

async function writeBlock(type: string, pages: string): Promise<number> {
  const written = await newBlock(projectRoot, pages, type)
  if ('error' in written) return fail(written.error)
  // As the linter of this repository requires: order of imports and length of lines.
  if (!isPackage) formatFiles(['--vcs-enabled=false', ...written.files.filter((file) => !file.endsWith('.yaml'))])
  console.log(`${written.files.join('\n')}\n\nIf the block has behaviour, say so in its schema: \`island: 'touch'\`.`)
  return 0
}

async function writeSite(folder: string, options: { [Key in keyof SiteAnswers]?: string }): Promise<number> {
  if (folder === '') return fail(`The folder needs a name: ${commandLine('new', 'site spoke')}`)
  const answers = siteAnswersSchema.safeParse({ timeZone: machineZone(), ...options })
  if (!answers.success) return fail(answers.error.issues.map(({ message }) => message).join('\n'))
  const refused = await newSite(folder, answers.data)
  if (refused) return fail(refused.error)
  console.log(
    withSite(`${folder}/ is a site of its own. Begin with ${folder}/_data/site.yaml: ${commandLine('dev')}`, folder),
  )
  return 0
}

async function writeWording(pages: string): Promise<number> {
  const written = await newWording(projectRoot, pages)
  if ('error' in written) return fail(written.error)
  console.log(
    withSite(
      `${written.file} has ${written.count} words and sentences in English now, as comments. Take the # off a group and its words, and say them in your language: ${commandLine('validate')}`,
      pages,
    ),
  )
  return 0
}

/** `new`: writes a page, a block, a site or the words of a site, all of which pass every check. Exit code 0 done, 1 refused, 2 wrong use. */
export async function writeNew(argv: string[]): Promise<number> {
  const [what, name] = call.parse(argv, { from: 'user' }).processedArgs
  if (what === 'wording') return writeWording(call.opts().pages)
  if (name === undefined)
    return call.error(`Say its name behind \`${what}\`: ${commandLine('new', `${what} ${exampleNames[what]}`)}`)
  if (what === 'page') return writePage(name, call.opts().pages)
  return what === 'block' ? writeBlock(name, call.opts().pages) : writeSite(name, call.opts())
}
