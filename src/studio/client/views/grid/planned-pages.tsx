import Alert from '@mui/material/Alert'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { count } from '../../../../../schema/writing/count.ts'
import { call } from '../../call.ts'
import { useSettled } from '../../state/use-settled.ts'

/** How long after the last key the pages to be written are listed, in milliseconds. */
const pauseMs = 500

/** How many pages are named. */
const maxNamed = 4

type PlannedProps = { of: string; values: Record<string, unknown>; columns: readonly string[]; one: string }

/** The pages that the new record gets. */
export function PlannedPages({ of, values, columns, one }: PlannedProps) {
  const { name, slug } = values
  const row = useMemo(() => ({ of, values: { name, slug }, columns: [...columns] }), [of, name, slug, columns])
  const settled = useSettled(row, pauseMs)
  const isNamed = typeof name === 'string' && name !== '' && typeof slug === 'string' && slug !== ''
  const { data: plan, error } = useQuery({
    queryKey: ['planRow', settled],
    queryFn: () => call('planRow', settled),
    enabled: isNamed && settled === row,
    retry: false,
    gcTime: 0,
    placeholderData: (before) => before,
  })
  if (!isNamed) return <Alert severity="info">With a name, the pages of the {one} are listed here.</Alert>
  if (error) return <Alert severity="error">{error.message.replaceAll('`', '')}</Alert>
  if (!plan) return null
  const titles = plan.added.slice(0, maxNamed).map(({ title }) => title)
  const more = plan.added.length > maxNamed ? ` and ${plan.added.length - maxNamed} more` : ''
  return (
    <Alert severity="info" role="status">
      {count(plan.added.length, 'page')}
      {titles.length > 0 && `: ${titles.join(', ')}${more}`}
    </Alert>
  )
}
