import { useCallback, useEffect, useRef } from 'react'
import { wordsOf } from './words.ts'

/** Browsers refuse to change the address more often than a hundred times in half a minute. */
const delayMs = 300

/** The query of a search in an address. */
export const queryOf = (address: string): string => new URL(address).searchParams.get('q') ?? ''

/** The words of the path of an address: `/phoenix/pop-up-staff` → `phoenix pop up staff`. */
export function wordsOfPath(path: string): string {
  try {
    return wordsOf(decodeURIComponent(path)).join(' ')
  } catch {
    return wordsOf(path).join(' ')
  }
}

/** The address with this query; with an empty one, without `q`. */
export function withQuery(address: string, query: string): string {
  const url = new URL(address)
  if (query === '') url.searchParams.delete('q')
  else url.searchParams.set('q', query)
  return url.href
}

/** Returns a function that writes the query of a search into the address, so that it can be shared and revisited. */
export function useAddressQuery(): (query: string) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return useCallback((query) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(
      () => history.replaceState(history.state, '', withQuery(location.href, query.trim())),
      delayMs,
    )
  }, [])
}
