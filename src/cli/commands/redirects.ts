import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { commandLine } from '../../../schema/command-line.ts'
import { count } from '../../../schema/writing/count.ts'
import { EditRefused } from '../../content/edit/edit-refused.ts'
import { createContent, type LoadedSite } from '../../content/load/load.ts'
import { indexRedirects, nextOf } from '../../content/validate/addresses/redirect-checks.ts'
import { readText } from '../../files/read-text.ts'
import { writeFileAtomic } from '../../files/write-file-atomic.ts'
import { publishedFile } from '../../pictures/public-folders.ts'
import { command, dryRunOption } from '../options.ts'
import { readOldAddresses } from '../support/redirects/old-addresses.ts'
import { type Import, planImport, withImport } from '../support/redirects/redirect-import.ts'

const call = command(
  'redirects',
  'Lists old addresses and where they lead. With import FILE, adds those of a former site.',
)
  .usage('[options] [import FILE]')
  .argument('[import]', 'import: add old addresses to _data/redirects.yaml')
  .argument('[file]', 'a CSV file of old[,new[,status]] or of a plugin, a list of addresses, a sitemap.xml or a feed')
  .addOption(dryRunOption)

function listRedirects({ redirects }: LoadedSite, file: string): void {
  if (redirects.length === 0) {
    console.log(`There are no redirects. They belong into ${file}: docs/redirects.md`)
    return
  }
  const width = Math.max(...redirects.map(({ from }) => from.length))
  for (const { from, to, status } of redirects) console.log(`${from.padEnd(width)}  ${status}  ${to ?? 'gone'}`)
  console.log(`\n${count(redirects.length, 'redirect')} in ${file}.`)
}

const addresses = (number: number) => `${number} address${number === 1 ? '' : 'es'}`

/** Whether the site answers an address already: by a page, an alias, a file or a redirect. */
function answers({ addresses, publicFolders, material }: LoadedSite) {
  const index = indexRedirects(material.shared.redirects)
  return (from: string) => {
    const [path = ''] = from.split('?')
    const plain = path.replace(/(?<=.)(?:\/|\.html)$/, '').replace(/^\/index$/, '/')
    const isPage = !from.includes('?') && (addresses.has(path) || addresses.has(plain))
    return (
      isPage ||
      addresses.has(from) ||
      nextOf(from, index) !== undefined ||
      publishedFile(publicFolders, path) !== undefined
    )
  }
}

function describeImport({ entries, proposed, open, answered, refused }: Import): string {
  const lines = [
    ...entries.map(
      ({ from = '', to, status }) =>
        `${from} → ${to ?? 'gone'}${status === undefined || status === 410 ? '' : ` (${status})`}${proposed.has(from) ? '  proposed' : ''}`,
    ),
    ...open.map(
      ({ from, nearest }) => `${from} → ?  ${nearest === undefined ? 'nothing is like it' : `nearest: ${nearest}`}`,
    ),
    ...refused.map(({ from, reason }) => `${from} is left out: it ${reason}.`),
  ]
  const counts = [
    `${count(entries.length, 'redirect')}, ${proposed.size} of them proposed: look at these.`,
    ...(open.length > 0 ? [`${addresses(open.length)} without a good proposal: written as comments.`] : []),
    ...(answered.length > 0 ? [`${addresses(answered.length)} that the site answers already.`] : []),
  ]
  return [...lines, '', ...counts].join('\n')
}

/**
 * `redirects`: lists the redirects, or imports old addresses. Exit code 0 done, 1 refused with nothing written, 2 wrong
 * use.
 */
export async function redirects(argv: string[]): Promise<number> {
  const [kind, list] = call.parse(argv, { from: 'user' }).processedArgs
  const { pages, dryRun } = call.opts()
  if (kind !== undefined && (kind !== 'import' || list === undefined))
    return call.error('The only arguments are: import FILE')
  const file = join(pages, '_data/redirects.yaml')
  const site = await createContent({ root: '.', pages }).load()
  if (list === undefined) {
    listRedirects(site, file)
    return 0
  }
  const bytes = await readFile(list).catch(() => undefined)
  if (bytes === undefined) return call.error(`There is no file \`${list}\`.`)
  if (site.diagnostics.some(({ file, severity }) => severity === 'error' && file.endsWith('_data/redirects.yaml'))) {
    console.error(`${file} has errors. ${commandLine('validate')} says which. Nothing was written.`)
    return 1
  }
  const candidates = site.everyPage.filter(({ path }) => path !== '/404').map(({ path, title }) => ({ path, title }))
  const old = readOldAddresses(bytes, site.site.origin)
  if (old.problem !== undefined) {
    console.error(`\`${list}\` ${old.problem}\nNothing was written.`)
    return 1
  }
  const plan = planImport(old.addresses, { candidates, isAnswered: answers(site) })
  try {
    const after = withImport(await readText(file), plan)
    console.log(describeImport(plan))
    if (dryRun) console.log('Nothing was written.')
    else if (plan.entries.length + plan.open.length > 0) writeFileAtomic(file, after)
    return 0
  } catch (error) {
    if (!(error instanceof EditRefused)) throw error
    console.error(error.message)
    return 1
  }
}
