import { languageTag, textDirection } from '../../../../schema/language/language.ts'
import type { Page } from '../../../../schema/page.ts'
import { inSite } from '../../../../schema/site/in-site.ts'
import { memoize } from '../../../cache/memoize.ts'
import { errorsAdded } from '../../../content/edit/new-errors.ts'
import type { UnsavedTexts } from '../../../content/load/files/unsaved-texts.ts'
import type { FileEdits, Stopped } from '../../wire/edits.ts'
import type { EffectCount, OwnWords, Places } from '../../wire/effects.ts'
import type { FrameView } from '../../wire/page.ts'
import { ownKeys } from '../effects/own-keys.ts'
import { changesInWords, frameOf } from '../effects/page-frame.ts'
import { candidatesOf, changedLists, differ, pagePairs } from '../effects/page-pairs.ts'
import { blockOfEntry, type PlacePage, placePages, templateIn } from '../effects/place-pages.ts'
import { shownPlaces } from '../effects/shown-places.ts'
import { spread } from '../effects/spread.ts'
import type { NamedText } from '../file-writer.ts'
import type { ViewOf } from '../models/content-models.ts'
import type { SiteFiles } from '../site-files.ts'
import type { CallHandlers } from './call-handlers.ts'

/** How many places are shown at once. */
const shownAtOnce = 12

/** How many pages with words of their own are listed. */
const maxOwn = 200

type Options = Pick<SiteFiles, 'content' | 'files'> & {
  viewOf: ViewOf | undefined
  /** The number of the last change of the content. */
  revisionOf: () => number
}

/** The calls that say what edits would do to pages. They write nothing. */
export function createEffectCalls({ content, files, viewOf, revisionOf }: Options) {
  /** The texts of the last edits that were asked about: both calls need them. */
  const textsOf = memoize((key: string): Promise<NamedText[] | Stopped> => files.textsOf(JSON.parse(key)[0]), 1)
  const pending = (edits: readonly FileEdits[]) => textsOf(JSON.stringify([edits, revisionOf()]))

  /** The views of pages as they are, for the current revision and a time: each edit of a text asks for them again. */
  const viewsOf = memoize((_key: string) => new WeakMap<Page, Promise<FrameView | undefined>>(), 1)
  const viewBefore: ViewOf | undefined =
    viewOf &&
    (async (page, of, address, at) => {
      const views = viewsOf(`${revisionOf()} ${at}`)
      const view = views.get(page) ?? viewOf(page, of, address, at)
      views.set(page, view)
      let found: FrameView | undefined
      try {
        found = await view
      } finally {
        // It failed, or its pictures are being drawn.
        if (found === undefined) views.delete(page)
      }
      return found
    })

  /** The texts by the names of their files, and the content as it is and as it would be with them. */
  function changeBy(texts: readonly NamedText[]) {
    const named: UnsavedTexts = new Map(texts.map(({ name, after }) => [name, after]))
    return { named, before: content, after: named.size === 0 ? content : content.withUnsavedTexts(named) }
  }
  type Change = ReturnType<typeof changeBy>

  const sharedErrors = ({ before, after }: Change) =>
    errorsAdded(after.shared().diagnostics, before.shared().diagnostics)

  /** The pages of a template that keep words of their own. */
  const ownWords = (texts: readonly NamedText[]): OwnWords[] =>
    texts.flatMap((text): OwnWords[] => {
      const one = content.pageFiles().find(({ file }) => file === text.name)
      const keys = one ? ownKeys(text) : []
      if (one === undefined || keys.length === 0) return []
      const title = content.pageOf(one)?.title?.text ?? one.name
      const { file, before } = text
      return [{ address: one.name, title, file, hash: before.hash, paths: keys.map((key) => ['overrides', key]) }]
    })

  /** The first of some pages that change; a few more than `most` may come. */
  async function changing(pages: readonly PlacePage[], change: Change, most: number): Promise<PlacePage[]> {
    const found: PlacePage[] = []
    for (let start = 0; start < pages.length && found.length < most; start += shownAtOnce) {
      const slice = pages.slice(start, start + shownAtOnce)
      const files = slice.map(({ one }) => one)
      const pairs = (await pagePairs(change, { pages: files, isOver: () => false })) ?? []
      found.push(...slice.filter((_, index) => differ(pairs[index]?.before?.page, pairs[index]?.after?.page)))
    }
    return found
  }

  return {
    /** How many pages edits change. */
    async effect({ files }, { isOver }): Promise<EffectCount> {
      const texts = await pending(files)
      if ('kind' in texts) return texts
      const change = changeBy(texts)
      const candidates = candidatesOf(content, change.named)
      const pairs = await pagePairs(change, { pages: candidates, isOver })
      if (pairs === undefined) return { kind: 'refused', message: 'Nobody waits for this answer.' }
      const changed = pairs.filter(({ before, after }) => differ(before?.page, after?.page))
      const lists = changedLists(content, pairs)
      const own = ownWords(texts)
      const isEverywhere = frameOf(change.after.shared()) !== frameOf(content.shared())
      const listing = changed.length + lists.filter((one) => !pairs.some((pair) => pair.one.file === one.file)).length
      const diagnosticsOf = (which: 'before' | 'after') => pairs.flatMap((pair) => pair[which]?.diagnostics ?? [])
      return {
        kind: 'counted',
        // What stands around the blocks is on all of them.
        changed: isEverywhere ? content.pageFiles().length : listing,
        around: isEverywhere ? changesInWords(texts) : [],
        own: own.slice(0, maxOwn),
        owning: own.length,
        // Of other files it is not known which pages show the words.
        unchanged: candidates.length < content.pageFiles().length ? pairs.length - changed.length : 0,
        diagnostics: [...sharedErrors(change), ...errorsAdded(diagnosticsOf('after'), diagnosticsOf('before'))],
      }
    },

    /** Some pages as they would be at a time, by default now. */
    async places({ of, files, entry, filter, skip }, { at }): Promise<Places> {
      const texts = await pending(files)
      if ('kind' in texts) return texts
      const change = changeBy(texts)
      const own = new Set(ownWords(texts).map(({ file }) => file))
      const ownNames = new Set(texts.filter(({ file }) => own.has(file)).map(({ name }) => name))
      const words = filter.toLowerCase().split(/\s+/).filter(Boolean)
      const isSought = ({ one, name }: PlacePage) =>
        words.every((word) => `${name} ${one.name}`.toLowerCase().includes(word))
      const all = spread(placePages(content, { of, texts: change.named, own: ownNames, entry }).filter(isSought))
      const found = templateIn(of) === undefined ? await changing(all, change, skip + shownAtOnce + 1) : all
      const from = skip < found.length ? skip : 0
      const pages = [...found, ...found].slice(from, from + Math.min(shownAtOnce, found.length))
      const parsed = new Map(content.parsedFiles().map((one) => [one.file, one]))
      const blockOf = ({ one }: PlacePage) => {
        const page = parsed.get(one.file)
        return page && entry !== undefined ? blockOfEntry(page, of, entry) : -1
      }
      const { places, results, styles } = await shownPlaces(pages, {
        content: change,
        viewOf,
        viewBefore,
        at,
        blockOf,
      })
      const before = pages.flatMap(({ one }) => content.pageOf(one)?.diagnostics ?? [])
      const after = results.flatMap((result) => result?.diagnostics ?? [])
      return {
        kind: 'places',
        places,
        styles,
        total: found.length,
        ...inSite(content.shared(), () => ({ language: languageTag(), direction: textDirection() })),
        diagnostics: [...sharedErrors(change), ...errorsAdded(after, before)],
      }
    },
  } satisfies Partial<CallHandlers>
}
