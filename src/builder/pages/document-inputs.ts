import { isoDay } from '../../../schema/schedule/moment.ts'
import { hashAll } from '../../cache/hash.ts'
import { memoize } from '../../cache/memoize.ts'
import { RecordedMap, recordedTable, recordRead } from '../../cache/reads.ts'
import type { DownloadSizes } from '../../components/downloads-context.ts'
import type { PictureTable } from '../../components/picture/pictures-context.ts'
import { createBreadcrumbSteps } from '../../content/derive/breadcrumb-steps.ts'
import { summaryOf } from '../../content/derive/page-summary.ts'
import type { DocumentFrame } from '../../render/document.ts'
import { createFeedLinks } from '../../seo/crawler-head.ts'
import { dayOf } from '../../seo/ledger.ts'
import type { CardFile } from '../../seo/social-cards/card-files.ts'
import type { SiteStyles } from '../assets/site-styles.ts'
import type { BuildContext } from '../build-context.ts'

type Assets = { pictures: PictureTable; downloads: DownloadSizes; cards: { files: ReadonlyMap<string, CardFile> } }

/**
 * What the documents of a build are rendered from besides their page. Each of these is recorded when a document reads it, and
 * `printOf` says what it is now, so that a document of an earlier build is used only while all of it is the same.
 */
export function createDocumentInputs({ publicContent, ledger, newDay, now, output }: BuildContext, assets: Assets) {
  const summaries = publicContent.pages.map((page) => summaryOf(page, publicContent.blocks))
  const byPath = new Map<string, (typeof summaries)[number]>(summaries.map((page) => [page.path, page]))
  const feedLinks = createFeedLinks({ ...publicContent, pages: summaries })
  const steps = createBreadcrumbSteps(summaries, publicContent)
  const today = isoDay(now)
  const recordedLedger = new RecordedMap('ledger', ledger)
  let frame: DocumentFrame | undefined
  let styles: SiteStyles | undefined

  const whole = {
    picture: assets.pictures,
    download: assets.downloads,
    card: [...assets.cards.files],
    ledger: [...ledger],
  }
  const readers: Readonly<Record<string, (name: string) => unknown>> = {
    picture: (name) => assets.pictures[name],
    download: (name) => assets.downloads[name],
    card: (path) => assets.cards.files.get(path),
    ledger: (path) => ledger.get(path),
    feed: feedLinks,
    steps(path) {
      const page = byPath.get(path)
      return page && steps.stepsTo(page)
    },
    'first-page': (slug) => publicContent.recordsCalled(slug).map(({ record }) => steps.firstPageOf(record)),
    today: () => today,
    'new-day': () => newDay,
    // The schemas of blocks are code.
    frame: () => ({ ...frame, blocks: undefined }),
    critical: (type) => styles?.criticalOfType(type),
    ...output?.inputs,
  }

  return {
    pictures: recordedTable('picture', assets.pictures),
    downloads: recordedTable('download', assets.downloads),
    cards: new RecordedMap('card', assets.cards.files),
    /** The day on which a page last changed; `hash` is that of its main content. */
    dayOf(path: string, hash: string): string | undefined {
      const day = dayOf(recordedLedger, path, hash)
      if (day === undefined) recordRead('new-day')
      return day ?? newDay
    },
    feedLinks(path: string): string {
      recordRead(`feed ${path}`)
      return feedLinks(path)
    },
    steps: {
      stepsTo(page: Parameters<typeof steps.stepsTo>[0]) {
        recordRead(`steps ${page.path}`)
        return steps.stepsTo(page)
      },
      firstPageOf(record: Parameters<typeof steps.firstPageOf>[0]) {
        recordRead(`first-page ${record.slug}`)
        return steps.firstPageOf(record)
      },
    },
    get today(): string {
      recordRead('today')
      return today
    },
    /** What is known once all blocks are compiled; both recorded when they are read. */
    setLook(look: { frame: DocumentFrame; styles: SiteStyles }) {
      ;({ frame, styles } = look)
      return {
        frameOf(): DocumentFrame {
          recordRead('frame')
          return look.frame
        },
        criticalOf(type: string) {
          recordRead(`critical ${type}`)
          return look.styles.criticalOfType(type)
        },
      }
    },
    /** The fingerprint of an input now. */
    printOf: memoize((input: string): string => {
      const [kind = '', ...words] = input.split(' ')
      const read = readers[kind]
      if (read === undefined) return publicContent.fingerprintOf(input)
      const value = words.length === 0 && kind in whole ? whole[kind as keyof typeof whole] : read(words.join(' '))
      return hashAll([value ?? null]).slice(0, 16)
    }),
  }
}
