import type { Page } from '../../blocks/page.ts'
import type { CardAddresses } from '../cards/card-files.ts'
import { NotAgain } from '../content/not-again.ts'
import type { PageHead } from '../content/page-summary.ts'
import { hasSnapshot, snapshotPath } from '../crawlers/snapshot.ts'
import type { UsedNames } from '../renderer/class-names.ts'
import type { KnownStyles, Renderer } from '../renderer/renderer.ts'
import type { DownloadSizes } from '../ui/downloads-context.ts'
import type { PictureTable } from '../ui/pictures-context.ts'
import { pageFile } from './page-files.ts'

/** What is remembered of the document of a page. */
export type MadePage = {
  /** What its blocks use of the rules of the site. */
  uses: readonly UsedNames[]
  /** Addresses of what its live blocks keep apart. */
  apart: readonly string[]
  /** Hash of what it shows of other pages: as long as that and the page are the same, so is the document. */
  around: string
  /** Hash of all it holds, where no record of its content tells whether that is the same: it lists other pages. */
  content?: string | undefined
  stylesheet?: string | undefined
  /** Hash of what it says, where search engines may show it. */
  hash?: string | undefined
  bytes: number
}

/** What is remembered of a release, so that the next need make only the pages that changed. It is plain JSON. */
export type MadeRelease = {
  /** Hash of what all documents have in common. */
  common: string
  styles: KnownStyles
  pictures: PictureTable
  downloads: DownloadSizes
  cards: CardAddresses
  /** What stands for all that the file of the search is made of. */
  search?: string | undefined
  pages: Readonly<Record<string, MadePage>>
}

/** A release that lies in a folder, untouched, and of which most pages are the same as now. */
export type Again = {
  folder: string
  release: MadeRelease
  /** Whether a page only stands for one that has not changed: it has no blocks. */
  isStandIn: (page: Page) => boolean
  /** The page that one stands for, read in full. Throws `NotAgain` where that cannot be. */
  read: (page: Page) => Page
}

/** Throws unless tables that all pages share still say the same of what they said before. */
export function checkTables(release: MadeRelease, now: Pick<MadeRelease, 'pictures' | 'downloads'>): void {
  for (const table of ['pictures', 'downloads'] as const)
    for (const [key, value] of Object.entries(release[table]))
      if (JSON.stringify(now[table][key]) !== JSON.stringify(value)) throw new NotAgain(`${key} is another one`)
}

/** Parts, names by part, and those that stay, as text. */
function union(uses: Iterable<readonly UsedNames[]>): string {
  const names = new Set<string>()
  const seen = new Set<UsedNames>()
  for (const list of uses)
    for (const used of list) {
      if (seen.has(used)) continue
      seen.add(used)
      names.add(used.part)
      for (const name of used.names) names.add(`${used.part} ${used.stay} ${name}`)
    }
  return [...names].sort().join()
}

/**
 * Throws unless the pages use exactly the rules that those of the release before did: names are numbered, and sheets
 * divided, by all rules of a site.
 */
export function checkRules(release: MadeRelease, renderer: Renderer, uses: Iterable<readonly UsedNames[]>): void {
  const { rules, used, fixed } = renderer.knownStyles()
  const { styles } = release
  const isSame =
    rules.length === styles.rules.length &&
    JSON.stringify([used, fixed]) === JSON.stringify([styles.used, styles.fixed]) &&
    union(uses) === union(Object.values(release.pages).map((page) => page.uses))
  if (!isSame) throw new NotAgain('the pages use other styles than before')
}

/**
 * Names of the files that a release has of these pages, each once: documents, snapshots where the site has them, and what
 * live blocks keep apart.
 */
export function filesOf(release: MadeRelease, pages: readonly PageHead[], hasSnapshots: boolean): string[] {
  const files = pages.flatMap(({ path, gate }) => {
    const made = release.pages[path]
    if (!made) return []
    const snapshots = hasSnapshots && hasSnapshot({ path, gate }) ? [snapshotPath(path)] : []
    return [...[path, ...snapshots].map(pageFile), ...made.apart.map((address) => address.slice(1))]
  })
  return [...new Set(files)]
}
