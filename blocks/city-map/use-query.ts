import { queryOf, useAddressQuery } from 'marquee'
import { useEffect, useRef, useState } from 'react'

/**
 * The query of the search. It starts with what was typed before hydration, else with `?q=` of the address. The address
 * follows it, so that a search can be shared and revisited.
 */
export function useQuery() {
  const input = useRef<HTMLInputElement>(null)
  const writeQuery = useAddressQuery()
  const [query, setQuery] = useState('')

  const search = (text: string) => {
    if (input.current && input.current.value !== text) input.current.value = text
    setQuery(text)
    writeQuery(text)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the block is hydrated
  useEffect(() => {
    const first = input.current?.value || queryOf(location.href)
    if (first) search(first)
  }, [])

  return { input, query, search }
}
