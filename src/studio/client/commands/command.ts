/** Something that the studio can do: a button, a key and an entry of the command palette. */
export type Command = {
  name: string
  /** What it is about, in words. */
  group: string
  /** What the command does now, where its name does not say it. */
  detail?: string | undefined
  /** Its keys, as `studioKeys` writes them. */
  keys?: string
  /** `undefined` while it is not possible. */
  run: (() => void) | undefined
}

/** Keys as a person reads them. */
export const shownKeys = (keys: string): string =>
  keys
    .replace('ArrowUp', '↑')
    .replace('ArrowDown', '↓')
    .replace('Ctrl', /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘' : 'Ctrl')

/** The name of a command with its keys and what it does now, for its tooltip. */
export const tooltipOf = ({ name, keys, detail }: Command): string =>
  [keys === undefined ? name : `${name} (${shownKeys(keys)})`, ...(detail === undefined ? [] : [detail])].join(': ')
