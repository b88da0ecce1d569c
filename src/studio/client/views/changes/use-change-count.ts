import { useQuery } from '@tanstack/react-query'
import type { ChangeCount } from '../../../wire/publish.ts'
import { call } from '../../call.ts'

/** How many files differ from the last commit, as of a revision of the content; `undefined` if nothing can be compared. */
export function useChangeCount(revision: number | undefined): number | undefined {
  const { data } = useQuery({
    queryKey: ['changes', 'count', revision],
    queryFn: () => call('changeCount', {}),
    enabled: revision !== undefined,
    placeholderData: (before: ChangeCount | undefined) => before,
  })
  return data?.count
}
