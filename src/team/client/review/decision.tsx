import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { DecideRequest, TeamReview } from '../../review-wire.ts'
import { nothingSchema } from '../../wire.ts'
import { ask } from '../ask.ts'
import { Refusal } from '../refusal.tsx'
import { words } from '../words.ts'
import { AskDialog } from './ask-dialog.tsx'
import { TextDialog } from './text-dialog.tsx'

type Props = { review: TeamReview; onChanged: () => void }

/** What the person may do about a workspace: ask, approve, send back, no longer ask. */
export function Decision({ review, onChanged }: Props) {
  const { id, asked, state, mayAsk, mayApprove, mayPublish, mayReturn, mayWithdraw, files } = review
  const [open, setOpen] = useState<'ask' | 'return'>()
  const deciding = useMutation({
    mutationFn: ({ decision, note = '' }: Pick<DecideRequest, 'decision'> & { note?: string }) =>
      ask('review/decide', nothingSchema, { id, number: asked?.number ?? 0, decision, note }),
    onSuccess: () => setOpen(undefined),
    onSettled: onChanged,
  })
  const isAsking = mayAsk && files.length > 0
  if (!isAsking && !mayApprove && !mayReturn && !mayWithdraw) return null
  return (
    <Stack sx={{ gap: 1.5 }}>
      {open === undefined && <Refusal error={deciding.error} />}
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        {mayApprove && (
          <Button
            variant="contained"
            size="large"
            loading={deciding.isPending}
            onClick={() => deciding.mutate({ decision: 'approved' })}
          >
            {words.review.approve}
          </Button>
        )}
        {mayReturn && (
          <Button variant="outlined" size="large" onClick={() => setOpen('return')}>
            {words.review.return}
          </Button>
        )}
        {isAsking && (
          <Button
            variant={mayApprove ? 'text' : mayPublish ? 'outlined' : 'contained'}
            size="large"
            onClick={() => setOpen('ask')}
          >
            {state === 'asked' ? words.review.askAgain : words.review.ask}
          </Button>
        )}
        {mayWithdraw && (
          <Button size="large" onClick={() => deciding.mutate({ decision: 'withdrawn' })}>
            {words.review.withdraw}
          </Button>
        )}
      </Stack>
      {open === 'ask' && (
        <AskDialog
          review={review}
          onClose={() => setOpen(undefined)}
          onAsked={() => {
            setOpen(undefined)
            onChanged()
          }}
        />
      )}
      {open === 'return' && (
        <TextDialog
          title={words.review.returnTitle}
          label={words.review.note}
          action={words.review.return}
          isPending={deciding.isPending}
          error={deciding.error}
          onSend={(note) => deciding.mutate({ decision: 'returned', note })}
          onClose={() => setOpen(undefined)}
        />
      )}
    </Stack>
  )
}
