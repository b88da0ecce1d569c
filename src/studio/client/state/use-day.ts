import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { PageModel } from '../../wire/page.ts'
import { setShownTime } from '../call.ts'
import { useStable } from './use-stable.ts'

/** The time as of which the studio shows the site, such as `2026-12-03T09:00Z`; `undefined` for now. */
export function useDay() {
  const queries = useQueryClient()
  const [asOf, setAsOf] = useState<string>()
  const stable = useStable({
    /** Shows the site as of a time. Nothing is written, and nobody else sees it. */
    showDay(time: string | undefined): void {
      setShownTime(time)
      setAsOf(time)
      // What is cached is of another time. Until it has been read again, the frame shows its own document.
      queries.setQueriesData({ queryKey: ['page'] }, (page: PageModel | undefined) => {
        if (!page) return undefined
        const { view: _, ...rest } = page
        return rest
      })
      void queries.invalidateQueries()
    },
  })
  return { asOf, ...stable }
}
