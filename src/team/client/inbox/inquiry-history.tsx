import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { type Inquiry, inboxLimits } from '../../inbox-wire.ts'
import { shownTime, words } from '../words.ts'

type Props = {
  inquiry: Inquiry
  isRunning: boolean
  onNote: (text: string, onDone: () => void) => void
}

/** What people did about an inquiry and noted, the oldest first, and the field for a note. */
export function InquiryHistory({ inquiry: { events, erasedAt }, isRunning, onNote }: Props) {
  const [text, setText] = useState('')
  return (
    <Stack component="section" aria-labelledby="history" sx={{ gap: 1.5 }}>
      <Typography variant="h2" id="history">
        {words.inbox.history}
      </Typography>
      {events.map(({ at, by, what, value }, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: nothing is ever added between them.
        <div key={position}>
          <Typography variant="body2" color="text.secondary">
            {by} {words.inbox.happened[what](value)} · {shownTime(at)}
          </Typography>
          {what === 'note' && (
            <Typography dir="auto" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
              {value}
            </Typography>
          )}
        </div>
      ))}
      {erasedAt === '' && (
        <>
          <TextField
            multiline
            minRows={2}
            label={words.inbox.note}
            helperText={words.inbox.noteHelp}
            value={text}
            onChange={({ target }) => setText(target.value)}
            slotProps={{ htmlInput: { maxLength: inboxLimits.note, dir: 'auto' } }}
          />
          <div>
            <Button
              variant="outlined"
              disabled={text.trim() === ''}
              loading={isRunning}
              onClick={() => onNote(text, () => setText(''))}
            >
              {words.inbox.addNote}
            </Button>
          </div>
        </>
      )}
    </Stack>
  )
}
