import { useQuery } from '@tanstack/react-query'
import { call } from '../call.ts'

/** The page or shared file at an address, beside the open page. */
export const usePageAt = (address: string | undefined) =>
  useQuery({
    queryKey: ['page', address],
    queryFn: () => call('page', { address: address ?? '' }),
    enabled: address !== undefined,
    retry: false,
  })
