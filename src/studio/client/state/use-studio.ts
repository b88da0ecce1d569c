import { useColorScheme } from '@mui/material/styles'
import { useMemo, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { type Diagnostic, formatPath } from '../../../../schema/diagnostic.ts'
import { isStudioKey, type Key, writtenKey } from '../../keys.ts'
import type { Direction } from '../../wire/page.ts'
import type { BlockTypeModel } from '../../wire/setup.ts'
import { type BlockChange, segmentsOf } from '../block-change.ts'
import { addBlock, moveToSlot, newSlot } from '../block-commands.ts'
import { fits, heightOfValue, holderOf, type Slot } from '../block-tree.ts'
import { call } from '../call.ts'
import type { Command } from '../commands/command.ts'
import { type Overlay, studioCommands } from '../commands/studio-commands.ts'
import type { PreviewMode, PreviewWidth } from '../preview.tsx'
import { placeOf } from '../problems/page-diagnostics.ts'
import { useSiteProblems } from '../problems/use-site-problems.ts'
import type { ValueEdit } from '../saving/unsaved-edit.ts'
import { useBlockCommands } from './use-block-commands.ts'
import { useChanges } from './use-changes.ts'
import { useClipboard } from './use-clipboard.ts'
import { useDay } from './use-day.ts'
import { useElsewhere } from './use-elsewhere.ts'
import { useFrame } from './use-frame.ts'
import { useGivenPicture } from './use-given-picture.ts'
import { useLook } from './use-look.ts'
import { useNextProblem } from './use-next-problem.ts'
import { usePage } from './use-page.ts'
import { usePanes } from './use-panes.ts'
import { usePreview } from './use-preview.ts'
import { useProblemField } from './use-problem-field.ts'
import { type Selection, useSelection } from './use-selection.ts'
import { useShortcuts } from './use-shortcuts.ts'
import { useStable } from './use-stable.ts'

/**
 * The state of the studio at the address of a page, with its actions. `showPage` is called before a text is edited on
 * the page: on a narrow screen another pane may cover it.
 */
export function useStudio(address: string, showPage: () => void) {
  const [mode, setMode] = useState<PreviewMode>('Edit')
  const [width, setWidth] = useState<PreviewWidth>('Full')
  const [overlay, setOverlay] = useState<Overlay>()
  const [isYamlOpen, setYamlOpen] = useState(false)
  const panes = usePanes()
  const navigate = useNavigate()
  const { selection: chosen, focus, select, open, leaveFocus, up } = useSelection(address)
  const preview = usePreview()
  const look = useLook(preview)
  const day = useDay()
  const content = usePage(address, (view) => preview.postNow({ studio: 'show', view }), look.showLook)
  const { page, setup, saver, unsaved, history } = content
  const { elsewhere, missing } = useElsewhere(chosen, content.seePage)
  const changes = useChanges({ ...content, elsewhere })
  const others = useSiteProblems(page)

  const selection = useMemo<Selection | undefined>(() => {
    // A shared file without blocks has nothing to choose from.
    if (!chosen) return page?.fields && page.blocks.length === 0 ? { block: 'head' } : undefined
    const { inFile, elsewhere: { address, at } = {} } = chosen
    return elsewhere && address && at !== undefined
      ? {
          ...placeOf(elsewhere, { file: elsewhere.file, path: formatPath(segmentsOf(at)) }),
          elsewhere: { address },
          inFile,
        }
      : chosen
  }, [chosen, page, elsewhere])
  /** The page or shared file that has the selected value. */
  const owner = chosen?.elsewhere ? elsewhere : page
  /** The selection, if it is on the page. */
  const onPage = chosen?.elsewhere ? undefined : selection
  const selected = typeof onPage?.block === 'number' ? onPage.block : undefined
  const at = selected === undefined ? undefined : { block: selected, path: onPage?.path }
  const slot = page && newSlot(page, at)

  const { announcement, writeCommand, runBlock } = useBlockCommands({
    ...{ setup, selected, select, pageNow: content.pageNow, runOnList: content.runOnList },
    onWrite: changes.forgetAnswer,
  })
  const givePicture = useGivenPicture({ page, setup, changes, open, refuse: content.setRefused })
  const clipboard = useClipboard(
    { page, saver, selected: at },
    { runBlock: writeCommand, select, givePicture, refuse: content.setRefused },
  )

  function shortcut(key: Key): void {
    if (overlay || !(isStudioKey(key) || key.key === 'Escape')) return
    const pressed = writtenKey(key)
    if (pressed === 'Escape') up(page && selected !== undefined ? holderOf(page, selected)?.number : undefined)
    Object.values<Command>(commands)
      .find(({ keys }) => keys === pressed)
      ?.run?.()
  }
  useShortcuts(shortcut)

  const { openPlace, showTyped, editInPlace, textOnPage } = useFrame({
    ...{ preview, page, owner, setup, saver, selection, changes, open, leaveFocus },
    onKey: shortcut,
    onPicture: givePicture,
    onToken: (name) => page && actions.openToken(page.preview, name),
    onReady(view) {
      clipboard.listen(view)
      content.showSaved(true)
      look.showLookAgain()
    },
  })

  const { colorScheme, setMode: setScheme } = useColorScheme()
  const openNextProblem = useNextProblem(content, open)
  const actions = useStable({
    openNextProblem,
    /** Switches between light and dark; at first the system decides. */
    switchScheme: () => setScheme(colorScheme === 'dark' ? 'light' : 'dark'),
    /** Opens the field that the value of a token of a page comes from. */
    openToken: (page: string, name: string) =>
      void call('token', { address: page, name }).then(openPlace, () => undefined),
    openHead: () => open({ block: 'head', path: '' }),
    runBlock,
    moveBlock(block: number, to: Slot): void {
      const command = page && moveToSlot(page, block, to)
      if (command) void writeCommand(command)
    },
    /** Discards what was typed into a shared text before a person has chosen where it belongs. */
    cancelChange(): void {
      changes.cancel()
      content.showSaved(true)
    },
    runEdit: (edit: ValueEdit) => void saver.run([edit]),
    switchYaml: () => setYamlOpen((isOpen) => !isOpen),
    save(): void {
      changes.showQuestion()
      void saver.flush()
    },
    step(direction: Direction): void {
      changes.forgetAnswer()
      // Undo begins with a change that waits for a choice.
      if (direction === 'undo' && changes.pending) actions.cancelChange()
      else void content.step(direction)
    },
    copy: () => clipboard.copy?.(),
    cut: () => clipboard.cut?.(),
    paste: () => clipboard.paste?.(),
    duplicate: () => clipboard.duplicate?.(),
    /** Whether a block of a type may stand where a new one goes. */
    fits: (type: BlockTypeModel) => slot !== undefined && fits(slot.list, heightOfValue(type.example)),
    /** Adds a block of a type behind the selected one, or to the selected column. */
    add: (type: BlockTypeModel) => void (page && slot && writeCommand(addBlock(page, type, slot))),
    /** Opens another page, once everything typed is written. */
    go(to: string): void {
      changes.forgetAnswer()
      if (changes.pending) changes.showQuestion()
      else void saver.flush().then(() => navigate(to))
    },
    /** Changes a value of the selected block or head, and shows a plain text on the page before it is saved. */
    change(change: BlockChange, label: string, when: 'pause' | 'now'): void {
      const written = typeof selection?.block === 'number' ? owner?.blocks[selection.block] : owner?.head
      if (!written) return
      showTyped(change)
      changes.change({ written, change, label, when })
    },
    editInPlace(): void {
      showPage()
      editInPlace?.()
    },
    fix(found: Diagnostic, at?: string): Promise<void> {
      changes.forgetAnswer()
      return content.fix(found, at)
    },
    /** Moves the focus to the selected field, from a button that disappears. */
    focusField: () => selection && open(selection),
    /** Applies the fix that a field shows, and moves the focus to the field, since the button disappears. */
    fixInField(found: Diagnostic): void {
      if (!owner) return
      changes.forgetAnswer()
      open({ ...placeOf(owner, found), elsewhere: selection?.elsewhere })
      void content.fix(found, owner.address)
    },
    /** Writes the wording of the site with the word at a path; resolves with the reason if that is refused. */
    createWording: (path: string) => content.perform(() => call('createFile', { wording: path })),
  })

  const openProblem = useProblemField({ page, address }, { open, go: actions.go })
  const [canCopy, canCut, canPaste] = [!!clipboard.copy, !!clipboard.cut, !!clipboard.paste] as const
  const hasUnsaved = unsaved.has || changes.pending !== undefined
  const canDuplicate = clipboard.duplicate !== undefined
  const canEdit = editInPlace !== undefined
  const canAdd = slot !== undefined
  const commands = useMemo(
    () =>
      studioCommands(
        {
          page,
          selection: onPage,
          history,
          hasUnsaved,
          can: {
            copy: canCopy,
            cut: canCut,
            paste: canPaste,
            duplicate: canDuplicate,
            editInPlace: canEdit,
            add: canAdd,
          },
        },
        { ...actions, setMode, setWidth, switchPane: panes.switchPane, show: setOverlay },
      ),
    [
      page,
      onPage,
      history,
      hasUnsaved,
      canCopy,
      canCut,
      canPaste,
      canDuplicate,
      canEdit,
      canAdd,
      actions,
      panes.switchPane,
    ],
  )

  return {
    ...content,
    ...look,
    ...day,
    ...{ mode, setMode, width, setWidth, selection, onPage, owner, missing, select, open, focus, preview, changes },
    ...{
      panes,
      textOnPage,
      shortcut,
      others,
      hasUnsaved,
      announcement,
      commands,
      overlay,
      setOverlay,
      isYamlOpen,
      setYamlOpen,
      clipboard,
      actions,
      openProblem,
    },
  }
}
