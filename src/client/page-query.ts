import { QueryClient } from '@tanstack/react-query'
import { trustedHtml } from '../components/prose/trusted-html.ts'
import { type PageView, readPage } from './page-view.ts'

/** docs/requirements.md, “Pages”: three retries, back-off from 1 s to 30 s, data cached for 5 minutes. */
const cachedMs = 5 * 60_000
const retries = 3
const backOffMs = (attempt: number) => Math.min(1_000 * 2 ** attempt, 30_000)

export const pageClient = new QueryClient({
  defaultOptions: {
    queries: { retry: retries, retryDelay: backOffMs, staleTime: cachedMs, gcTime: cachedMs, networkMode: 'always' },
  },
})

/** A page and the document from which it was read, for its head. */
export type FetchedPage = PageView & { head: Document }

/** The query of a page: its document, fetched once. The not-found page, with its 404, is a page as well. */
export const pageQuery = (path: string) => ({
  queryKey: ['page', path],
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<FetchedPage> => {
    const response = await fetch(path, { signal, headers: { accept: 'text/html' } })
    if (!response.ok && response.status !== 404) throw new Error(`${path} answered ${response.status}`)
    const head = new DOMParser().parseFromString(trustedHtml(await response.text()), 'text/html')
    return { ...readPage(head, path, false), head }
  },
})
