import type { Command, EditorState } from 'prosemirror-state'
import type { PageListEntry } from '../../wire/listing.ts'
import { AddPictureDialog } from './add-picture-dialog.tsx'
import { LinkDialog } from './link-dialog.tsx'
import { MissingPicturesDialog } from './missing-pictures-dialog.tsx'
import { insertPicture, linkAt, setLink } from './text-commands.ts'

/**
 * What is asked or said about a text: where a link leads, whether a picture belongs to it, or how many pictures of a paste are
 * missing. `at` returns the position of the picture in the current text, which may change while the question is open; `after` is
 * called once it is closed.
 */
export type TextQuestion =
  | { kind: 'link' }
  | { kind: 'picture'; file: File; at: () => number; after: () => void }
  | { kind: 'missing'; pictures: number }

type Props = {
  question: TextQuestion | undefined
  state: EditorState
  pages: readonly PageListEntry[]
  /** Called after the answer: closes the dialog, and runs the command in the text. */
  onAnswer: (command: Command) => void
  /** Called without an answer. */
  onClose: () => void
}

/** The dialogs of a formatted text. */
export function TextDialogs({ question, state, pages, onAnswer, onClose }: Props) {
  if (question?.kind === 'link')
    return (
      <LinkDialog
        href={linkAt(state)?.href ?? ''}
        pages={pages}
        onChoose={(href, title) => onAnswer(setLink(href, title))}
        onClose={onClose}
      />
    )
  if (question?.kind === 'picture')
    return (
      <AddPictureDialog
        file={question.file}
        onAdd={(address, alt) => onAnswer(insertPicture(question.at(), address, alt))}
        onClose={onClose}
      />
    )
  if (question?.kind === 'missing') return <MissingPicturesDialog pictures={question.pictures} onClose={onClose} />
  return null
}
