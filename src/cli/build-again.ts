import { momentsIn } from '../cache/moments.ts'
import type { SiteKey } from '../cache/site-key.ts'
import { spanAround } from '../cache/time-span.ts'
import { contentRecordOf } from '../content/content-record.ts'
import { loadAgain } from '../content/load-again.ts'
import { NotAgain } from '../content/not-again.ts'
import type { Built } from './build-anew.ts'
import { wordsOfWarnings } from './content.ts'
import type { ReleaseBefore } from './release-before.ts'
import { root, underRoot } from './root.ts'
import { type Order, writeLoaded } from './write-loaded.ts'

/**
 * Makes the site of the release before: only pages that changed, or show something that changed, are read, checked and
 * made. Gives `undefined`, and leaves everything as it was, where the whole must be made: too much has changed, or there
 * are faults, whose words and places only a whole check knows.
 */
export async function buildAgain(
  order: Order,
  before: ReleaseBefore,
  { content }: SiteKey,
): Promise<Built | undefined> {
  process.env['NODE_ENV'] = 'production'
  const startMs = performance.now()
  const { pages, now } = order
  try {
    const { record, variables, whole } = before
    const loaded = loadAgain({ root, pages, now, content, before: record.content, compared: record.compared })
    const contentMs = performance.now() - startMs
    const { diagnostics } = loaded.site
    const told: string[] = diagnostics.length > 0 ? [wordsOfWarnings(diagnostics.length)] : []
    const again = {
      folder: underRoot(order.out),
      release: record.release,
      isStandIn: loaded.knows,
      read: loaded.read,
    }
    const later: string[] = []
    const written = await writeLoaded(order, {
      site: loaded.site,
      again,
      taken: new Set(variables),
      tell: (words) => later.push(words),
    })
    if (!written?.release) return undefined
    for (const words of [...told, ...later]) console.error(words)
    const moments = momentsIn(
      [...loaded.results, ...loaded.data.values()].map((one) => ('parsed' in one ? one.parsed : one).value),
    )
    return {
      summary: { ...written.report, contentMs, peakKb: process.resourceUsage().maxRSS },
      told: [...told, ...later],
      variables: written.variables,
      span: moments && spanAround(now.getTime(), moments),
      read: new Map(),
      whole,
      record: {
        content: contentRecordOf({
          pages: loaded.results,
          kept: loaded.kept,
          data: loaded.data,
          shared: loaded.shared,
          found: loaded.found,
          diagnostics,
          content,
          before: record.content,
        }),
        compared: loaded.compared,
        release: written.release,
      },
    }
  } catch (error) {
    if (!(error instanceof NotAgain)) throw error
    console.error(`${order.seconds()}  making everything anew: ${error.message}`)
    return undefined
  }
}
