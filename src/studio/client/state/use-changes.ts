import { useRef, useState } from 'react'
import type { BlockModel, Origin, PageModel, WrittenValues } from '../../model.ts'
import { type BlockChange, canChangeOnlyHere, directEdit, editOnlyHere, originOf } from '../block-change.ts'
import type { SharedChoice } from '../dialogs/shared-text-dialog.tsx'
import type { FileEdit, Saver } from './saver.ts'

type Change = { written: WrittenValues; change: BlockChange; label: string; when: 'pause' | 'now' }

/** A change of a value that other pages may show too: it waits until a person has said where it belongs. */
export type Asked = Change & { file: string; canChangeHere: boolean }

const isBlock = (written: WrittenValues): written is BlockModel => 'entry' in written

/** The file in which other pages find the value too: shared data, or the template of a page. */
function sharedFile({ file, template }: PageModel, origin: Origin): string | undefined {
  if (origin.file !== file) return origin.file
  return origin.path[0] === 'overrides' ? undefined : template?.file
}

/**
 * Turns changes of the form into edits of files. What is shared is not changed before a person has chosen where; the
 * choice holds for the same block and file until the page is left.
 */
export function useChanges(page: PageModel | undefined, saver: Saver) {
  const [asked, setAsked] = useState<Asked>()
  const choices = useRef(new Map<string, SharedChoice>())
  const choiceKey = (written: WrittenValues, file: string) =>
    JSON.stringify([page?.address, isBlock(written) ? written.entry : 'head', file])

  function write({ written, change, label, when }: Change, file: string, choice: SharedChoice): void {
    if (!page) return
    // What is written in the page is changed there, with the bytes around it as they are.
    const isElsewhere = file !== page.file && file !== page.template?.file
    const target =
      choice === 'here' && isElsewhere && isBlock(written)
        ? editOnlyHere(page, written, change)
        : directEdit(written, change)
    if (!target) return
    const inTemplate = choice === 'everywhere' && file === page.template?.file
    const edit: FileEdit = { ...target, label, inTemplate }
    if (when === 'pause') saver.type(edit)
    else void saver.run([edit])
  }

  function change(wanted: Change): void {
    if (!page) return
    const file = sharedFile(page, originOf(wanted.written, wanted.change))
    const chosen = file === undefined ? 'here' : choices.current.get(choiceKey(wanted.written, file))
    if (chosen) write(wanted, file ?? page.file, chosen)
    else if (file !== undefined) {
      const canChangeHere =
        file === page.template?.file || (isBlock(wanted.written) && canChangeOnlyHere(wanted.written))
      setAsked({ ...wanted, file, canChangeHere })
    }
  }

  return {
    change,
    asked,
    choose(choice: SharedChoice): void {
      if (!asked) return
      choices.current.set(choiceKey(asked.written, asked.file), choice)
      setAsked(undefined)
      write({ ...asked, when: 'now' }, asked.file, choice)
    },
    cancel: () => setAsked(undefined),
  }
}
