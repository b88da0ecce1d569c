import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { TeamComment, TeamReview } from '../../review-wire.ts'
import { nothingSchema } from '../../wire.ts'
import { ask } from '../ask.ts'
import { Refusal } from '../refusal.tsx'
import { shownTime, words } from '../words.ts'
import { CommentDialog } from './comment-dialog.tsx'

type Props = { review: TeamReview; onChanged: () => void }

/** What people say about a workspace, each with its answers. What is done with stays to be read. */
export function Comments({ review: { id, comments }, onChanged }: Props) {
  const [answered, setAnswered] = useState<TeamComment | 'none'>()
  const resolving = useMutation({
    mutationFn: ({ id: comment, isResolved }: TeamComment) =>
      ask('comments/resolve', nothingSchema, { id, comment, isResolved: !isResolved }),
    onSettled: onChanged,
  })
  const first = comments.filter(({ parent }) => parent === 0)
  return (
    <section aria-labelledby="comments">
      <Typography variant="h2" id="comments" sx={{ mb: 1 }}>
        {words.review.comments}
      </Typography>
      <Refusal error={resolving.error} />
      <Stack sx={{ gap: 1.5 }}>
        {first.length === 0 && <Typography>{words.review.noComments}</Typography>}
        {first.map((one) => (
          <Paper key={one.id} variant="outlined" sx={{ p: 2 }}>
            <Said comment={one} />
            {comments
              .filter(({ parent }) => parent === one.id)
              .map((answer) => (
                <Stack key={answer.id} sx={{ mt: 1.5, pl: 2, borderLeft: 2, borderColor: 'divider' }}>
                  <Said comment={answer} />
                </Stack>
              ))}
            <Stack direction="row" sx={{ mt: 1, gap: 1 }}>
              <Button size="small" aria-label={words.review.answerTo(one.by)} onClick={() => setAnswered(one)}>
                {words.review.answer}
              </Button>
              <Button size="small" onClick={() => resolving.mutate(one)}>
                {one.isResolved ? words.review.reopen : words.review.done}
              </Button>
            </Stack>
          </Paper>
        ))}
        <Button variant="outlined" sx={{ alignSelf: 'start' }} onClick={() => setAnswered('none')}>
          {words.review.comment}
        </Button>
      </Stack>
      {answered !== undefined && (
        <CommentDialog
          id={id}
          about={{ file: '', path: '', quote: '' }}
          answered={answered === 'none' ? undefined : answered}
          onClose={() => setAnswered(undefined)}
          onSent={() => {
            setAnswered(undefined)
            onChanged()
          }}
        />
      )}
    </section>
  )
}

function Said({ comment: { by, at, text, quote, isResolved } }: { comment: TeamComment }) {
  return (
    <>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography sx={{ fontWeight: 600 }}>{by}</Typography>
        <Typography variant="body2" color="text.secondary">
          {shownTime(at)}
        </Typography>
        {isResolved && <Chip size="small" label={words.review.isDone} />}
      </Stack>
      {quote && (
        <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          {quote}
        </Typography>
      )}
      <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{text}</Typography>
    </>
  )
}
