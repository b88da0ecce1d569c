import type { Command, EditorState } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { type RefObject, useState } from 'react'
import { flushSync } from 'react-dom'
import type { PageListEntry } from '../../wire/listing.ts'
import { TextDialogs, type TextQuestion } from './text-dialogs.tsx'

/** Runs commands on a formatted text, and asks what they need: for the address of a link, for a picture. */
export function useTextDialogs(shown: RefObject<{ view: EditorView } | undefined>, pages: readonly PageListEntry[]) {
  const [question, setQuestion] = useState<TextQuestion>()
  function run(command: Command): void {
    const { view } = shown.current ?? {}
    if (!view) return
    command(view.state, view.dispatch)
    view.focus()
  }
  /** Closes the dialog first: while it is there, it keeps the focus. */
  function close(act: () => void = () => undefined): void {
    const closed = question
    flushSync(() => setQuestion(undefined))
    shown.current?.view.focus()
    act()
    if (closed?.kind === 'picture') closed.after()
  }
  return {
    run,
    ask: setQuestion,
    askForLink: () => setQuestion({ kind: 'link' }),
    dialogs: (state: EditorState) => (
      <TextDialogs
        {...{ question, state, pages }}
        onAnswer={(command) => close(() => run(command))}
        onClose={() => close()}
      />
    ),
  }
}
