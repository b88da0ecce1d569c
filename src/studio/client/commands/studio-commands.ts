import { studioKeys } from '../../keys.ts'
import type { History, PageModel } from '../../wire/page.ts'
import { deleteBlock, detachPage, moveAside, moveBlock } from '../page-blocks/block-commands.ts'
import type { CommandOf } from '../store/page-edit-state.ts'
import type { Selection, StudioState } from '../store/state.ts'
import type { PreviewWidth } from '../store/view-state.ts'
import { addressOfView } from '../views/view-address.ts'
import type { Command } from './command.ts'
import { siteCommands, viewCommands } from './site-commands.ts'

type State = {
  page: PageModel | undefined
  selection: Selection | undefined
  history: History
  /** Whether something was typed that is not written yet: Undo begins with it. */
  hasUnsaved: boolean
  /** Which commands are possible with the selection. */
  can: Record<'copy' | 'cut' | 'paste' | 'duplicate' | 'editInPlace' | 'add', boolean>
}

/** All commands of the studio by name. A command that is not possible now has no `run`. */
export function studioCommands({ page, selection, history, hasUnsaved, can }: State, act: StudioState) {
  const index = typeof selection?.block === 'number' ? selection.block : undefined
  /** The run of a command on the selected block; `undefined` if it is not possible there. */
  const onBlock = (commandOf: CommandOf) => {
    const isPossible = page && index !== undefined && commandOf(page, index)
    return isPossible ? () => act.runBlock(commandOf) : undefined
  }
  const when = (isPossible: boolean, run: () => void) => (isPossible ? run : undefined)
  const width = (name: PreviewWidth): Command => ({
    name: name === 'Full' ? 'Full width' : `${name} pixels wide`,
    group: 'View',
    run: () => act.setWidth(name),
  })
  return {
    addBlock: {
      name: 'Add block',
      group: 'Block',
      keys: studioKeys.addBlock,
      run: when(can.add, () => act.show('add')),
    },
    moveUp: {
      name: 'Move up',
      group: 'Block',
      keys: studioKeys.moveUp,
      run: onBlock((own, block) => moveBlock(own, block, -1)),
    },
    moveDown: {
      name: 'Move down',
      group: 'Block',
      keys: studioKeys.moveDown,
      run: onBlock((own, block) => moveBlock(own, block, 1)),
    },
    moveLeft: {
      name: 'Move to the previous column',
      group: 'Block',
      keys: studioKeys.moveLeft,
      run: onBlock((own, block) => moveAside(own, block, -1)),
    },
    moveRight: {
      name: 'Move to the next column',
      group: 'Block',
      keys: studioKeys.moveRight,
      run: onBlock((own, block) => moveAside(own, block, 1)),
    },
    duplicate: {
      name: 'Duplicate',
      group: 'Block',
      keys: studioKeys.duplicate,
      run: when(can.duplicate, act.duplicate),
    },
    delete: {
      name: 'Delete',
      group: 'Block',
      run: onBlock(deleteBlock),
    },
    blockHistory: {
      name: 'History of the block',
      group: 'Block',
      run: when(index !== undefined, () => act.show('blockHistory')),
    },
    editInPlace: {
      name: 'Edit on the page',
      detail: 'the selected text',
      group: 'Block',
      keys: studioKeys.editInPlace,
      run: when(can.editInPlace, act.editInPlace),
    },
    copy: { name: 'Copy block', group: 'Block', keys: 'Ctrl+C', run: when(can.copy, act.copy) },
    cut: { name: 'Cut block', group: 'Block', keys: 'Ctrl+X', run: when(can.cut, act.cut) },
    paste: { name: 'Paste block', group: 'Block', keys: 'Ctrl+V', run: when(can.paste, act.paste) },
    pageSettings: {
      name: page?.fields ? 'Fields of the file' : 'Page settings',
      group: 'Page',
      run: when(page !== undefined, act.openHead),
    },
    history: {
      name: page?.fields ? 'History of the file' : 'History of the page',
      group: 'Page',
      run: when(page !== undefined, () => act.show('history')),
    },
    detach: {
      name: 'Detach from template',
      group: 'Page',
      run: page?.template === undefined ? undefined : () => act.runEdit(detachPage(page)),
    },
    problems: { name: 'Problems', group: 'Page', run: when(page !== undefined, () => act.show('problems')) },
    nextProblem: {
      name: 'Next problem',
      group: 'Page',
      keys: studioKeys.nextProblem,
      run: page && page.diagnostics.length > 0 ? act.openNextProblem : undefined,
    },
    undo: {
      name: 'Undo',
      detail: history.undo,
      group: 'Page',
      keys: studioKeys.undo,
      run: when(history.undo !== undefined || hasUnsaved, () => act.step('undo')),
    },
    redo: {
      name: 'Redo',
      detail: history.redo,
      group: 'Page',
      keys: studioKeys.redo,
      run: when(history.redo !== undefined, () => act.step('redo')),
    },
    save: { name: 'Save', group: 'Page', keys: studioKeys.save, run: act.save },
    ...viewCommands(act.go),
    update: {
      name: 'Get the latest',
      detail: 'update: what others have published',
      group: 'Site',
      run: act.askUpdate,
    },
    publish: {
      name: 'Publish',
      detail: 'or propose what you have changed',
      group: 'Site',
      run: () => act.go(addressOfView('changes')),
    },
    ...siteCommands(page, act.show),
    edit: {
      name: 'Edit',
      group: 'View',
      detail: 'the page rests, and a click selects',
      run: () => act.setMode('Edit'),
    },
    try: { name: 'Try', group: 'View', detail: 'menus, forms and links work', run: () => act.setMode('Try') },
    width390: width('390'),
    width768: width('768'),
    width1440: width('1440'),
    widthFull: width('Full'),
    blocksPane: {
      name: 'Show or hide the blocks',
      detail: 'beside the page',
      group: 'View',
      run: () => act.switchPane('Blocks'),
    },
    fieldsPane: {
      name: 'Show or hide the fields',
      detail: 'beside the page',
      group: 'View',
      run: () => act.switchPane('Fields'),
    },
    yaml: { name: 'YAML', group: 'View', detail: 'the file of the page as text', run: act.switchYaml },
    day: {
      name: 'Preview a day',
      detail: 'the site as it will be then',
      group: 'Site',
      run: () => act.show('day'),
    },
    bookmarklet: {
      name: 'Copy bookmarklet',
      detail: 'opens a block from the live site',
      group: 'Site',
      run: () => act.show('bookmarklet'),
    },
    scheme: { name: 'Light or dark colours', group: 'View', run: act.switchScheme },
    commands: { name: 'Commands', group: 'View', keys: studioKeys.commands, run: () => act.show('commands') },
  } satisfies Record<string, Command>
}

export type Commands = ReturnType<typeof studioCommands>
