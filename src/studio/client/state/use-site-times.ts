import { useMemo } from 'react'
import { siteTimes } from '../../site-times.ts'
import { useStudio } from '../store/studio-store.ts'

const unknown = { locale: 'en', timeZone: 'UTC' }

/** How the studio writes times: as the site does. */
export function useSiteTimes() {
  const times = useStudio(({ setup }) => setup?.times) ?? unknown
  return useMemo(() => siteTimes(times), [times])
}
