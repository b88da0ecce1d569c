import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { ChangedText } from '../../../studio/client/views/changes/changed-text.tsx'
import type { ReviewedFile, TeamReview } from '../../review-wire.ts'
import { Refusal } from '../refusal.tsx'
import { words } from '../words.ts'
import { useOpening } from '../workspaces/use-opening.ts'
import type { About } from './comment-dialog.tsx'
import { CommentThread } from './comment-thread.tsx'
import { commentsAt } from './comments-at.ts'

/** How many texts of a new page are listed at first. */
const firstListed = 6

type Props = {
  review: TeamReview
  file: ReviewedFile
  /** Whether the words of the studio are there. */
  isReady: boolean
  onComment: (about: About) => void
  onChanged: () => void
}

/** A file that a workspace changes, with its changes in words and what people say about each. */
export function ReviewedFileItem({ review, file, isReady, ...props }: Props) {
  const { name, from, title, state, left, changes } = file
  const { onComment, onChanged } = props
  const [isWhole, setWhole] = useState(false)
  const isNew = state === 'new'
  const listed = isNew && !isWhole ? changes.slice(0, firstListed) : changes
  const comment = (about: Omit<About, 'file'>) => (
    <Button
      size="small"
      aria-label={words.review.commentOn(about.quote)}
      onClick={() => onComment({ ...about, file: name })}
    >
      {words.review.comment}
    </Button>
  )
  return (
    <Box component="li" sx={{ p: 2, borderBottom: 1, borderColor: 'divider', '&:last-of-type': { borderBottom: 0 } }}>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <Box sx={{ flex: '1 1 140px', minWidth: 0 }}>
          <Typography variant="h3" sx={{ overflowWrap: 'anywhere' }}>
            {title}
          </Typography>
          <Typography variant="caption" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
            {from === undefined ? name : `${from} → ${name}`}
          </Typography>
        </Box>
        {words.review.fileStates[state] && (
          <Chip size="small" variant="outlined" label={words.review.fileStates[state]} />
        )}
        {comment({ path: '', quote: title })}
      </Stack>
      {left && (
        <Typography variant="body2" sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
          {words.review.left(left.address, left.to)}
        </Typography>
      )}
      <Pictures review={review} file={file} />
      {isReady && listed.length > 0 && (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {listed.map((change, index) => {
            // Those of one block are said below its last change.
            const isLast = listed.findLastIndex(({ path }) => path === change.path) === index
            const said = isLast ? commentsAt(review, name, change.path) : []
            return (
              <ChangedText
                // biome-ignore lint/suspicious/noArrayIndexKey: two changes may have the same words
                key={index}
                change={change}
                isOfNew={isNew}
                action={change.path !== '' && comment({ path: change.path, quote: change.words })}
              >
                {said.length > 0 && (
                  <Stack sx={{ gap: 1, mt: 1 }}>
                    {said.map((one) => (
                      <CommentThread key={one.id} review={review} comment={one} isAtPlace onChanged={onChanged} />
                    ))}
                  </Stack>
                )}
              </ChangedText>
            )
          })}
        </Box>
      )}
      {isReady && listed.length < changes.length && (
        <Button onClick={() => setWhole(true)}>{words.review.allTexts(changes.length)}</Button>
      )}
    </Box>
  )
}

/** Leads to the pictures of a page, which its workspace shows. */
function Pictures({ review: { id }, file: { pictures, state, title } }: Pick<Props, 'review' | 'file'>) {
  const opening = useOpening()
  if (pictures === '') return null
  const label = words.review.pictures[state]
  return (
    <Box sx={{ my: 1 }}>
      <Button
        variant="outlined"
        aria-label={`${label}: ${title}`}
        loading={opening.isPending || opening.isSuccess}
        onClick={() => opening.mutate({ id, page: pictures })}
      >
        {label}
      </Button>
      <Refusal error={opening.error} />
    </Box>
  )
}
