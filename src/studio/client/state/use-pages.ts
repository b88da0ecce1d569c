import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import type { PageListEntry } from '../../wire/listing.ts'
import { call } from '../call.ts'

/** All pages, as of the last time that all of them were read. `listingHash` is that of the page that is open. */
export function usePages(listingHash: string | undefined) {
  // While another page is read, the list is that of the page before: the first one of all may lack titles.
  const last = useRef(listingHash)
  if (listingHash !== undefined) last.current = listingHash
  return useQuery({
    queryKey: ['pages', last.current],
    queryFn: () => call('pages', {}),
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: (before: PageListEntry[] | undefined) => before,
  })
}
