import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import MenuItem from '@mui/material/MenuItem'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { type Hindrance, hindrancesSchema, type TeamReview } from '../../review-wire.ts'
import { ask } from '../ask.ts'
import { Refusal } from '../refusal.tsx'
import { words } from '../words.ts'

type Props = { review: TeamReview; onClose: () => void; onAsked: () => void }

/** Asks who is to look, and says what stands in the way. */
export function AskDialog({ review: { id, reviewers }, onClose, onAsked }: Props) {
  const [reviewer, setReviewer] = useState(reviewers[0]?.id ?? 0)
  const [text, setText] = useState('')
  const asking = useMutation({
    mutationFn: () => ask('review/ask', hindrancesSchema, { id, reviewer, words: text }),
    onSuccess: (hindrances) => {
      if (hindrances.length === 0) onAsked()
    },
  })
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="ask-title">
      <form
        onSubmit={(event) => {
          event.preventDefault()
          asking.mutate()
        }}
      >
        <DialogTitle id="ask-title">{words.review.ask}</DialogTitle>
        <DialogContent>
          <Stack sx={{ gap: 2, pt: 1 }}>
            {reviewers.length === 0 ? (
              <Alert severity="info">{words.review.noReviewers}</Alert>
            ) : (
              <TextField
                select
                id="reviewer"
                label={words.review.reviewer}
                value={reviewer}
                onChange={({ target }) => setReviewer(Number(target.value))}
              >
                {reviewers.map((one) => (
                  <MenuItem key={one.id} value={one.id}>
                    {one.name}
                  </MenuItem>
                ))}
              </TextField>
            )}
            <TextField
              label={words.review.words}
              helperText={words.review.wordsHelp}
              value={text}
              onChange={({ target }) => setText(target.value)}
              multiline
              minRows={2}
              slotProps={{ htmlInput: { maxLength: 2_000 } }}
            />
            {asking.isPending && <Alert severity="info">{words.review.checking}</Alert>}
            <Hindrances id={id} hindrances={asking.data ?? []} />
            <Refusal error={asking.error} />
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{words.general.cancel}</Button>
          <Button type="submit" variant="contained" loading={asking.isPending} disabled={reviewers.length === 0}>
            {words.review.ask}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

function Hindrances({ id, hindrances }: { id: number; hindrances: readonly Hindrance[] }) {
  if (hindrances.length === 0) return null
  return (
    <Alert severity="error">
      <Typography sx={{ fontWeight: 600 }}>{words.review.errorsTitle}</Typography>
      {hindrances.map((one, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two errors may say the same
        <Typography key={index} variant="body2" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
          {one.file}: {one.kind === 'error' ? one.words : words.review.hindrances[one.kind]}{' '}
          {one.page && (
            <Link
              to={`/workspaces?${new URLSearchParams({ open: String(id), page: one.page })}`}
              style={{ color: 'inherit' }}
            >
              {words.review.toField}
            </Link>
          )}
        </Typography>
      ))}
    </Alert>
  )
}
