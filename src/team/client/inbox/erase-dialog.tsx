import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import Typography from '@mui/material/Typography'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { erasingSchema, type Inquiry } from '../../inbox-wire.ts'
import { nothingSchema } from '../../wire.ts'
import { ask } from '../ask.ts'
import { Refusal } from '../refusal.tsx'
import { words } from '../words.ts'

type Props = { inquiry: Inquiry; onClose: () => void; onErased: () => void }

/** Shows what goes before anything does, and what erasing does not reach. */
export function EraseDialog({ inquiry: { id, email }, onClose, onErased }: Props) {
  const [isOfPerson, setIsOfPerson] = useState(false)
  const { data, error, refetch } = useQuery({
    queryKey: ['erasing', id, isOfPerson],
    queryFn: () => ask('inbox/erasing', erasingSchema, { id, isOfPerson }),
    gcTime: 0,
  })
  const erasing = useMutation({
    mutationFn: (inquiries: number) => ask('inbox/erase', nothingSchema, { id, isOfPerson, inquiries }),
    onSuccess: onErased,
    onError: () => void refetch(),
  })
  const { erasing: said } = words.inbox
  const goes = data && [
    `${said.inquiries(data.inquiries)} (${data.forms.map(([form, count]) => `${form}: ${count}`).join(', ')})`,
    said.files(data.files),
    said.notes(data.notes),
    said.notifications(data.notifications),
  ]
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="erase-title">
      <DialogTitle id="erase-title">{words.inbox.eraseTitle}</DialogTitle>
      <DialogContent>
        <Refusal error={error ?? erasing.error} />
        <RadioGroup
          aria-labelledby="erase-title"
          value={isOfPerson ? 'person' : 'one'}
          onChange={({ target }) => setIsOfPerson(target.value === 'person')}
        >
          <FormControlLabel value="one" control={<Radio />} label={words.inbox.eraseOne} />
          {email && (
            <FormControlLabel
              value="person"
              control={<Radio />}
              label={words.inbox.eraseAll(email)}
              sx={{ overflowWrap: 'anywhere' }}
            />
          )}
        </RadioGroup>
        {data?.inquiries === 0 && <Typography>{said.nothing}</Typography>}
        {goes && data.inquiries > 0 && (
          <>
            <Typography sx={{ fontWeight: 600, mt: 1 }}>{said.what}</Typography>
            <ul>
              {goes.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </>
        )}
        <DialogContentText>
          {said.forGood} {said.unreached}
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} autoFocus>
          {words.general.cancel}
        </Button>
        <Button
          color="error"
          variant="contained"
          disabled={!data || data.inquiries === 0}
          loading={erasing.isPending}
          onClick={() => data && erasing.mutate(data.inquiries)}
        >
          {words.inbox.erase}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
