import { commandLine } from '../../../schema/command-line.ts'
import { changesAfter, type ScheduledChange } from '../../content/derive/published-page.ts'
import { withSite } from '../../content/formats/with-site.ts'
import { loadSite } from '../../content/load/load.ts'
import { projectRoot } from '../../files/roots.ts'
import { command } from '../options.ts'
import { currentTime, nowOption } from '../support/now.ts'

const call = command(
  'schedule',
  'Lists the times at which scheduled content changes the site, so that it can be built then.',
)
  .option('--next', 'print only the next time at which the site changes; nothing if there is none')
  .addOption(nowOption)

const isoTime = ({ at }: ScheduledChange) => new Date(at).toISOString().replace('.000Z', 'Z')

const line = (change: ScheduledChange) => {
  const { path, block, kind, file } = change
  return `${isoTime(change)}  ${path}${block === undefined ? '' : `#${block}`} ${kind}  (${file})`
}

/**
 * `schedule`: lists when the site changes without an edit, so that it can be built then. Exit code 0, 1 if pages with
 * errors may be missing from the list, 2 for wrong use.
 */
export async function schedule(argv: string[]): Promise<number> {
  const { next: onlyNext, now = currentTime(), pages } = call.parse(argv, { from: 'user' }).opts()
  const { everyPage, diagnostics, material } = await loadSite({ root: projectRoot, pages, now })
  const { site, siteFile } = material.shared
  const announcements = site.announcements.map((one, index) => ({
    ...one,
    path: `announcements[${index}]`,
    file: siteFile,
  }))
  const changes = changesAfter(everyPage, now.getTime(), announcements)
  const [next] = changes
  if (onlyNext) {
    if (next) console.log(isoTime(next))
  } else console.log(changes.length === 0 ? 'Nothing is scheduled.' : changes.map(line).join('\n'))
  const drafts = everyPage.filter(({ draft }) => draft).map(({ path }) => path)
  if (drafts.length > 0 && !onlyNext) console.log(`Drafts: ${drafts.join(', ')}`)
  if (!diagnostics.some(({ severity }) => severity === 'error')) return 0
  console.error(
    withSite(
      `The content has errors, so pages may be missing from this list. To read them: ${commandLine('validate')}`,
      pages,
    ),
  )
  return 1
}
