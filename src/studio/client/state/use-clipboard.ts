import { useCallback, useEffect } from 'react'
import { givenPicture } from '../../given-picture.ts'
import type { BlockModel, PageModel } from '../../wire/page.ts'
import { messageOf } from '../../words.ts'
import { type BlockCommand, deleteBlock, newSlot, pasteBlocks } from '../block-commands.ts'
import { type BlockValue, canMove, fits, heightOfValue } from '../block-tree.ts'
import { call } from '../call.ts'
import type { Saver } from '../saving/saver.ts'
import { useStable } from './use-stable.ts'

type State = { page: PageModel | undefined; selected: BlockValue | undefined; saver: Saver }
type Actions = {
  runBlock: (command: BlockCommand) => Promise<void>
  select: (place: { block: number }) => void
  /** Shows a pasted picture in the block of a value. */
  givePicture: (picture: File, at: BlockValue | undefined) => Promise<void>
  /** Says why nothing was copied or pasted; `undefined` clears what was said. */
  refuse: (message: string | undefined) => void
}

const noPictures =
  'This text has no pictures, so nothing was pasted. A text with formatting has some, and so has the view Pictures.'
const noFiles =
  'Files belong into a text with formatting, on a block with a picture, or into the view Pictures. Nothing was stored.'

const tooDeep = 'A section may stand in a section, but no deeper. Paste this block further out.'

/** The anchors of the blocks of a page. */
const anchorsOf = ({ blocks }: PageModel): string[] =>
  blocks.flatMap(({ values: { id } }) => (typeof id === 'string' ? [id] : []))

/** Whether the browser itself copies and pastes: in an input, or where a text is selected. */
const isText = (event: ClipboardEvent) => {
  // A node of the page in the frame is of the classes of that window.
  const target = event.target as Node | null
  const owner = target?.ownerDocument
  const view = owner?.defaultView
  if (view && target instanceof view.Element && target.closest('input, textarea, [contenteditable], [role=dialog]'))
    return true
  return event.type !== 'paste' && owner?.getSelection()?.isCollapsed === false
}

/** Copies and pastes blocks as YAML. Actions that are not possible now are `undefined`. */
export function useClipboard({ page, selected: at, saver }: State, { runBlock, select, givePicture, refuse }: Actions) {
  /** Runs a task, and clears the error of the previous one. */
  function attempt(task: Promise<void>): void {
    refuse(undefined)
    task.catch((error: unknown) => refuse(messageOf(error)))
  }
  const slot = page && newSlot(page, at)
  const one = at && page?.blocks[at.block]

  /** The YAML of a block. What was typed is written first, so that the copy has it. */
  async function copied({ file }: PageModel, { entry }: BlockModel): Promise<string> {
    await saver.flush()
    return (await call('copy', { file, entry })).yaml
  }
  async function write(): Promise<void> {
    if (page && one) await navigator.clipboard.writeText(await copied(page, one))
  }
  async function insert(text: string, label?: string): Promise<void> {
    if (!page || !slot) return
    await saver.flush()
    const entries = await call('clipboard', { text, ids: anchorsOf(page) })
    if (!entries.every(({ value }) => fits(slot.list, heightOfValue(value)))) throw new Error(tooDeep)
    const { edits, selected } = pasteBlocks(page, entries, { slot, label })
    await saver.run(edits)
    select({ block: selected })
  }
  async function read(): Promise<string> {
    return navigator.clipboard.readText().catch(() => {
      throw new Error('The browser does not let the studio read the clipboard. Press Ctrl+V instead.')
    })
  }

  const deletion = page && at && deleteBlock(page, at.block)
  const actions = {
    copy: one && (() => attempt(write())),
    cut: deletion && (() => attempt(write().then(() => runBlock(deletion)))),
    paste: slot && (() => attempt(read().then((text) => insert(text)))),
    duplicate:
      page && at && one && canMove(page, at.block)
        ? () => attempt(copied(page, one).then((yaml) => insert(yaml, 'Duplicate block')))
        : undefined,
  }

  function onEvent(event: ClipboardEvent): void {
    // A text with formatting has handled it.
    if (event.defaultPrevented) return
    const picture = event.type === 'paste' && givenPicture(event.clipboardData)
    if (picture) {
      event.preventDefault()
      if (isText(event)) refuse(noPictures)
      else void givePicture(picture, at)
      return
    }
    if (isText(event)) return
    const text = event.clipboardData?.getData('text/plain') ?? ''
    const run = event.type === 'paste' ? slot && (() => attempt(insert(text))) : actions[event.type as 'copy' | 'cut']
    if (!run) return
    event.preventDefault()
    run()
  }
  /** The browser would open a file that is dropped, in place of the studio. */
  function onDrag(event: DragEvent): void {
    if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return
    event.preventDefault()
    if (event.type === 'drop') refuse(noFiles)
  }
  const { pass, passDrag } = useStable({ pass: onEvent, passDrag: onDrag })
  const listen = useCallback(
    (target: Window) => {
      const ending = new AbortController()
      const { signal } = ending
      for (const type of ['copy', 'cut', 'paste'] as const) target.addEventListener(type, pass, { signal })
      for (const type of ['dragover', 'drop'] as const) target.addEventListener(type, passDrag, { signal })
      return () => ending.abort()
    },
    [pass, passDrag],
  )
  useEffect(() => listen(window), [listen])

  return {
    ...actions,
    /** Listens to another window as well: that of the page in the frame. */
    listen,
  }
}
