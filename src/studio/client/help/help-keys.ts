import { say } from '../../words/say.ts'
import { type Command, shownKeys } from '../commands/command.ts'

/** A key, and what it does. */
type KeyHelp = { keys: string; does: string }

/** All keys of the studio: those of its commands, and those in texts and lists. `F1` is `?` where a question mark is typed. */
export const helpKeys = (commands: Readonly<Record<string, Command>>): KeyHelp[] =>
  [
    ...Object.values(commands).flatMap(({ keys, name }) =>
      keys === undefined ? [] : [{ keys: keys === '?' ? say().help.or('?', 'F1') : keys, does: name }],
    ),
    ...Object.entries(say().help.otherKeys).map(([keys, does]) => ({ keys, does })),
  ].map(({ keys, does }) => ({ keys: shownKeys(keys), does }))
