import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { type RefObject, useEffect, useLayoutEffect } from 'react'
import { BrowserRouter, useLocation, useNavigate } from 'react-router-dom'
import { adoptHead, markCurrent, sameRelease } from './head.ts'
import { pageClient, pageQuery } from './page-query.ts'
import type { PageView } from './page-view.ts'

/** What the main part of the window shows. */
export type Shown = { state: 'page'; page: PageView } | { state: 'loading' } | { state: 'failed'; retry: () => void }

type RouterProps = {
  /** Filled with the function that navigates from then on. */
  navigate: RefObject<((to: string) => void) | undefined>
  show: (shown: Shown) => void
}

/** Follows the address bar: fetches the page of each route and reports what to show. Renders nothing itself. */
export function Router(props: RouterProps) {
  return (
    <QueryClientProvider client={pageClient}>
      <BrowserRouter>
        <Route {...props} />
      </BrowserRouter>
    </QueryClientProvider>
  )
}

/** Fetches a page ahead of the click. */
export const prefetchPage = (path: string) => void pageClient.prefetchQuery(pageQuery(path))

function Route({ navigate, show }: RouterProps) {
  const go = useNavigate()
  const { pathname, hash } = useLocation()
  const { data, isError, refetch } = useQuery(pageQuery(pathname))

  useLayoutEffect(() => {
    history.scrollRestoration = 'manual'
    navigate.current = go
  }, [go, navigate])

  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of the route scrolls to the top (spec 2.6)
  useLayoutEffect(() => {
    scrollTo(0, 0)
  }, [pathname])

  useEffect(() => {
    if (isError) show({ state: 'failed', retry: () => void refetch() })
    else if (!data) show({ state: 'loading' })
    else if (!sameRelease(data.head)) location.assign(pathname + hash)
    else {
      adoptHead(data.head)
      markCurrent(pathname)
      show({ state: 'page', page: data })
    }
  }, [data, isError, pathname, hash, refetch, show])

  return null
}
