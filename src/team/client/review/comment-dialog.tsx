import { useMutation } from '@tanstack/react-query'
import { type CommentRequest, maxQuote, type TeamReview } from '../../review-wire.ts'
import { nothingSchema } from '../../wire.ts'
import { ask } from '../ask.ts'
import { words } from '../words.ts'
import { TextDialog } from './text-dialog.tsx'

/** What a new comment is about: a file, or a place in it. */
export type About = { file: string; path: string; quote: string }

type Props = {
  review: TeamReview
  /** What it is about; the whole if it is missing. */
  about?: About
  /** The comment that it answers, and by whom it is. */
  answered?: { id: number; by: string } | undefined
  onClose: () => void
  onSent: () => void
}

/** Asks for a comment, and sends it. */
export function CommentDialog({ review, about, answered, onClose, onSent }: Props) {
  const { file = '', path = '', quote = '' } = about ?? {}
  const sending = useMutation({
    mutationFn(text: string) {
      const request: CommentRequest = {
        id: review.id,
        file,
        path,
        quote: quote.slice(0, maxQuote),
        commit: path === '' ? '' : review.commit,
        parent: answered?.id ?? 0,
        text,
      }
      return ask('comments', nothingSchema, request)
    },
    onSuccess: onSent,
  })
  const { comment, commentOn, answer, answerTo, commentText, commentHelp } = words.review
  const isAnswer = answered !== undefined
  return (
    <TextDialog
      title={isAnswer ? answerTo(answered.by) : quote ? commentOn(quote) : comment}
      label={commentText}
      help={commentHelp}
      action={isAnswer ? answer : comment}
      isPending={sending.isPending}
      error={sending.error}
      onSend={sending.mutate}
      onClose={onClose}
    />
  )
}
