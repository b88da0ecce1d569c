import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { isSharedAddress } from '../../shared-address.ts'
import { say } from '../../words/say.ts'
import { call } from '../call.ts'
import { changedBlocks } from './changed-blocks.ts'
import { PagePicture } from './page-picture.tsx'

/** How often a view whose pictures are drawn is asked for again, in milliseconds. */
const drawnMs = 2_000

/** A page as it is in a commit; none without an address. A shared file is shown by a page that shows it. */
function useView(address: string, commit: string) {
  return useQuery({
    queryKey: ['compared', address, commit],
    enabled: address !== '',
    queryFn: async () => {
      const { preview } = isSharedAddress(address) ? await call('page', { address }) : { preview: address }
      return call('earlierView', { address: preview, commit })
    },
    refetchInterval: ({ state: { data } }) => (data && !data.view && !data.hasErrors ? drawnMs : false),
  })
}

/** A page before and after what a team's workspace changes in it. The address says which two versions of which page. */
export function ComparedPage() {
  const [query] = useSearchParams()
  const [from = '', base = '', to = '', commit = ''] = ['from', 'base', 'to', 'commit'].map(
    (name) => query.get(name) ?? '',
  )
  const [before, after] = [useView(from, base), useView(to, commit)]
  const [old, now] = [before.data?.view, after.data?.view]
  const changed = useMemo(() => old && now && changedBlocks(old, now), [old, now])
  const [isWhole, setWhole] = useState(false)
  const ranges = isWhole ? undefined : changed?.ranges
  const title = (now ?? old)?.title ?? ''
  const sides = [
    { asked: before, address: from, label: say().history.before, view: changed?.views[0] ?? old, range: ranges?.[0] },
    { asked: after, address: to, label: say().effects.after, view: changed?.views[1] ?? now, range: ranges?.[1] },
  ].filter(({ address }) => address !== '')
  // A page that is new or deleted is compared with nothing.
  const heading = sides.length > 1 || title === '' ? say().history.compared : title
  useEffect(() => {
    document.title = [...new Set([heading, title])].filter(Boolean).join(': ')
  }, [heading, title])
  // Where one of the two is missing, there is nothing to wait for.
  const isThere = sides.every(({ asked }) => !asked.isPending)
  // Its document is only the frame for a version, so another page serves as well.
  const framed = to !== '' && !isSharedAddress(to) ? to : '/'
  return (
    <Box component="main" sx={{ maxWidth: 1800, mx: 'auto', p: { xs: 2, sm: 3 } }}>
      <Stack direction="row" sx={{ gap: 1, mb: 2, alignItems: 'center', flexWrap: 'wrap' }}>
        <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
          <Typography component="h1" sx={{ fontSize: 20, fontWeight: 650, overflowWrap: 'anywhere' }}>
            {heading}
          </Typography>
          {heading !== title && (
            <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>{title}</Typography>
          )}
        </Box>
        {changed?.ranges && (
          <Button variant="outlined" aria-pressed={isWhole} onClick={() => setWhole(!isWhole)}>
            {say().history.wholePage}
          </Button>
        )}
      </Stack>
      {!isThere && <LinearProgress aria-label={say().history.rendering} />}
      {changed && !changed.ranges && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {say().history.sameBlocks}
        </Alert>
      )}
      {isThere && (
        <Box sx={{ display: 'flex', gap: 2, flexDirection: { xs: 'column', sm: 'row' } }}>
          {sides.map(({ asked, label, view, range }) =>
            view ? (
              <PagePicture key={label} label={label} address={framed} view={view} shows={range ?? 'whole'} />
            ) : (
              <Alert key={label} severity={asked.error ? 'error' : 'info'} sx={{ flex: 1 }}>
                {label}:{' '}
                {asked.error?.message ?? (asked.data?.hasErrors ? say().history.hadErrors : say().history.rendering)}
              </Alert>
            ),
          )}
        </Box>
      )}
    </Box>
  )
}
