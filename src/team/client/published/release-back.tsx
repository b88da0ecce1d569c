import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { nothingSchema, releaseSchema } from '../../wire.ts'
import { ask } from '../ask.ts'
import { Refusal } from '../refusal.tsx'
import { words } from '../words.ts'

/** Says whether visitors see the release before, and leads there and back. */
export function ReleaseBack({ mayGo, newest }: { mayGo: boolean; newest: number | undefined }) {
  const queries = useQueryClient()
  const [isOpen, setIsOpen] = useState(false)
  const { data } = useQuery({
    // Each publication that goes live leaves the release before it.
    queryKey: ['release', newest],
    queryFn: () => ask('releases', releaseSchema),
  })
  const going = useMutation({
    mutationFn: () => ask('releases/back', nothingSchema),
    onSuccess: () => setIsOpen(false),
    onSettled: () => void queries.invalidateQueries(),
  })
  if (!data?.hasOther || (!data.isBack && !mayGo)) return null
  const said = data.isBack ? words.published.forward : words.published.back
  const open = mayGo && (
    <Button color="inherit" onClick={() => setIsOpen(true)}>
      {said.action}
    </Button>
  )
  return (
    <>
      <Alert severity={data.isBack ? 'warning' : 'info'} action={open} role={data.isBack ? 'alert' : 'note'}>
        {said.state}
      </Alert>
      {isOpen && (
        <Dialog open onClose={() => setIsOpen(false)} fullWidth maxWidth="sm" aria-labelledby="release-title">
          <DialogTitle id="release-title">{said.title}</DialogTitle>
          <DialogContent>
            <DialogContentText>{said.text}</DialogContentText>
            <Refusal error={going.error} />
          </DialogContent>
          <DialogActions>
            <Button onClick={() => setIsOpen(false)}>{words.general.cancel}</Button>
            <Button variant="contained" loading={going.isPending} onClick={() => going.mutate()}>
              {said.action}
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  )
}
