import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { languages } from '../../../studio/words/languages.ts'
import { speak } from '../../../studio/words/say.ts'
import type { TeamReview } from '../../review-wire.ts'
import { languageTag, words } from '../words.ts'
import { type About, CommentDialog } from './comment-dialog.tsx'
import { ReviewedFileItem } from './reviewed-file.tsx'

type Props = { review: TeamReview; onChanged: () => void }

/** What changes says it in the words of the studio, which are loaded when they are needed. */
async function loadStudioWords(): Promise<true> {
  const loaded = await languages[languageTag].load()
  speak(() => loaded)
  return true
}

/** The files that a workspace changes, each with its changes in words. */
export function ReviewedFiles({ review, onChanged }: Props) {
  const { files, more } = review
  const { data: isReady } = useQuery({ queryKey: ['studio-words'], queryFn: loadStudioWords, staleTime: Infinity })
  const [commented, setCommented] = useState<About>()
  if (files.length === 0) return <Typography>{words.review.noChanges}</Typography>
  return (
    <>
      <Paper variant="outlined" component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {files.map((file) => (
          <ReviewedFileItem
            key={file.name}
            review={review}
            file={file}
            isReady={isReady === true}
            onComment={setCommented}
            onChanged={onChanged}
          />
        ))}
      </Paper>
      {more > 0 && <Typography sx={{ mt: 1 }}>{words.review.more(more)}</Typography>}
      {commented && (
        <CommentDialog
          review={review}
          about={commented}
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
