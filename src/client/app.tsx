import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { layoutWords } from '../../schema/language/layout-words.ts'
import { prefillFromPage, prefillOf } from '../components/forms/prefill.ts'
import { showReceipt, useShownReceipt } from '../components/forms/receipt-shown.ts'
import { clearNotice, notify, toast } from '../components/notices/notice-store.ts'
import { Notices } from '../components/notices/notices.tsx'
import { dialogName, QuoteDialog } from '../render/layout/quote-dialog.tsx'
import { dialogFormId } from '../render/page-data.ts'
import { merge, onEdited } from './dev/page-hmr.ts'
import { adoptHead } from './head.ts'
import { whenIdle } from './inert-background.ts'
import { useIsland } from './islands.tsx'
import { internalTarget } from './links.ts'
import { MainContent, untouched } from './main-content.tsx'
import type { PageView } from './page-view.ts'
import type { RouterState } from './router.tsx'
import { focusEnteredPage, useUnlockedPage } from './unlocked-pages.ts'

const loadRouter = () => import('./router.tsx')
const ReceiptDialog = lazy(() =>
  import('../components/forms/receipt-dialog.tsx').then(
    (m) => ({ default: m.ReceiptDialog }),
    () => {
      window.marquee.lost()
      return { default: () => null }
    },
  ),
)
type RouterModule = Awaited<ReturnType<typeof loadRouter>>

const noPictures = {}

/**
 * What surrounds the islands, which are React roots of their own. It takes over the page in the document, and shows
 * others as the router reports them. The router is loaded and mounted beside the page when the browser is idle, so
 * nothing that is there mounts again.
 */
export function App({ initial }: { initial: PageView }) {
  const [reported, setShown] = useState<RouterState>({ state: 'page', page: initial })
  const opened = useUnlockedPage(reported.state === 'page' ? reported.page : undefined)
  const shown = useMemo<RouterState>(() => (opened ? { state: 'page', page: opened } : reported), [opened, reported])
  const [router, setRouter] = useState<RouterModule>()
  const isRouted = useRef(false)
  const navigate = useRef<(to: string) => void>(undefined)
  const { id: receipt } = useShownReceipt()
  const dialogForm = initial.islands[dialogFormId]
  const dialogIsland = useIsland<HTMLDivElement>(dialogForm, noPictures)

  const show = useCallback((routedTo: RouterState) => {
    isRouted.current = true
    setShown(routedTo)
  }, [])

  const follow = useCallback(async (to: string) => {
    closePopups()
    if (!navigate.current) {
      setShown({ state: 'loading' })
      scrollTo(0, 0)
      const loaded = await loadRouter().catch(() => undefined)
      if (!loaded) return location.assign(to)
      flushSync(() => setRouter(loaded))
    }
    navigate.current?.(to)
  }, [])

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const to = internalTarget(event)
      if (to === undefined) return
      event.preventDefault()
      follow(to)
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [follow])

  useEffect(() => {
    if (shown.state === 'page') prefillFromPage({ ...shown.page.quote, ...prefillOf(location.search) })
  }, [shown])

  useEffect(watchConnection, [])
  useEffect(() => {
    if (import.meta.env.DEV) return onEdited((edited) => setShown((now) => merge(now, edited)))
    return undefined
  }, [])

  useEffect(() => {
    // Loaded later, because they would compete with what the visitor waits for.
    window.marquee.start().then(() =>
      whenIdle(() => {
        loadRouter().then(setRouter, () => {})
        // Sends submissions that wait since an earlier visit, on whichever page this is.
        import('../components/submission-queue/site-queue.ts').then(
          (m) => m.startSubmissionQueue(),
          () => {},
        )
      }),
    )
  }, [])
  useEffect(() => {
    if (isRouted.current && shown.state === 'page') arrive()
  }, [shown])
  // Whenever the router reports a page, it has applied the head of the locked one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (!opened) return
    adoptHead(opened.head)
    focusEnteredPage()
  }, [opened, reported])

  return (
    <>
      <main id="main" tabIndex={-1}>
        <MainContent shown={shown} prefetch={router?.prefetchPage} />
      </main>
      {dialogForm && <QuoteDialog name={dialogName(dialogForm)} form={untouched} island={dialogIsland} />}
      <Notices />
      {receipt && (
        <Suspense>
          <ReceiptDialog id={receipt} />
        </Suspense>
      )}
      {router && <router.Router navigate={navigate} show={show} />}
    </>
  )
}

/** Menu and dialogs belong to the previous page. */
function closePopups() {
  for (const popup of document.querySelectorAll<HTMLElement>(':popover-open')) popup.hidePopover()
  showReceipt(undefined)
}

/** Where focus and scroll go after a navigation: to the anchor, else to the start of the page. */
function arrive() {
  const anchor = location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)))
  if (anchor) {
    // The browser does so itself where it loads a page, but not where the app shows it.
    for (let fold = anchor.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
      fold.open = true
    anchor.scrollIntoView()
  } else document.getElementById('main')?.focus({ preventScroll: true })
}

/** Shows a notice while the device is offline, and a toast when it is online again. Returns a function that ends it. */
function watchConnection(): () => void {
  const offline = () => notify(layoutWords.offline)
  const online = () => {
    clearNotice()
    toast(layoutWords.online)
  }
  addEventListener('offline', offline)
  addEventListener('online', online)
  return () => {
    removeEventListener('offline', offline)
    removeEventListener('online', online)
  }
}
