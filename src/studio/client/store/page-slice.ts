import type { Diagnostic } from '../../../../schema/diagnostic.ts'
import { isSharedAddress } from '../../shared-address.ts'
import type { PageModel } from '../../wire/page.ts'
import { call, setShownTime } from '../call.ts'
import { NoAnswer } from '../no-answer.ts'
import { placeOf, withDots } from '../problems/page-diagnostics.ts'
import { addressOfView } from '../views/view-address.ts'
import { diagnosticsOf } from './selectors.ts'
import type { PageSlice, Slice } from './state.ts'

const nameOf = ({ file, path, code }: Diagnostic) => `${file} ${path} ${code}`

export const pageSlice: Slice<PageSlice> = (set, get, { queries, navigate }) => {
  /** The problem that was opened last, and its number among those of the page. */
  let opened = { name: '', index: 0 }

  return {
    path: '/',
    address: '/',
    page: undefined,
    setup: undefined,
    failure: undefined,
    elsewhere: undefined,
    missing: undefined,
    asOf: undefined,
    awaited: undefined,
    seeRead(read) {
      const { address } = get()
      // Another page has other blocks.
      const isOther = read.address !== undefined && read.address !== address
      set({ ...read, ...(isOther && { chosen: undefined }) })
      const { page, path, awaited, open } = get()
      if (!awaited || page?.address !== awaited.at || path !== awaited.at) return
      set({ awaited: undefined })
      open(placeOf(page, awaited.found))
    },
    pageNow: () => get().content.pageAt(get().address),
    readAgain: () => void queries.refetchQueries({ queryKey: ['page', get().address] }),
    go(to) {
      const { pending, forgetAnswer, showQuestion, saver } = get()
      forgetAnswer()
      if (pending) showQuestion()
      else
        void saver.flush().then(() => {
          // What was refused belongs to the page that is left, but for a studio that does not answer.
          set(({ refused }) => (refused === new NoAnswer().message ? {} : { refused: undefined }))
          navigate(to)
        })
    },
    showDay(time) {
      setShownTime(time)
      set({ asOf: time })
      // What is cached is of another time. Until it has been read again, the frame shows its own document.
      queries.setQueriesData({ queryKey: ['page'] }, (page: PageModel | undefined) => {
        if (!page) return undefined
        const { view: _, ...rest } = page
        return rest
      })
      void queries.invalidateQueries()
    },
    openToken: (page, name) => void call('token', { address: page, name }).then(get().openPlace, () => undefined),
    openTranslation(at, language) {
      const { go, seeRead } = get()
      seeRead({ address: at })
      go(`${addressOfView('translation')}?in=${language}`)
    },
    openProblem(found, at = get().address, language) {
      const { address, path, page, go, open, openTranslation } = get()
      if (language !== undefined) return openTranslation(at, language)
      const isShared = isSharedAddress(at) && at !== address
      const to = isShared ? address : at
      const field = withDots(found.path)
      if (path !== to) go(to)
      if (isShared) open({ block: 'head', path: field, elsewhere: { address: at, at: field } })
      else if (page?.address === at && path === at) open(placeOf(page, found))
      // The problem waits for its page, unless another one is opened meanwhile.
      else set({ awaited: { found, at } })
    },
    openNextProblem() {
      const { page, open } = get()
      const diagnostics = diagnosticsOf(get())
      if (!page || diagnostics.length === 0) return
      const at = diagnostics.findIndex((found) => nameOf(found) === opened.name)
      // Once a problem is fixed, the next one has its number.
      const index = (opened.name === '' ? 0 : at === -1 ? opened.index : at + 1) % diagnostics.length
      const found = diagnostics[index]
      if (!found) return
      opened = { name: nameOf(found), index }
      open(placeOf(page, found))
    },
  }
}
