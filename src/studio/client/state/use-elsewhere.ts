import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { PageModel } from '../../model.ts'
import { api } from '../api.ts'
import type { FieldPath } from '../block-change.ts'
import type { Selection } from './use-selection.ts'

/** The page or shared file at an address, beside the open page. */
export const usePageAt = (address: string | undefined) =>
  useQuery({
    queryKey: ['page', address],
    queryFn: () => api.page(address ?? ''),
    enabled: address !== undefined,
    retry: false,
  })

/**
 * The page or shared file with the selected value, if it is not the open page. `seen` is called with it, to read the
 * hashes of its files.
 */
export function useElsewhere(selection: Selection | undefined, seen: (page: PageModel) => void) {
  const address = selection?.elsewhere?.address
  const { data, error } = usePageAt(address)
  useEffect(() => {
    if (data) seen(data)
  }, [data, seen])
  return address === undefined ? {} : { elsewhere: data, missing: error ? address : undefined }
}

/** The block of a shared file that has a path of the file, and the path in it; else its head. */
export function selectionIn({ file, blocks }: PageModel, path: FieldPath): Selection {
  for (const [block, { origins }] of blocks.entries()) {
    const { path: start = [], file: own } = origins[''] ?? {}
    const outer = start.join('.')
    if (own !== file || (outer !== '' && !`${path}.`.startsWith(`${outer}.`))) continue
    return { block, path: outer === '' ? path : path.slice(outer.length + 1) }
  }
  return { block: 'head', path }
}
