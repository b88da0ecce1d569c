import { useQuery } from '@tanstack/react-query'
import type { SiteProblems } from '../../wire/listing.ts'
import type { PageModel } from '../../wire/page.ts'
import { call } from '../call.ts'

const none: SiteProblems = { errors: 0, warnings: 0, samples: 0, listed: [] }

/** The problems of the site beside those of the open page; none until all pages have been read. */
export function useSiteProblems(page: PageModel | undefined): SiteProblems {
  const { address = '', siteHash } = page ?? {}
  const { data = none } = useQuery({
    queryKey: ['problems', address, siteHash],
    queryFn: () => call('problems', { address }),
    enabled: siteHash !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: (before: SiteProblems | undefined) => before,
  })
  return data
}
