import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import FormControlLabel from '@mui/material/FormControlLabel'
import MenuItem from '@mui/material/MenuItem'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { type Role, roles } from '../../server/people/roles.ts'
import { type Invited, invitedSchema, personSchema, type TeamPerson } from '../../wire.ts'
import { ask } from '../ask.ts'
import { Refusal } from '../refusal.tsx'
import { words } from '../words.ts'

type Props = {
  /** Who is changed; a new person without. */
  person: TeamPerson | undefined
  onClose: () => void
  /** Called when it is done, with the way in of a new person. */
  onDone: (invited?: Invited) => void
}

/** Asks what a person may do, and until when. */
export function PersonDialog({ person, onClose, onDone }: Props) {
  const [email, setEmail] = useState('')
  const [name, setName] = useState(person?.name ?? '')
  const [role, setRole] = useState<Role>(person?.role ?? 'writer')
  const [seesInbox, setSeesInbox] = useState(person?.seesInbox ?? false)
  const [lastDay, setLastDay] = useState(person?.lastDay ?? '')
  const saving = useMutation({
    mutationFn: async () => {
      const fields = { name, role, seesInbox, lastDay }
      if (!person) return ask('people/invite', invitedSchema, { email, ...fields })
      await ask('people/change', personSchema, { id: person.id, ...fields })
      return undefined
    },
    onSuccess: onDone,
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    saving.mutate()
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="person-title">
      <form onSubmit={submit}>
        <DialogTitle id="person-title">
          {person ? words.people.changeTitle(person.name) : words.people.inviteTitle}
        </DialogTitle>
        <DialogContent>
          <Stack sx={{ gap: 2, pt: 1 }}>
            {!person && (
              <TextField
                type="email"
                label={words.people.email}
                value={email}
                onChange={({ target }) => setEmail(target.value)}
                required
                autoFocus
                autoComplete="off"
              />
            )}
            <TextField
              label={words.people.name}
              value={name}
              onChange={({ target }) => setName(target.value)}
              autoComplete="off"
              slotProps={{ htmlInput: { maxLength: 100 } }}
            />
            <TextField
              select
              label={words.people.role}
              value={role}
              onChange={({ target }) => setRole(roles.find((one) => one === target.value) ?? role)}
              helperText={words.people.roleWords[role]}
            >
              {roles.map((one) => (
                <MenuItem key={one} value={one}>
                  {words.people.roles[one]}
                </MenuItem>
              ))}
            </TextField>
            <div>
              <FormControlLabel
                control={<Checkbox checked={seesInbox} onChange={(_, isOn) => setSeesInbox(isOn)} />}
                label={words.people.inbox}
              />
              <Typography variant="body2" color="text.secondary">
                {words.people.inboxHelp}
              </Typography>
            </div>
            <TextField
              type="date"
              label={words.people.lastDay}
              value={lastDay}
              onChange={({ target }) => setLastDay(target.value)}
              helperText={words.people.lastDayHelp}
              slotProps={{ inputLabel: { shrink: true } }}
            />
            <Refusal error={saving.error} />
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{words.general.cancel}</Button>
          <Button type="submit" variant="contained" loading={saving.isPending}>
            {person ? words.general.save : words.people.invite}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
