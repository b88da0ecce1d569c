import { studioKeys } from '../../keys.ts'
import type { History, PageModel } from '../../wire/page.ts'
import type { StudioSetup } from '../../wire/setup.ts'
import { say } from '../../words/say.ts'
import { deleteBlock, detachPage, moveAside, moveBlock } from '../page-blocks/block-commands.ts'
import type { CommandOf } from '../store/page-edit-state.ts'
import type { Selection, StudioState } from '../store/state.ts'
import type { PreviewWidth } from '../store/view-state.ts'
import type { Command } from './command.ts'
import { isInWorkspace } from './in-workspace.ts'
import { siteCommands, viewCommands } from './site-commands.ts'

type State = {
  page: PageModel | undefined
  setup: StudioSetup | undefined
  selection: Selection | undefined
  history: History
  /** Whether something was typed that is not written yet: Undo begins with it. */
  hasUnsaved: boolean
  /** Which commands are possible with the selection. */
  can: Record<'copy' | 'cut' | 'paste' | 'duplicate' | 'editInPlace' | 'add', boolean>
}

/** All commands of the studio by name. A command that is not possible now has no `run`. */
export function studioCommands({ page, setup, selection, history, hasUnsaved, can }: State, act: StudioState) {
  const index = typeof selection?.block === 'number' ? selection.block : undefined
  /** The run of a command on the selected block; `undefined` if it is not possible there. */
  const onBlock = (commandOf: CommandOf) => {
    const isPossible = page && index !== undefined && commandOf(page, index)
    return isPossible ? () => act.runBlock(commandOf) : undefined
  }
  const when = (isPossible: boolean, run: () => void) => (isPossible ? run : undefined)
  const { groups } = say()
  const width = (name: PreviewWidth): Command => ({
    name: name === 'full' ? say().commands.fullWidth : say().commands.width(name),
    group: groups.view,
    run: () => act.setWidth(name),
  })
  return {
    addBlock: {
      name: say().commands.addBlock,
      group: groups.block,
      keys: studioKeys.addBlock,
      run: when(can.add, () => act.show('add')),
    },
    moveUp: {
      name: say().commands.moveUp,
      group: groups.block,
      keys: studioKeys.moveUp,
      run: onBlock((own, block) => moveBlock(own, block, -1)),
    },
    moveDown: {
      name: say().commands.moveDown,
      group: groups.block,
      keys: studioKeys.moveDown,
      run: onBlock((own, block) => moveBlock(own, block, 1)),
    },
    moveLeft: {
      name: say().commands.moveLeft,
      group: groups.block,
      keys: studioKeys.moveLeft,
      run: onBlock((own, block) => moveAside(own, block, -1)),
    },
    moveRight: {
      name: say().commands.moveRight,
      group: groups.block,
      keys: studioKeys.moveRight,
      run: onBlock((own, block) => moveAside(own, block, 1)),
    },
    duplicate: {
      name: say().commands.duplicate,
      group: groups.block,
      keys: studioKeys.duplicate,
      run: when(can.duplicate, act.duplicate),
    },
    delete: {
      name: say().commands.delete,
      group: groups.block,
      run: onBlock(deleteBlock),
    },
    blockHistory: {
      name: say().commands.blockHistory,
      group: groups.block,
      run: when(index !== undefined, () => act.show('blockHistory')),
    },
    editInPlace: {
      name: say().commands.editInPlace,
      detail: say().commands.editInPlaceDetail,
      group: groups.block,
      keys: studioKeys.editInPlace,
      run: when(can.editInPlace, act.editInPlace),
    },
    copy: { name: say().commands.copy, group: groups.block, keys: 'Ctrl+C', run: when(can.copy, act.copy) },
    cut: { name: say().commands.cut, group: groups.block, keys: 'Ctrl+X', run: when(can.cut, act.cut) },
    paste: { name: say().commands.paste, group: groups.block, keys: 'Ctrl+V', run: when(can.paste, act.paste) },
    pageSettings: {
      name: page?.fields ? say().commands.fileFields : say().commands.pageSettings,
      detail: page?.fields ? undefined : say().commands.pageSettingsDetail,
      group: groups.page,
      run: when(page !== undefined, act.openHead),
    },
    history: {
      name: page?.fields ? say().commands.fileHistory : say().commands.history,
      group: groups.page,
      run: when(page !== undefined, () => act.show('history')),
    },
    detach: {
      name: say().commands.detach,
      group: groups.page,
      run: page?.template === undefined ? undefined : () => act.runEdit(detachPage(page)),
    },
    problems: {
      name: say().commands.problems,
      group: groups.page,
      run: when(page !== undefined, () => act.show('problems')),
    },
    nextProblem: {
      name: say().commands.nextProblem,
      group: groups.page,
      keys: studioKeys.nextProblem,
      run: page && page.diagnostics.length > 0 ? act.openNextProblem : undefined,
    },
    undo: {
      name: say().commands.undo,
      detail: history.undo,
      group: groups.page,
      keys: studioKeys.undo,
      run: when(history.undo !== undefined || hasUnsaved, () => act.step('undo')),
    },
    redo: {
      name: say().commands.redo,
      detail: history.redo,
      group: groups.page,
      keys: studioKeys.redo,
      run: when(history.redo !== undefined, () => act.step('redo')),
    },
    save: { name: say().commands.save, group: groups.page, keys: studioKeys.save, run: act.save },
    ...viewCommands(act.go, setup),
    update: {
      name: say().commands.update,
      detail: say().commands.updateDetail,
      group: groups.site,
      run: act.askUpdate,
    },
    publish: {
      name: say().commands.publish,
      detail: say().commands.publishDetail,
      group: groups.site,
      run: when(!isInWorkspace(), act.askPublish),
    },
    ...siteCommands({ page, setup }, act.show),
    edit: {
      name: say().commands.edit,
      group: groups.view,
      detail: say().commands.editDetail,
      run: () => act.setMode('edit'),
    },
    try: {
      name: say().commands.try,
      group: groups.view,
      detail: say().commands.tryDetail,
      run: () => act.setMode('try'),
    },
    width390: width('390'),
    width768: width('768'),
    width1440: width('1440'),
    widthFull: width('full'),
    blocksPane: {
      name: say().commands.blocksPane,
      detail: say().commands.besidePage,
      group: groups.view,
      run: () => act.switchPane('blocks'),
    },
    fieldsPane: {
      name: say().commands.fieldsPane,
      detail: say().commands.besidePage,
      group: groups.view,
      run: () => act.switchPane('fields'),
    },
    yaml: { name: say().commands.yaml, group: groups.view, detail: say().commands.yamlDetail, run: act.switchYaml },
    day: {
      name: say().commands.day,
      detail: say().commands.dayDetail,
      group: groups.site,
      run: () => act.show('day'),
    },
    bookmarklet: {
      name: say().commands.bookmarklet,
      detail: say().commands.bookmarkletDetail,
      group: groups.site,
      run: () => act.show('bookmarklet'),
    },
    language: {
      name: say().language.name,
      detail: say().language.detail,
      group: groups.view,
      run: () => act.show('language'),
    },
    scheme: { name: say().commands.scheme, group: groups.view, run: act.switchScheme },
    help: {
      name: say().commands.help,
      detail: say().commands.helpDetail,
      group: groups.view,
      keys: studioKeys.help,
      run: () => act.show('help'),
    },
    tour: { name: say().commands.tour, group: groups.view, run: () => act.showTour(true) },
    commands: {
      name: say().commands.commands,
      group: groups.view,
      keys: studioKeys.commands,
      run: () => act.show('commands'),
    },
  } satisfies Record<string, Command>
}

export type Commands = ReturnType<typeof studioCommands>
