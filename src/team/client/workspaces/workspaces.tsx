import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import CircularProgress from '@mui/material/CircularProgress'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { AddIcon } from '../../../studio/client/icons.tsx'
import { nothingSchema, type TeamWorkspace, workspacesSchema } from '../../wire.ts'
import { ask } from '../ask.ts'
import { usePageTitle } from '../page-title.ts'
import { Refusal } from '../refusal.tsx'
import { useMe } from '../use-me.ts'
import { words } from '../words.ts'
import { BeginDialog } from './begin-dialog.tsx'
import { useOpening } from './use-opening.ts'
import { type Asked, WorkspaceDialog } from './workspace-dialog.tsx'
import { RemovedList, WorkspaceList } from './workspace-list.tsx'

/** What is being worked on, by whom, and the way in. */
export function Workspaces() {
  usePageTitle(words.general.workspaces)
  const queries = useQueryClient()
  const { data: me } = useMe()
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['workspaces'],
    queryFn: () => ask('workspaces', workspacesSchema),
  })
  const [isBeginning, setIsBeginning] = useState(false)
  const [question, setQuestion] = useState<Asked>()
  const changed = () => void queries.invalidateQueries()
  const opening = useOpening()
  const [asked, setAsked] = useSearchParams()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a link opens a workspace once
  useEffect(() => {
    const id = Number(asked.get('open'))
    if (id === 0) return
    const page = asked.get('page') ?? '/'
    setAsked({}, { replace: true })
    opening.mutate({ id, page })
  }, [])
  const bringing = useMutation({
    mutationFn: ({ id }: TeamWorkspace) => ask('workspaces/bring-back', nothingSchema, { id }),
    onSettled: changed,
  })
  const there = data?.filter(({ removedAt }) => removedAt === '') ?? []
  const gone = data?.filter(({ removedAt }) => removedAt !== '') ?? []
  const mayWrite = me !== undefined && me.person.role !== 'viewer'
  return (
    <Stack sx={{ gap: 2 }}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center', gap: 2, flexWrap: 'wrap' }}>
        <Typography component="h1" sx={{ fontSize: 24, fontWeight: 650 }}>
          {words.general.workspaces}
        </Typography>
        {mayWrite && (
          <Button variant="contained" startIcon={<AddIcon />} onClick={() => setIsBeginning(true)}>
            {words.workspaces.begin}
          </Button>
        )}
      </Stack>
      <Typography color="text.secondary">{words.workspaces.help}</Typography>
      <Refusal error={error ?? opening.error ?? bringing.error} onAgain={() => void refetch()} />
      {opening.isPending && <Alert severity="info">{words.workspaces.opening}</Alert>}
      {isPending && <CircularProgress size={24} aria-label={words.general.loading} />}
      {data && there.length === 0 && (
        <Typography>
          {words.workspaces.none} {mayWrite && words.workspaces.noneForYou}
        </Typography>
      )}
      {there.length > 0 && (
        <WorkspaceList
          workspaces={there}
          isOpening={opening.isPending || opening.isSuccess ? opening.variables.id : undefined}
          onOpen={({ id }) => opening.mutate({ id })}
          onAsk={setQuestion}
        />
      )}
      {gone.length > 0 && <RemovedList workspaces={gone} onBringBack={(workspace) => bringing.mutate(workspace)} />}
      {isBeginning && (
        <BeginDialog
          onClose={() => setIsBeginning(false)}
          onBegun={(id) => {
            setIsBeginning(false)
            changed()
            opening.mutate({ id })
          }}
        />
      )}
      {question && (
        <WorkspaceDialog
          {...question}
          onClose={() => setQuestion(undefined)}
          onDone={() => {
            setQuestion(undefined)
            changed()
          }}
        />
      )}
    </Stack>
  )
}
