import { useCallback, useEffect, useState } from 'react'
import { loadSearch, type Search } from './load-search.ts'

export type SearchState = { state: 'idle' | 'loading' | 'failed' } | { state: 'ready'; search: Search }

/** The search, loaded on demand, and a way to retry after a failure. */
export function useSearch(wanted: boolean): [SearchState, retry: () => void] {
  const [current, setCurrent] = useState<SearchState>({ state: 'idle' })
  const load = useCallback(() => {
    setCurrent({ state: 'loading' })
    loadSearch().then(
      (search) => setCurrent({ state: 'ready', search }),
      () => setCurrent({ state: 'failed' }),
    )
  }, [])
  useEffect(() => {
    if (wanted) load()
  }, [wanted, load])
  return [current, load]
}
