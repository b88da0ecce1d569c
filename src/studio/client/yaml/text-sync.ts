import { mergeTexts } from '../../merge-texts.ts'
import type { SeenText } from '../../wire/edits.ts'
import { say } from '../../words/say.ts'
import type { Saver } from '../saving/saver.ts'
import type { YamlEditor } from './yaml-editor.ts'

type Options = {
  saver: Pick<Saver, 'type' | 'dropText' | 'unsavedText'>
  editor: Pick<YamlEditor, 'text' | 'show' | 'type' | 'forgetUndo'>
}

/** The number of the first line in which two texts differ, from 1. */
function firstChangedLine(one: string, other: string): number {
  let at = 0
  while (at < one.length && one[at] === other[at]) at++
  return one.slice(0, at).split('\n').length
}

/** Synchronizes the text in the pane with its file. `first` is the text of the file at the start. */
export function createTextSync(first: SeenText, { saver, editor }: Options) {
  const { file } = first
  const { text: shown, show } = editor
  /** The text of the file on which the typed text is based. */
  let base = first
  /** The text of the file as it was last read. */
  let latest = first

  /** Shows a new text of the file, merged with what was typed and is not saved yet. */
  function arrive(text: SeenText): void {
    // It was read before the last edit was written.
    if (text.revision < latest.revision) return
    latest = text
    if (text.text === base.text) {
      base = text
      return
    }
    const merged = mergeTexts(base.text, shown(), text.text)
    // The same lines were changed in two ways: saving asks which version counts.
    if (merged.conflict) return
    base = text
    show(merged.text)
  }

  return {
    arrive,
    /** Whether the pane shows what the file says. */
    isSaved: () => shown() === base.text,
    /** A person has changed the text in the pane. */
    typed(): void {
      if (shown() === base.text) {
        saver.dropText(file)
        if (!saver.unsavedText(file)) return
      }
      saver.type({
        file,
        label: say().yaml.editLine(firstChangedLine(base.text, shown())),
        content: () => ({ text: shown(), hash: base.hash }),
        replace: editor.type,
        onSaved(typed, sent): void {
          base = { ...sent, text: typed }
          editor.forgetUndo()
          arrive(sent)
        },
      })
    },
    /** Shows what the file says, if nothing typed is left to save: it may have been discarded. */
    check(): void {
      if (shown() === latest.text || saver.unsavedText(file)) return
      base = latest
      show(latest.text)
    },
  }
}

export type TextSync = ReturnType<typeof createTextSync>
