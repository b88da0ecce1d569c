import { isStudioKey, type Key, writtenKey } from '../../keys.ts'
import { commandsOf } from '../store/selectors.ts'
import type { StudioStore } from '../store/studio-store.ts'
import type { Command } from './command.ts'

/** Runs the command of a key that was pressed in the shell or on the page. */
export function pressKey({ getState }: StudioStore, key: Key): void {
  if (getState().overlay || !(isStudioKey(key) || key.key === 'Escape')) return
  const pressed = writtenKey(key)
  if (pressed === 'Escape') getState().up()
  Object.values<Command>(commandsOf(getState()))
    .find(({ keys }) => keys === pressed)
    ?.run?.()
}
