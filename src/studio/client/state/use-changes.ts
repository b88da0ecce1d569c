import { useRef, useState } from 'react'
import type { BlockModel, PageModel, WrittenValues } from '../../model.ts'
import { type BlockChange, canChangeOnlyHere, directEdit, editOnlyHere, originAt } from '../block-change.ts'
import type { SharedChoice } from '../dialogs/shared-text-dialog.tsx'
import type { FileEdit, Saver } from './saver.ts'

type Change = { written: WrittenValues; change: BlockChange; label: string; when: 'pause' | 'now' }

/** A change of a value that other pages may show too: it waits until a person has said where it belongs. */
export type Asked = Change & { file: string; canChangeHere: boolean }

const isBlock = (written: WrittenValues): written is BlockModel => 'entry' in written

/**
 * Turns changes of the form into edits of files. What is shared is not changed before a person has chosen where; the
 * choice holds for the same block and file until the page is left.
 */
export function useChanges(page: PageModel | undefined, saver: Saver) {
  const [asked, setAsked] = useState<Asked>()
  const choices = useRef(new Map<string, SharedChoice>())
  const choiceKey = (written: WrittenValues, file: string) =>
    JSON.stringify([page?.address, isBlock(written) ? written.entry : 'head', file])

  function write({ written, change, label, when }: Change, choice: SharedChoice): void {
    if (!page) return
    const target =
      choice === 'here' && isBlock(written) ? editOnlyHere(page, written, change) : directEdit(written, change)
    if (!target) return
    const edit: FileEdit = { ...target, label }
    if (when === 'pause') saver.type(edit)
    else void saver.run([edit])
  }

  function change(wanted: Change): void {
    const { file } = originAt(wanted.written, wanted.change.path)
    const chosen = file === page?.file ? 'everywhere' : choices.current.get(choiceKey(wanted.written, file))
    if (chosen) write(wanted, chosen)
    else setAsked({ ...wanted, file, canChangeHere: isBlock(wanted.written) && canChangeOnlyHere(wanted.written) })
  }

  return {
    change,
    asked,
    choose(choice: SharedChoice): void {
      if (!asked) return
      choices.current.set(choiceKey(asked.written, asked.file), choice)
      setAsked(undefined)
      write({ ...asked, when: 'now' }, choice)
    },
    cancel: () => setAsked(undefined),
  }
}
