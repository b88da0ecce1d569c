import { createQueue } from '../../queue.ts'
import type { BlockModel, PageModel } from '../../wire/page.ts'
import { say } from '../../words/say.ts'
import { messageOf } from '../../words.ts'
import { call, uploadPicture } from '../call.ts'
import { blockName } from '../field-schema.ts'
import { partPath } from '../page-blocks/block-change.ts'
import { addBlock, type BlockCommand, deleteBlock, moveToSlot, pasteBlocks } from '../page-blocks/block-commands.ts'
import { canMove, fits, heightOfValue, placeWords } from '../page-blocks/block-tree.ts'
import { isStillThere, pictureChange, pictureIn } from '../picture-change.ts'
import type { BlockSlice } from './page-edit-state.ts'
import { selectedBlock, slotOf } from './selectors.ts'
import type { Slice } from './state.ts'

/** The anchors of the blocks of a page. */
const anchorsOf = ({ blocks }: PageModel): string[] =>
  blocks.flatMap(({ values: { id } }) => (typeof id === 'string' ? [id] : []))

const readClipboard = (): Promise<string> =>
  navigator.clipboard.readText().catch(() => {
    throw new Error(say().store.clipboardRefused)
  })

export const blockSlice: Slice<BlockSlice> = (set, get, { queries }) => {
  const inOrder = createQueue()

  async function writeCommand(command: BlockCommand): Promise<void> {
    const { forgetAnswer, runOnList, select } = get()
    forgetAnswer()
    const before = selectedBlock(get())
    /** Selects another block, unless a person has chosen one meanwhile. */
    const choose = (from: number | undefined, to: number | undefined) => {
      if (selectedBlock(get()) === from) select(to === undefined ? undefined : { block: to })
    }
    const isWritten = await runOnList(command.edit, () => choose(before, command.selected))
    if (!isWritten) choose(command.selected, before)
  }

  function announceMove(to: number): void {
    const now = get().pageNow()
    const moved = now?.blocks[to]
    if (moved) set({ announcement: say().sorting.isAt(blockName(get().setup, moved.type), placeWords(now, to)) })
  }

  /** Runs a task, and clears the error of the previous one. */
  function attempt(task: Promise<void>): void {
    const { refuse } = get()
    refuse(undefined)
    task.catch((error: unknown) => refuse(messageOf(error)))
  }

  /** The selected block with its page. */
  function selected(): { page: PageModel; number: number; block: BlockModel } | undefined {
    const { page } = get()
    const number = selectedBlock(get())
    const block = number === undefined ? undefined : page?.blocks[number]
    return page && block && number !== undefined ? { page, number, block } : undefined
  }

  /** The YAML of a block. What was typed is written first, so that the copy has it. */
  async function copied({
    page: { file },
    block: { entry },
  }: NonNullable<ReturnType<typeof selected>>): Promise<string> {
    await get().saver.flush()
    return (await call('copy', { file, entry })).yaml
  }

  async function insert(text: string, label?: string): Promise<void> {
    const { page, saver, select } = get()
    const slot = slotOf(get())
    if (!page || !slot) return
    await saver.flush()
    const entries = await call('clipboard', { text, ids: anchorsOf(page) })
    if (!entries.every(({ value }) => fits(slot.list, heightOfValue(value)))) throw new Error(say().store.tooDeep)
    const { edits, selected } = pasteBlocks(page, entries, { slot, label })
    await saver.run(edits)
    select({ block: selected })
  }

  return {
    announcement: '',
    adding: [],
    runBlock(commandOf) {
      void inOrder(async () => {
        const [page, block] = [get().pageNow(), selectedBlock(get())]
        const command = page && block !== undefined && page.blocks[block] && commandOf(page, block)
        if (!command) return
        await writeCommand(command)
        if (command.edit.edit.kind === 'move') announceMove(command.selected)
      })
    },
    moveBlock(block, to) {
      const { page } = get()
      const command = page && moveToSlot(page, block, to)
      if (command) void writeCommand(command)
    },
    fits(type) {
      const slot = slotOf(get())
      return slot !== undefined && fits(slot.list, heightOfValue(type.example))
    },
    add(type) {
      set(({ adding }) => ({ adding: [...adding, type.name] }))
      // One that is added before the answer to the last one comes behind that.
      void inOrder(async () => {
        const state = { ...get(), page: get().pageNow() }
        const slot = slotOf(state)
        if (state.page && slot) await writeCommand(addBlock(state.page, type, slot))
      }).finally(() => set(({ adding }) => ({ adding: adding.slice(1) })))
    },
    copy() {
      const one = selected()
      if (one) attempt(copied(one).then((yaml) => navigator.clipboard.writeText(yaml)))
    },
    cut() {
      const one = selected()
      const deletion = one && deleteBlock(one.page, one.number)
      if (deletion)
        attempt(
          copied(one)
            .then((yaml) => navigator.clipboard.writeText(yaml))
            .then(() => writeCommand(deletion)),
        )
    },
    paste: () => attempt(inOrder(() => readClipboard().then((text) => insert(text)))),
    pasteText: (text) => attempt(inOrder(() => insert(text))),
    duplicate() {
      const one = selected()
      if (one && canMove(one.page, one.number))
        attempt(inOrder(() => copied(one).then((yaml) => insert(yaml, say().store.duplicateBlock))))
    },
    async givePicture(file, at) {
      const { page, setup, refuse, open } = get()
      const found = page && at && pictureIn({ page, setup }, at)
      refuse(found ? undefined : say().store.nowhere)
      if (!page || !at || !found) return
      // The fields show while the file is stored, so that they see which picture was described.
      open({ block: at.block, path: partPath(found.path, 'alt') })
      try {
        const { name } = await uploadPicture(file)
        const now = get()
        const still =
          now.page && isStillThere(page, now.page, at.block) ? pictureIn({ ...now, page: now.page }, at) : undefined
        if (still) {
          const change = pictureChange(still.block.values, still.path, name)
          now.changeValue({ written: still.block, change, label: say().fields.attachPicture, when: 'now' })
        } else refuse(say().store.storedMeanwhile(name))
        await queries.invalidateQueries({ queryKey: ['setup'] })
      } catch (error) {
        refuse(messageOf(error))
      }
    },
  }
}
