import { useColorScheme } from '@mui/material/styles'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Diagnostic } from '../../../../schema/diagnostic.ts'
import { isStudioKey, type Key, writtenKey } from '../../keys.ts'
import type { FromFrame, Place } from '../../messages.ts'
import type { BlockType, PageModel, StudioSetup } from '../../model.ts'
import { type BlockChange, originAt, valueAt } from '../block-change.ts'
import { addBlock, type BlockCommand } from '../block-commands.ts'
import type { Command } from '../commands/command.ts'
import { type Overlay, studioCommands } from '../commands/studio-commands.ts'
import { withTokens } from '../field-schema.ts'
import { findText } from '../find-value.ts'
import { placeOf } from '../page-diagnostics.ts'
import type { PreviewMode, PreviewWidth } from '../preview.tsx'
import { useShortcuts } from '../use-shortcuts.ts'
import { useChanges } from './use-changes.ts'
import { useClipboard } from './use-clipboard.ts'
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
  const [overlay, setOverlay] = useState<Overlay>()
  const navigate = useNavigate()
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
      const view = preview.frame.current?.contentWindow
      if (view) clipboard.listen(view)
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

  async function runBlock(command: BlockCommand): Promise<void> {
    await saver.run([command.edit])
    select({ block: command.selected })
  }

  const clipboard = useClipboard(
    { page, saver, block: typeof selection?.block === 'number' ? selection.block : undefined },
    { runBlock, select },
  )

  /** The problem that was shown last, and its number among those of the page. */
  const shownProblem = useRef({ name: '', index: 0 })
  function openNextProblem(): void {
    if (!page || page.diagnostics.length === 0) return
    const nameOf = ({ file, path, code }: Diagnostic) => `${file} ${path} ${code}`
    const last = shownProblem.current
    const at = page.diagnostics.findIndex((found) => nameOf(found) === last.name)
    // Behind a problem that was fixed, the next one has its number.
    const index = (last.name === '' ? 0 : at === -1 ? last.index : at + 1) % page.diagnostics.length
    const found = page.diagnostics[index] as Diagnostic
    shownProblem.current = { name: nameOf(found), index }
    open(placeOf(page, found))
  }

  const switchScheme = useSwitchedScheme()
  const commands = studioCommands(
    { page, selection, history: content.history, hasUnsaved: saver.hasUnsaved() },
    {
      ...{ switchScheme, setMode, setWidth, openNextProblem, show: setOverlay, clipboard },
      openHead: () => open({ block: 'head', path: '' }),
      runBlock: (command) => void runBlock(command),
      runEdit: (edit) => void saver.run([edit]),
      save: () => void saver.flush(),
      step: (back) => void step(back),
    },
  )

  function shortcut(key: Key): void {
    if (overlay || !(isStudioKey(key) || key.key === 'Escape')) return
    const pressed = writtenKey(key)
    if (pressed === 'Escape') up()
    Object.values<Command>(commands)
      .find(({ keys }) => keys === pressed)
      ?.run?.()
  }
  useShortcuts(shortcut)

  return {
    ...content,
    ...{ mode, setMode, width, setWidth, selection, select, open, focus, block, preview, change, changes },
    ...{ commands, overlay, setOverlay, clipboard },
    /** Adds a block of a type behind the selected one. */
    add(type: BlockType): void {
      const behind = typeof selection?.block === 'number' ? selection.block : undefined
      if (page) void runBlock(addBlock(page, type, behind))
    },
    /** Opens another page, once everything typed is written. */
    go: (to: string) => void saver.flush().then(() => navigate(to)),
  }
}

/** Switches between light and dark; at first the system decides. */
function useSwitchedScheme(): () => void {
  const { mode, systemMode, setMode } = useColorScheme()
  return () => setMode((mode === 'system' ? systemMode : mode) === 'dark' ? 'light' : 'dark')
}
