import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { PageModel } from '../../wire/page.ts'
import { call } from '../call.ts'
import { NotFound } from '../not-found.ts'
import type { Selection } from './use-selection.ts'

/** The page or shared file at an address, beside the open page. */
export const usePageAt = (address: string | undefined) =>
  useQuery({
    queryKey: ['page', address],
    queryFn: () => call('page', { address: address ?? '' }),
    enabled: address !== undefined,
    retry: false,
  })

/**
 * The page or shared file with the selected value, if it is not the open page. `seePage` is called with it, to read the
 * hashes of its files.
 */
export function useElsewhere(selection: Selection | undefined, seePage: (page: PageModel) => void) {
  const address = selection?.elsewhere?.address
  const { data, error } = usePageAt(address)
  useEffect(() => {
    if (data) seePage(data)
  }, [data, seePage])
  return address === undefined ? {} : { elsewhere: data, missing: error instanceof NotFound ? address : undefined }
}
