import type { QueryClient } from '@tanstack/react-query'
import type { WrittenFile } from '../../wire/edits.ts'
import type { PageModel } from '../../wire/page.ts'
import type { StudioSetup } from '../../wire/setup.ts'

/** What an answer says of a change: the revision, and the page that was asked for as it is now, if any. */
type Change = { revision: number; page?: PageModel }

/** A page that shows a change of a file before it is written: what the change does, and the page without it. */
type Ahead = { address: string; file: string; change: (page: PageModel) => PageModel | undefined; read: PageModel }

/**
 * What this tab has seen of the content: its revision, its pages, and the hashes of files, on which the next edits of
 * these are based. The answer to a write and the one to the wait for changes both end in `changed`.
 */
export function createSeenContent(queries: QueryClient) {
  const hashes: Record<string, string> = {}
  let revision = 0
  /** The hash of names for which the setup was read again last. */
  let readFor: string | undefined
  /** The change that is shown and not written yet. */
  let ahead: Ahead | undefined

  /** The page at an address as last read, also before that is rendered. */
  const pageAt = (address: string) => queries.getQueryData<PageModel>(['page', address])

  /** The newer one of a page that was read at an address, and of the one that is known there from the answer to an edit. */
  function newerOf(address: string, read: PageModel): PageModel {
    const known = pageAt(address)
    return known && known.revision > read.revision ? known : read
  }

  /** A page that was read at an address, as it shows: with a change that is not written yet. */
  function shownOf(address: string, read: PageModel): PageModel {
    const page = newerOf(address, read)
    if (page !== read || ahead?.address !== address) return page
    const { file, change, read: before } = ahead
    ahead.read = read
    // A file of another version may have the change.
    return (read.hashes[file] === before.hashes[file] && change(read)) || read
  }

  /** Reads again what does not depend on a page, such as the names of pages and shared files. */
  async function namesChanged(): Promise<void> {
    await queries.invalidateQueries({ queryKey: ['setup'] })
  }

  return {
    pageAt,
    shownOf,
    /**
     * Shows the page at an address with a change of a file that is not written yet, also if the page is read meanwhile. Returns
     * what ends this, with whether the change was written; `undefined` for a change that cannot be shown.
     */
    showAhead(address: string, file: string, change: Ahead['change']): ((isWritten: boolean) => void) | undefined {
      const read = pageAt(address)
      const shown = read && change(read)
      if (!shown) return undefined
      const own = { address, file, change, read }
      ahead = own
      queries.setQueryData(['page', address], shown)
      return (isWritten) => {
        if (ahead !== own) return
        ahead = undefined
        if (!isWritten) queries.setQueryData(['page', address], newerOf(address, own.read))
      }
    },
    hashOf: (file: string) => hashes[file] ?? '',
    /** Sees the hashes of files with the edits of this tab. */
    seeFiles(files: readonly WrittenFile[]): void {
      for (const { file, hash } of files) hashes[file] = hash
    },
    /** Sees the hashes of the files of a page; returns whether they are the latest. */
    seePage(page: PageModel): boolean {
      if (revision === 0) revision = page.revision
      // A page that was read before the last edit has older hashes than the answer to it, but maybe those of more files.
      const isLatest = page.revision >= revision
      const setup = queries.getQueryData<StudioSetup>(['setup'])
      const isOutdated = page.namesHash !== undefined && setup !== undefined && page.namesHash !== setup.namesHash
      // Once: the setup may be ahead of what was found across all pages.
      if (isLatest && isOutdated && page.namesHash !== readFor) {
        readFor = page.namesHash
        void namesChanged()
      }
      Object.assign(hashes, isLatest ? page.hashes : { ...page.hashes, ...hashes })
      return isLatest
    },
    /** The revision that was seen last; 0 before any page was. */
    revision: () => revision,
    /** The content has changed. Other pages may have changed too: those that are shown are read again. */
    async changed({ revision: now, page }: Change): Promise<void> {
      revision = Math.max(revision, now)
      if (page) queries.setQueryData(['page', page.address], newerOf(page.address, page))
      await queries.invalidateQueries({
        queryKey: ['page'],
        predicate: ({ queryKey }) => queryKey[1] !== page?.address,
      })
    },
    namesChanged,
  }
}

export type SeenContent = ReturnType<typeof createSeenContent>
