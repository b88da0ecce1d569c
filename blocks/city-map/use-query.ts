import { useEffect, useRef, useState } from 'react'
import { addressWith } from '../../src/components/query-address.ts'

/** Browsers refuse to change the address more often than a hundred times in half a minute. */
const addressDelayMs = 300

/**
 * The query of the search. It starts with what was typed before hydration, else with `?q=` of the address. The address
 * follows it, so that a search can be shared and revisited.
 */
export function useQuery() {
  const input = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [query, setQuery] = useState('')

  const search = (text: string) => {
    if (input.current && input.current.value !== text) input.current.value = text
    setQuery(text)
    clearTimeout(timer.current)
    timer.current = setTimeout(
      () => history.replaceState(history.state, '', addressWith(location.href, { q: text.trim() })),
      addressDelayMs,
    )
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the block is hydrated
  useEffect(() => {
    const typed = input.current?.value ?? ''
    const shared = new URL(location.href).searchParams.get('q') ?? ''
    if (typed || shared) search(typed || shared)
    return () => clearTimeout(timer.current)
  }, [])

  return { input, query, search }
}
