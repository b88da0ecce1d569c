import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { ChangedText } from '../../../studio/client/views/changes/changed-text.tsx'
import type { ReviewedFile, TeamReview } from '../../review-wire.ts'
import { words } from '../words.ts'
import type { About } from './comment-dialog.tsx'
import { CommentThread } from './comment-thread.tsx'
import { commentsAt } from './comments-at.ts'

type Props = {
  review: TeamReview
  file: ReviewedFile
  /** Whether the words of the studio are there. */
  isReady: boolean
  onComment: (about: About) => void
  onChanged: () => void
}

/** A file that a workspace changes, with its changes in words and what people say about each. */
export function ReviewedFileItem({ review, file: { name, title, state, changes }, isReady, ...props }: Props) {
  const { onComment, onChanged } = props
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
        <Box sx={{ flex: '1 1 180px', minWidth: 0 }}>
          <Typography variant="h3" sx={{ overflowWrap: 'anywhere' }}>
            {title}
          </Typography>
          <Typography variant="caption" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
            {name}
          </Typography>
        </Box>
        {words.review.fileStates[state] && (
          <Chip size="small" variant="outlined" label={words.review.fileStates[state]} />
        )}
        {comment({ path: '', quote: title })}
      </Stack>
      {isReady && changes.length > 0 && (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {changes.map((change, index) => {
            // Those of one block are said below its last change.
            const isLast = changes.findLastIndex(({ path }) => path === change.path) === index
            const said = isLast ? commentsAt(review, name, change.path) : []
            return (
              <ChangedText
                // biome-ignore lint/suspicious/noArrayIndexKey: two changes may have the same words
                key={index}
                change={change}
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
    </Box>
  )
}
