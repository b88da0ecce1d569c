import { say } from '../../words/say.ts'

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

const arrows = { ArrowUp: '↑', ArrowDown: '↓', ArrowLeft: '←', ArrowRight: '→' }

/** Keys as a person reads them on the keyboard: `Ctrl+ArrowUp` as “Ctrl+↑”, in German as “Strg+↑”. */
export function shownKeys(keys: string): string {
  const isMac = /Mac|iPhone|iPad/.test(navigator.platform)
  const names: Readonly<Record<string, string>> = { ...arrows, ...say().keys, ...(isMac && { Ctrl: '⌘' }) }
  return keys.replaceAll(/[A-Z][A-Za-z]+/g, (key) => names[key] ?? key)
}

/** The name of a command with its keys and what it does now, for its tooltip. */
export const tooltipOf = ({ name, keys, detail }: Command): string =>
  [keys === undefined ? name : `${name} (${shownKeys(keys)})`, ...(detail === undefined ? [] : [detail])].join(': ')
