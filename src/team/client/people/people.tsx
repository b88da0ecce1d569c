import Button from '@mui/material/Button'
import CircularProgress from '@mui/material/CircularProgress'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { AddIcon } from '../../../studio/client/icons.tsx'
import { type Invited, invitedSchema, nothingSchema, peopleSchema, type TeamPerson } from '../../wire.ts'
import { ask } from '../ask.ts'
import { usePageTitle } from '../page-title.ts'
import { Refusal } from '../refusal.tsx'
import { words } from '../words.ts'
import { PersonDialog } from './person-dialog.tsx'
import { PersonList } from './person-list.tsx'
import { RemoveDialog } from './remove-dialog.tsx'
import { WayIn } from './way-in.tsx'

/** Who is here, and what each may do. */
export function People() {
  usePageTitle(words.general.people)
  const queries = useQueryClient()
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['people'],
    queryFn: () => ask('people', peopleSchema),
  })
  const [edited, setEdited] = useState<TeamPerson | 'new'>()
  const [removed, setRemoved] = useState<TeamPerson>()
  const [invited, setInvited] = useState<Invited>()
  const changed = () => void queries.invalidateQueries()
  const link = useMutation({
    mutationFn: ({ id }: TeamPerson) => ask('people/link', invitedSchema, { id }),
    onSuccess: setInvited,
  })
  const removal = useMutation({
    mutationFn: ({ id }: TeamPerson) => ask('people/remove', nothingSchema, { id }),
    onSuccess: () => {
      setRemoved(undefined)
      changed()
    },
  })
  return (
    <Stack sx={{ gap: 2 }}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center', gap: 2 }}>
        <Typography component="h1" sx={{ fontSize: 24, fontWeight: 650 }}>
          {words.general.people}
        </Typography>
        <Button variant="contained" startIcon={<AddIcon />} onClick={() => setEdited('new')}>
          {words.people.invite}
        </Button>
      </Stack>
      {invited && <WayIn invited={invited} onClose={() => setInvited(undefined)} />}
      <Refusal error={error ?? link.error} onAgain={() => void refetch()} />
      {isPending && <CircularProgress size={24} aria-label={words.general.loading} />}
      {data && (
        <PersonList
          people={data}
          onChange={setEdited}
          onLink={(person) => link.mutate(person)}
          onRemove={(person) => {
            removal.reset()
            setRemoved(person)
          }}
        />
      )}
      {edited && (
        <PersonDialog
          person={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
          onDone={(answer) => {
            setEdited(undefined)
            if (answer) setInvited(answer)
            changed()
          }}
        />
      )}
      {removed && (
        <RemoveDialog
          person={removed}
          error={removal.error}
          isRunning={removal.isPending}
          onClose={() => setRemoved(undefined)}
          onRemove={() => removal.mutate(removed)}
        />
      )}
    </Stack>
  )
}
