import Alert from '@mui/material/Alert'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { NewRecordRequest } from '../../../wire/grid.ts'
import { say } from '../../../words/say.ts'
import { call } from '../../call.ts'
import { useSettled } from '../../state/use-settled.ts'

/** How long after the last key the pages to be written are listed, in milliseconds. */
const pauseMs = 500

/** How many pages are named. */
const maxNamed = 4

type PlannedProps = Pick<NewRecordRequest, 'of' | 'collection' | 'values'> & {
  others: readonly string[]
  own: readonly string[]
  /** The word for the record: `city`. */
  one: string
}

/** The pages that the new record gets. */
export function PlannedPages({ of, collection, values, others, own, one }: PlannedProps) {
  const { name, slug } = values
  const request = useMemo(
    () => ({ of, collection, values: { name, slug }, others: [...others], own: [...own] }),
    [of, collection, name, slug, others, own],
  )
  const settled = useSettled(request, pauseMs)
  const isNamed = typeof name === 'string' && name !== '' && typeof slug === 'string' && slug !== ''
  const { data: plan, error } = useQuery({
    queryKey: ['planRecord', settled],
    queryFn: () => call('planRecord', settled),
    enabled: isNamed && settled === request,
    retry: false,
    gcTime: 0,
    placeholderData: (before) => before,
  })
  if (!isNamed) return <Alert severity="info">{say().grid.pagesWithName(one)}</Alert>
  if (error) return <Alert severity="error">{error.message.replaceAll('`', '')}</Alert>
  if (!plan) return null
  const titles = plan.added.slice(0, maxNamed).map(({ title }) => title)
  return (
    <Alert severity="info" role="status">
      {say().count.pages(plan.added.length)}
      {titles.length > 0 && `: ${say().grid.titles(titles.join(', '), plan.added.length - maxNamed)}`}
    </Alert>
  )
}
