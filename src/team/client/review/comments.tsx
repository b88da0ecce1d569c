import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import type { TeamReview } from '../../review-wire.ts'
import { words } from '../words.ts'
import { CommentDialog } from './comment-dialog.tsx'
import { CommentThread } from './comment-thread.tsx'
import { isAtChange } from './comments-at.ts'

type Props = { review: TeamReview; onChanged: () => void }

/** What people say about a workspace, without what stands at a change above. What is done with stays to be read. */
export function Comments({ review, onChanged }: Props) {
  const [isWriting, setWriting] = useState(false)
  const first = review.comments.filter((one) => one.parent === 0 && !isAtChange(review, one))
  return (
    <section aria-labelledby="comments">
      <Typography variant="h2" id="comments" sx={{ mb: 1 }}>
        {words.review.comments}
      </Typography>
      <Stack sx={{ gap: 1.5 }}>
        {review.comments.length === 0 && <Typography>{words.review.noComments}</Typography>}
        {first.map((one) => (
          <CommentThread key={one.id} review={review} comment={one} onChanged={onChanged} />
        ))}
        <Button variant="outlined" sx={{ alignSelf: 'start' }} onClick={() => setWriting(true)}>
          {words.review.comment}
        </Button>
      </Stack>
      {isWriting && (
        <CommentDialog
          review={review}
          onClose={() => setWriting(false)}
          onSent={() => {
            setWriting(false)
            onChanged()
          }}
        />
      )}
    </section>
  )
}
