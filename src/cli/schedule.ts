import { loadSite } from '../content/load.ts'
import { type Change, changesAfter } from '../content/schedule.ts'
import { momentOf } from './now.ts'
import { readOptions } from './options.ts'
import { root } from './root.ts'

const usage = `Usage: npm run schedule -- [--next] [--now TIME] [--pages DIR]

  --next       print only the next time at which the site changes by itself; nothing where it never does
  --now TIME   look from this time on (default: now)
  --pages DIR  the content (default: pages)`

const options = {
  next: { type: 'boolean', default: false },
  now: { type: 'string' },
  pages: { type: 'string', default: 'pages' },
} as const

const isoTime = ({ at }: Change) => new Date(at).toISOString().replace('.000Z', 'Z')

const line = (change: Change) => {
  const { path, block, kind, file } = change
  return `${isoTime(change)}  ${path}${block === undefined ? '' : `#${block}`} ${kind}  (${file})`
}

/**
 * `schedule`: says when the site changes by itself, so that it can be built then. Exit code 0, 1 where a page with faults
 * may be missing in the list, 2 for wrong use.
 */
export async function schedule(argv: string[]): Promise<number> {
  const read = readOptions(argv, options, usage)
  if (!read) return 2
  const now = momentOf(read.values.now, process.env['SOURCE_DATE_EPOCH'])
  if (typeof now === 'string') {
    console.error(`${now}\n\n${usage}`)
    return 2
  }
  const { everyPage, diagnostics } = await loadSite({ root, pages: read.values.pages, now })
  const changes = changesAfter(everyPage, now.getTime())
  const [next] = changes
  if (read.values.next) {
    if (next) console.log(isoTime(next))
  } else console.log(changes.length === 0 ? 'Nothing is scheduled.' : changes.map(line).join('\n'))
  const drafts = everyPage.filter(({ draft }) => draft).map(({ path }) => path)
  if (drafts.length > 0 && !read.values.next) console.log(`Drafts: ${drafts.join(', ')}`)
  if (!diagnostics.some(({ severity }) => severity === 'error')) return 0
  console.error('The content has errors, so pages may be missing here. To read them: npm run validate')
  return 1
}
