import { useCallback, useEffect, useMemo, useState } from 'react'
import type { FromFrame, Place } from '../../messages.ts'
import type { BlockType, PageModel, StudioSetup } from '../../model.ts'
import { type BlockChange, originAt, valueAt } from '../block-change.ts'
import { addBlock, type BlockCommand, deleteBlock, detachPage, duplicateBlock, moveBlock } from '../block-commands.ts'
import { withTokens } from '../field-schema.ts'
import { findText } from '../find-value.ts'
import type { PreviewMode, PreviewWidth } from '../preview.tsx'
import { type Key, useShortcuts } from '../use-shortcuts.ts'
import { useChanges } from './use-changes.ts'
import { usePage } from './use-page.ts'
import { usePreview } from './use-preview.ts'
import { type Selection, useSelection } from './use-selection.ts'

/** The names of the blocks by their numbers on the page in the frame; empty for those of others than this page or file. */
function namesInFrame({ blocks }: PageModel, setup: StudioSetup | undefined): string[] {
  const names: string[] = []
  for (const [index, { type, shown = index }] of blocks.entries())
    if (shown >= 0) names[shown] = setup?.blocks.find((one) => one.type === type)?.name ?? type
  return Array.from(names, (name) => name ?? '')
}

/** The state of the studio at the address of a page, and what its parts may do. */
export function useStudio(address: string) {
  const [mode, setMode] = useState<PreviewMode>('Edit')
  const [width, setWidth] = useState<PreviewWidth>('Full')
  const { selection: chosen, focus, select, open, leaveFocus, up } = useSelection(address)
  const preview = usePreview(onFrame)
  const content = usePage(address, () => preview.post({ studio: 'refresh' }))
  const { page, setup, saver, step } = content
  const changes = useChanges(content)
  const names = page && namesInFrame(page, setup)

  // A shared file without blocks has nothing to choose from.
  const selection = useMemo<Selection | undefined>(
    () => chosen ?? (page?.fields && page.blocks.length === 0 ? { block: 'head' } : undefined),
    [chosen, page],
  )
  /** The number on the page in the frame of a block, and back; -1 if there is none. */
  const shownOf = useCallback((block: number) => page?.blocks[block]?.shown ?? block, [page])
  const blockOf = (shown: number) => page?.blocks.findIndex((one) => one.shown === shown) ?? -1

  /** The block that is selected, with its number. */
  const block = typeof selection?.block === 'number' ? page?.blocks[selection.block] : undefined

  const showInFrame = useCallback(
    (scroll: boolean) => {
      const place =
        selection && typeof selection.block === 'number'
          ? { block: shownOf(selection.block), path: selection.path }
          : undefined
      preview.post({ studio: 'select', place, scroll })
    },
    [preview, selection, shownOf],
  )
  useEffect(() => showInFrame(true), [showInFrame])
  /** The text that a double click asked for. It gets the focus after the field that the first click focuses. */
  const [inPlace, setInPlace] = useState<Place>()
  useEffect(() => {
    if (inPlace) preview.post({ studio: 'edit', place: inPlace })
  }, [inPlace, preview])
  const nameList = names?.join('\n')
  useEffect(() => {
    if (nameList !== undefined) preview.post({ studio: 'names', names: nameList.split('\n') })
  }, [nameList, preview])

  /** Changes a value of the selected block or head, and shows a plain text on the page before it is saved. */
  function change(wanted: BlockChange, label: string, when: 'pause' | 'now'): void {
    const written = block ?? page?.head
    if (!written || !page) return
    changes.change({ written, change: wanted, label, when })
    if (wanted.kind !== 'set' || typeof wanted.value !== 'string' || typeof selection?.block !== 'number') return
    const text = withTokens(wanted.value, page.tokens)
    preview.post({ studio: 'text', place: { block: shownOf(selection.block), path: wanted.path }, text })
  }

  function onFrame(message: FromFrame): void {
    if (message.studio === 'key') shortcut(message)
    else if (message.studio === 'edited') void saver.flush()
    else if (message.studio === 'ready') {
      if (names) preview.post({ studio: 'names', names })
      showInFrame(false)
    } else if (message.studio === 'select') {
      const { place, text = '' } = message
      const block = blockOf(place.block)
      const found = page?.blocks[block]
      if (page && found) open({ block, path: place.path ?? findText(found.values, page.tokens, text) })
    } else editInPlace(message)
  }

  /** A text that is edited on the page. A token would be lost there, and what pages share is asked for in its field. */
  function editInPlace(message: Extract<FromFrame, { studio: 'edit' | 'input' }>): void {
    const { block: shown, path } = message.place
    const found = page?.blocks[blockOf(shown)]
    if (!found || path === undefined) return
    const value = valueAt(found.values, path)
    if (typeof value !== 'string' || value.includes('{') || originAt(found, path).file !== page?.file) return
    if (message.studio === 'edit') {
      leaveFocus()
      setInPlace(message.place)
    } else {
      const wanted = { kind: 'set' as const, path, value: message.text }
      changes.change({ written: found, change: wanted, label: 'Edit text', when: 'pause' })
    }
  }

  async function run(command: BlockCommand | undefined): Promise<void> {
    if (!command) return
    await saver.run([command.edit])
    select({ block: command.selected })
  }

  const commands = {
    add: (type: BlockType) => {
      const behind = typeof selection?.block === 'number' ? selection.block : undefined
      return page && run(addBlock(page, type, behind))
    },
    duplicate: (index: number) => page && run(duplicateBlock(page, index)),
    delete: (index: number) => page && run(deleteBlock(page, index)),
    move: (index: number, by: 1 | -1) => page && run(moveBlock(page, index, by)),
    detach: () => page && saver.run([detachPage(page)]),
  }

  function shortcut({ key, ctrl, shift, alt }: Key): void {
    const name = key.toLowerCase()
    if (ctrl && name === 's') void saver.flush()
    else if (ctrl && name === 'z') void step(!shift)
    else if (ctrl && name === 'y') void step(false)
    else if (key === 'Escape') up()
    else if (alt && typeof selection?.block === 'number') {
      if (key === 'ArrowUp') void commands.move(selection.block, -1)
      if (key === 'ArrowDown') void commands.move(selection.block, 1)
    }
  }
  useShortcuts(shortcut)

  return {
    ...content,
    ...{ mode, setMode, width, setWidth, selection, select, open, focus, block, preview, change, changes, commands },
  }
}
