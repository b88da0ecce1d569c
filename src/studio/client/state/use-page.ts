import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { FrameView } from '../../wire/page.ts'
import type { ThemeLook } from '../../wire/theme.ts'
import { call } from '../call.ts'
import { createSeenContent } from '../saving/seen-content.ts'
import { useContentChanges } from '../saving/use-content-changes.ts'
import { useDiagnostics } from '../saving/use-diagnostics.ts'
import { useWrites } from '../saving/use-writes.ts'

/**
 * The page at an address, and the functions that write to its files. `show` is called with each view for the frame: of
 * the page as it was saved, and as it would be with what was typed since; `showLook` with the look of a typed theme.
 */
export function usePage(address: string, show: (view: FrameView) => void, showLook: (look: ThemeLook) => void) {
  const queries = useQueryClient()
  const [content] = useState(() => createSeenContent(queries))
  const setup = useQuery({ queryKey: ['setup'], queryFn: () => call('setup', {}), staleTime: Number.POSITIVE_INFINITY })
  const page = useQuery({
    queryKey: ['page', address],
    queryFn: async () => content.newerOf(address, await call('page', { address })),
  })
  const { data, refetch } = page
  const { tried, ...writes } = useWrites({ content, address, page: data, show, showLook })

  useEffect(() => {
    if (data && !content.seePage(data)) void refetch()
  }, [data, content, refetch])

  useContentChanges(content)
  const problems = useDiagnostics({ page: data, tried, unsaved: writes.unsaved })

  return {
    ...writes,
    ...problems,
    seePage: content.seePage,
    /** The revision of the content that was seen last. */
    revisionNow: content.revision,
    seeFiles: content.seeFiles,
    setup: setup.data,
    page: data,
    error: page.error ?? setup.error,
    refetch,
  }
}
