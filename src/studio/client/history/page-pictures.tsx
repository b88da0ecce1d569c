import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import { useQuery } from '@tanstack/react-query'
import type { EarlierView } from '../../wire/history.ts'
import { say } from '../../words/say.ts'
import { call } from '../call.ts'
import { PagePicture } from './page-picture.tsx'

type Props = {
  /** The address of a page that exists now. */
  address: string
  commit: string
  revision: number
}

/** Two pictures of a page: as it was in a commit, and as it is now. */
export function PagePictures({ address, commit, revision }: Props) {
  const { data, error } = useQuery({
    queryKey: ['view', address, commit, revision],
    queryFn: () => call('earlierView', { address, commit }),
    placeholderData: (before: EarlierView | undefined) => before,
  })
  if (error) return <Alert severity="error">{error.message}</Alert>
  if (!data) return <LinearProgress aria-label={say().history.rendering} sx={{ my: 2 }} />
  if (!data.view)
    return (
      <Alert severity="info" sx={{ my: 1 }}>
        {data.hasErrors ? say().history.hadErrors : say().history.beingDrawn}
      </Alert>
    )
  return (
    <Box sx={{ width: 1, display: 'flex', gap: 1, mt: 1, flexDirection: { xs: 'column', sm: 'row' } }}>
      <PagePicture label={say().history.before} address={address} view={data.view} />
      <PagePicture label={say().history.now} address={address} />
    </Box>
  )
}
