import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ChangedText } from '../../../studio/client/views/changes/changed-text.tsx'
import { languages } from '../../../studio/words/languages.ts'
import { speak } from '../../../studio/words/say.ts'
import type { ReviewedFile, TeamReview } from '../../review-wire.ts'
import { languageTag, words } from '../words.ts'
import { CommentDialog } from './comment-dialog.tsx'

type Props = { review: TeamReview; onChanged: () => void }

/** What changes says it in the words of the studio, which are loaded when they are needed. */
async function loadStudioWords(): Promise<true> {
  const loaded = await languages[languageTag].load()
  speak(() => loaded)
  return true
}

/** The files that a workspace changes, each with its changes in words. */
export function ReviewedFiles({ review, onChanged }: Props) {
  const { id, files, more } = review
  const { data: isReady } = useQuery({ queryKey: ['studio-words'], queryFn: loadStudioWords, staleTime: Infinity })
  const [commented, setCommented] = useState<ReviewedFile>()
  if (files.length === 0) return <Typography>{words.review.noChanges}</Typography>
  return (
    <>
      <Paper variant="outlined" component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {files.map((file) => (
          <Box
            component="li"
            key={file.name}
            sx={{ p: 2, borderBottom: 1, borderColor: 'divider', '&:last-of-type': { borderBottom: 0 } }}
          >
            <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
              <Box sx={{ flex: '1 1 180px', minWidth: 0 }}>
                <Typography variant="h3" sx={{ overflowWrap: 'anywhere' }}>
                  {file.title}
                </Typography>
                <Typography variant="caption" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
                  {file.name}
                </Typography>
              </Box>
              {words.review.fileStates[file.state] && (
                <Chip size="small" variant="outlined" label={words.review.fileStates[file.state]} />
              )}
              <Button size="small" aria-label={words.review.commentOn(file.title)} onClick={() => setCommented(file)}>
                {words.review.comment}
              </Button>
            </Stack>
            {isReady && file.changes.length > 0 && (
              <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
                {file.changes.map((change, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: two changes may have the same words
                  <ChangedText key={index} change={change} />
                ))}
              </Box>
            )}
          </Box>
        ))}
      </Paper>
      {more > 0 && <Typography sx={{ mt: 1 }}>{words.review.more(more)}</Typography>}
      {commented && (
        <CommentDialog
          id={id}
          about={{ file: commented.name, path: '', quote: commented.title }}
          onClose={() => setCommented(undefined)}
          onSent={() => {
            setCommented(undefined)
            onChanged()
          }}
        />
      )}
    </>
  )
}
