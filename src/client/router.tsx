import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { BrowserRouter, useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import { adoptCurrent, adoptHead, sameRelease } from './head.ts'
import { pageClient, pageQuery } from './page-query.ts'
import type { PageView } from './page-view.ts'

/** The state of the main part of the window. */
export type RouterState =
  | { state: 'page'; page: PageView }
  | { state: 'loading' }
  | { state: 'failed'; retry: () => void }

type RouterProps = {
  /** Set to the function that navigates from then on. */
  navigate: RefObject<((to: string) => void) | undefined>
  show: (shown: RouterState) => void
}

/** Follows the address bar: fetches the page of each route and reports it. Renders nothing. */
export function Router(props: RouterProps) {
  return (
    <QueryClientProvider client={pageClient}>
      <BrowserRouter useTransitions={false}>
        <Route {...props} />
      </BrowserRouter>
    </QueryClientProvider>
  )
}

/** Prefetches a page. */
export const prefetchPage = (path: string) => void pageClient.prefetchQuery(pageQuery(path))

function Route({ navigate, show }: RouterProps) {
  const go = useNavigate()
  const { pathname, hash } = useLocation()
  const isPushed = useNavigationType() !== 'POP'
  const first = useRef(pathname)
  const left = useRef(false)
  // The page of the document is there already; a jump to an anchor on it is not a change of page.
  left.current ||= isPushed || pathname !== first.current
  const isLeft = left.current
  const { data, isError, refetch } = useQuery({ ...pageQuery(pathname), enabled: isLeft })

  useLayoutEffect(() => {
    navigate.current = go
  }, [go, navigate])

  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of the route scrolls to the top
  useLayoutEffect(() => {
    if (!isLeft) return
    history.scrollRestoration = 'manual'
    scrollTo(0, 0)
  }, [isLeft, pathname])

  // Before the next frame: a prefetched page is shown in the same task as the click.
  useLayoutEffect(() => {
    if (!isLeft) return
    if (isError) show({ state: 'failed', retry: () => void refetch() })
    else if (!data) show({ state: 'loading' })
    else if (!sameRelease(data.head)) location.assign(pathname + hash)
    else {
      adoptHead(data.head)
      adoptCurrent(data.head)
      show({ state: 'page', page: data })
    }
  }, [data, isError, isLeft, pathname, hash, refetch, show])

  return null
}
