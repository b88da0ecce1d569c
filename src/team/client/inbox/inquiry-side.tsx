import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { inquiryStates } from '../../../server/inquiry-inbox.ts'
import type { Inquiry } from '../../inbox-wire.ts'
import { words } from '../words.ts'

/** What may be done about an inquiry: each is asked of the server, which answers with nothing. */
export type InquiryRequest = [path: 'state' | 'assign' | 'note', body: object]

type Props = {
  inquiry: Inquiry
  mayErase: boolean
  onDo: (request: InquiryRequest) => void
  onErase: () => void
}

/** What becomes of an inquiry, to whom it is given, and the ways to answer and to erase it. */
export function InquirySide({ inquiry, mayErase, onDo, onErase }: Props) {
  const { state, assignedTo, assigned, mailto, readers } = inquiry
  const isGone = assignedTo !== 0 && !readers.some(({ id }) => id === assignedTo)
  return (
    <Stack sx={{ gap: 2 }}>
      {mailto === '' ? (
        <Typography color="text.secondary">{words.inbox.noAddress}</Typography>
      ) : (
        <Button variant="contained" href={mailto}>
          {words.inbox.answer}
        </Button>
      )}
      {state !== 'done' && (
        <Button variant="outlined" onClick={() => onDo(['state', { state: 'done', isAnswered: true }])}>
          {words.inbox.answered}
        </Button>
      )}
      <TextField
        select
        size="small"
        label={words.inbox.state}
        value={state}
        onChange={({ target }) => onDo(['state', { state: target.value, isAnswered: false }])}
      >
        {inquiryStates.map((name) => (
          <MenuItem key={name} value={name}>
            {words.inbox.states[name]}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        size="small"
        label={words.inbox.assignedTo}
        value={assignedTo}
        onChange={({ target }) => onDo(['assign', { person: Number(target.value) }])}
      >
        <MenuItem value={0}>{words.inbox.nobody}</MenuItem>
        {isGone && <MenuItem value={assignedTo}>{assigned}</MenuItem>}
        {readers.map(({ id, name }) => (
          <MenuItem key={id} value={id}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      {mayErase && (
        <Button color="error" onClick={onErase}>
          {words.inbox.erase}
        </Button>
      )}
    </Stack>
  )
}
