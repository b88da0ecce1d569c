import { useQuery } from '@tanstack/react-query'
import type { PageListEntry } from '../../listing-model.ts'
import { api } from '../api.ts'

/** All pages, as of the last time that all of them were read. `listingHash` is that of the page that is open. */
export const usePages = (listingHash: string | undefined) =>
  useQuery({
    queryKey: ['pages', listingHash],
    queryFn: api.pages,
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: (before: PageListEntry[] | undefined) => before,
  })
