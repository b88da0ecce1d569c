import Button from '@mui/material/Button'
import CircularProgress from '@mui/material/CircularProgress'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { inquiryStates } from '../../../server/inquiry-inbox.ts'
import { inboxSchema, type ShownFilter } from '../../inbox-wire.ts'
import { ask } from '../ask.ts'
import { usePageTitle } from '../page-title.ts'
import { Refusal } from '../refusal.tsx'
import { words } from '../words.ts'
import { ExportMenu } from './export-menu.tsx'
import { InboxFilters } from './inbox-filters.tsx'
import { InboxList } from './inbox-list.tsx'
import { NumbersDialog } from './numbers-dialog.tsx'
import { useNews } from './use-news.ts'

/** After how long without a letter a search is asked for, in milliseconds. */
const searchMs = 300

/** The filter is in the address, so that Back leads from an inquiry to the same list. */
function readFilter(address: URLSearchParams): ShownFilter {
  const form = address.get('form')
  const state = inquiryStates.find((name) => name === address.get('state'))
  const text = address.get('words')
  return {
    ...(form && { form }),
    ...(state && { state }),
    ...(address.has('suspected') && { isSuspected: true }),
    ...(address.has('mine') && { isMine: true }),
    ...(text && { words: text }),
  }
}

const toAddress = ({ form, state, isSuspected, isMine, words: text }: ShownFilter) => ({
  ...(form && { form }),
  ...(state && { state }),
  ...(isSuspected && { suspected: '' }),
  ...(isMine && { mine: '' }),
  ...(text && { words: text }),
})

/** What visitors sent, the newest first. */
export function InboxPage() {
  usePageTitle(words.inbox.title)
  const [address, setAddress] = useSearchParams()
  const filter = readFilter(address)
  const [search, setSearch] = useState(filter.words ?? '')
  const [showsNumbers, setShowsNumbers] = useState(false)
  const { data: news, error: newsError } = useNews()
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useInfiniteQuery({
    queryKey: ['inbox', filter, news?.revision],
    queryFn: ({ pageParam }) => ask('inbox', inboxSchema, { filter, ...(pageParam !== '' && { before: pageParam }) }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => (next === '' ? undefined : next),
    enabled: news !== undefined,
    placeholderData: keepPreviousData,
  })
  const searched = search.trim()
  const isInAddress = searched === (filter.words ?? '')
  useEffect(() => {
    // The address would lead back whoever has followed a link meanwhile.
    if (isInAddress) return undefined
    const timer = setTimeout(() => {
      setAddress(
        (before) => {
          const { words: _, ...rest } = readFilter(before)
          return toAddress(searched === '' ? rest : { ...rest, words: searched })
        },
        { replace: true },
      )
    }, searchMs)
    return () => clearTimeout(timer)
  }, [searched, isInAddress, setAddress])
  const [first] = data?.pages ?? []
  const rows = data?.pages.flatMap((page) => page.rows) ?? []
  const isFiltered = Object.keys(filter).length > 0
  return (
    <Stack sx={{ gap: 2 }}>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography component="h1" sx={{ fontSize: 24, fontWeight: 650, flex: 1 }}>
          {words.inbox.title}
        </Typography>
        <Button onClick={() => setShowsNumbers(true)}>{words.inbox.numbers}</Button>
        <ExportMenu filter={filter} />
      </Stack>
      <Refusal error={error ?? newsError} onAgain={() => void refetch()} />
      {!first && !error && !newsError && <CircularProgress size={24} aria-label={words.general.loading} />}
      {first && (
        <InboxFilters
          inbox={first}
          filter={filter}
          onFilter={(next) => setAddress(toAddress(next))}
          search={search}
          onSearch={setSearch}
        />
      )}
      {rows.length > 0 && <InboxList rows={rows} />}
      {first && rows.length === 0 && (
        <Typography color="text.secondary">{isFiltered ? words.inbox.noneFound : words.inbox.none}</Typography>
      )}
      {hasNextPage && (
        <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {words.inbox.earlier}
        </Button>
      )}
      {showsNumbers && <NumbersDialog onClose={() => setShowsNumbers(false)} />}
    </Stack>
  )
}
