import Button from '@mui/material/Button'
import CircularProgress from '@mui/material/CircularProgress'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams, useSearchParams } from 'react-router-dom'
import { AddIcon } from '../../../studio/client/icons.tsx'
import { nothingSchema, previewsSchema, workspacesSchema } from '../../wire.ts'
import { ask } from '../ask.ts'
import { BackLink } from '../back-link.tsx'
import { usePageTitle } from '../page-title.ts'
import { Refusal } from '../refusal.tsx'
import { useMe } from '../use-me.ts'
import { words } from '../words.ts'
import { PreviewDialog } from './preview-dialog.tsx'
import { PreviewList } from './preview-list.tsx'

/** How often it is asked whether a preview is ready, in milliseconds. */
const askMs = 2_000

/** The page with the previews of a workspace. */
export function PreviewsPage() {
  usePageTitle(words.previews.title)
  const id = Number(useParams()['id'])
  const { data } = useQuery({ queryKey: ['workspaces'], queryFn: () => ask('workspaces', workspacesSchema) })
  const title = data?.find((one) => one.id === id)?.title
  return (
    <Stack sx={{ gap: 2 }}>
      <BackLink to="/workspaces">{words.previews.back}</BackLink>
      <Typography component="h1" sx={{ fontSize: 24, fontWeight: 650, overflowWrap: 'anywhere' }}>
        {title === undefined ? words.previews.title : words.previews.of(title)}
      </Typography>
      <Previews workspace={id} />
    </Stack>
  )
}

/** The previews of a workspace: whom it is shown to, and for how long. */
function Previews({ workspace }: { workspace: number }) {
  const queries = useQueryClient()
  const { data: me } = useMe()
  const [search] = useSearchParams()
  const path = search.get('page')
  const [isBeginning, setIsBeginning] = useState(path !== null)
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['previews', workspace],
    queryFn: () => ask('previews', previewsSchema, { id: workspace }),
    refetchInterval: ({ state }) => state.data?.some((one) => one.state === 'asked') === true && askMs,
  })
  const change = useMutation({
    mutationFn: ({ id, what }: { id: number; what: 'end' | 'renew' }) => ask(`previews/${what}`, nothingSchema, { id }),
    onSettled: () => void queries.invalidateQueries(),
  })
  const mayBegin = me !== undefined && me.person.role !== 'viewer'
  return (
    <Stack sx={{ gap: 2 }}>
      <Typography color="text.secondary">{words.previews.help}</Typography>
      {mayBegin && (
        <Button
          variant="contained"
          startIcon={<AddIcon />}
          onClick={() => setIsBeginning(true)}
          sx={{ alignSelf: 'start' }}
        >
          {words.previews.begin}
        </Button>
      )}
      <Refusal error={error ?? change.error} onAgain={() => void refetch()} />
      {isPending && <CircularProgress size={24} aria-label={words.general.loading} />}
      {data?.length === 0 && <Typography>{words.previews.none}</Typography>}
      {data && data.length > 0 && <PreviewList previews={data} onChange={(asked) => change.mutate(asked)} />}
      {isBeginning && mayBegin && (
        <PreviewDialog
          workspace={workspace}
          path={path ?? '/'}
          onBegun={() => void queries.invalidateQueries()}
          onClose={() => setIsBeginning(false)}
        />
      )}
    </Stack>
  )
}
