import { useMutation } from '@tanstack/react-query'
import { nothingSchema } from '../../wire.ts'
import { ask } from '../ask.ts'
import { words } from '../words.ts'
import { TextDialog } from './text-dialog.tsx'

type Props = {
  /** The number of the workspace. */
  id: number
  /** What it is about; all empty for the whole. */
  about: { file: string; path: string; quote: string }
  /** The comment that it answers, and by whom it is. */
  answered?: { id: number; by: string } | undefined
  onClose: () => void
  onSent: () => void
}

/** Asks for a comment, and sends it. */
export function CommentDialog({ id, about, answered, onClose, onSent }: Props) {
  const sending = useMutation({
    mutationFn: (text: string) => ask('comments', nothingSchema, { id, ...about, parent: answered?.id ?? 0, text }),
    onSuccess: onSent,
  })
  const { comment, commentOn, answer, answerTo, commentText, commentHelp } = words.review
  const isAnswer = answered !== undefined
  return (
    <TextDialog
      title={isAnswer ? answerTo(answered.by) : about.quote ? commentOn(about.quote) : comment}
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
