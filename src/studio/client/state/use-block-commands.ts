import { useRef, useState } from 'react'
import type { StudioSetup } from '../../wire/setup.ts'
import type { BlockCommand } from '../block-commands.ts'
import { placeWords } from '../block-tree.ts'
import type { CommandOf } from '../commands/studio-commands.ts'
import { blockName } from '../field-schema.ts'
import { createQueue } from '../saving/queue.ts'
import type { usePage } from './use-page.ts'
import type { Selection } from './use-selection.ts'

type Options = Pick<ReturnType<typeof usePage>, 'pageNow' | 'runOnList'> & {
  setup: StudioSetup | undefined
  /** The number of the selected block, if it is on the page. */
  selected: number | undefined
  select: (selection: Selection | undefined) => void
  /** Called before a command is written. */
  onWrite: () => void
}

/** Runs commands of blocks one after the other, each for the block that the one before it has selected. */
export function useBlockCommands({ setup, selected, select, onWrite, pageNow, runOnList }: Options) {
  const [announcement, setAnnouncement] = useState('')
  const [inOrder] = useState(createQueue)
  /** The selected block, also before a selection is rendered. */
  const selectedNow = useRef(selected)
  selectedNow.current = selected

  async function writeCommand(command: BlockCommand): Promise<void> {
    onWrite()
    const before = selectedNow.current
    /** Selects another block, unless a person has chosen one meanwhile. */
    const choose = (from: number | undefined, to: number | undefined) => {
      if (selectedNow.current !== from) return
      selectedNow.current = to
      select(to === undefined ? undefined : { block: to })
    }
    const isWritten = await runOnList(command.edit, () => choose(before, command.selected))
    if (!isWritten) choose(command.selected, before)
  }

  /** Announces where a block is now: the focus stays on the button, so a screen reader says nothing by itself. */
  function announceMove(to: number): void {
    const now = pageNow()
    const moved = now?.blocks[to]
    if (moved) setAnnouncement(`${blockName(setup, moved.type)} is at ${placeWords(now, to)}.`)
  }

  return {
    announcement,
    writeCommand,
    /** Runs a command on the selected block. */
    runBlock(commandOf: CommandOf): void {
      void inOrder(async () => {
        const [own, at] = [pageNow(), selectedNow.current]
        const command = own && at !== undefined && own.blocks[at] && commandOf(own, at)
        if (!command) return
        await writeCommand(command)
        if (command.edit.edit.kind === 'move') announceMove(command.selected)
      })
    },
  }
}
