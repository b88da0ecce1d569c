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

type Props = {
  review: TeamReview
  comment: TeamComment
  /** Whether it stands beside what it is about, which is not quoted then. */
  isAtPlace?: boolean
  onChanged: () => void
}

/** A comment with its answers. */
export function CommentThread({ review, comment, isAtPlace = false, onChanged }: Props) {
  const { id, comments, maySettle } = review
  const [isAnswering, setAnswering] = useState(false)
  const resolving = useMutation({
    mutationFn: () =>
      ask('comments/resolve', nothingSchema, { id, comment: comment.id, isResolved: !comment.isResolved }),
    onSettled: onChanged,
  })
  return (
    <Paper variant="outlined" sx={{ p: 2 }}>
      <Said comment={comment} isQuoted={!isAtPlace} />
      {comments
        .filter(({ parent }) => parent === comment.id)
        .map((answer) => (
          <Stack key={answer.id} sx={{ mt: 1.5, pl: 2, borderLeft: 2, borderColor: 'divider' }}>
            <Said comment={answer} />
          </Stack>
        ))}
      <Refusal error={resolving.error} />
      <Stack direction="row" sx={{ mt: 1, gap: 1 }}>
        <Button size="small" aria-label={words.review.answerTo(comment.by)} onClick={() => setAnswering(true)}>
          {words.review.answer}
        </Button>
        {maySettle && (
          <Button size="small" loading={resolving.isPending} onClick={() => resolving.mutate()}>
            {comment.isResolved ? words.review.reopen : words.review.done}
          </Button>
        )}
      </Stack>
      {isAnswering && (
        <CommentDialog
          review={review}
          answered={comment}
          onClose={() => setAnswering(false)}
          onSent={() => {
            setAnswering(false)
            onChanged()
          }}
        />
      )}
    </Paper>
  )
}

type SaidProps = { comment: TeamComment; isQuoted?: boolean }

function Said({ comment: { by, at, text, quote, standing, isResolved }, isQuoted = false }: SaidProps) {
  return (
    <>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography sx={{ fontWeight: 600 }}>{by}</Typography>
        <Typography variant="body2" color="text.secondary">
          {shownTime(at)}
        </Typography>
        {isResolved && <Chip size="small" label={words.review.isDone} />}
        {words.review.standings[standing] && (
          <Chip size="small" variant="outlined" label={words.review.standings[standing]} />
        )}
      </Stack>
      {isQuoted && quote && (
        <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          {quote}
        </Typography>
      )}
      <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{text}</Typography>
    </>
  )
}
