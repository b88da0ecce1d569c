import { formatPath } from '../../../schema/diagnostic.ts'
import type { EditPath } from '../../../schema/edit.ts'
import { EditRefused } from './edit-refused.ts'

const step = /\[(\d+)\]|\["((?:[^"\\]|\\.)*)"\]|(?<=\w)\[([a-z][\w-]*)\]|(?:^|\.)([^.[\]"]+)/iy

/**
 * Parses a path as diagnostics show it: `blocks[2].items[0].question`. A name with a dot or a bracket is written in
 * brackets and quotes: `numbers["a.b"]`; the name of a block in brackets: `blocks[hero].title`.
 */
export function parseEditPath(text: string): EditPath {
  const path: (string | number)[] = []
  let at = 0
  while (at < text.length) {
    step.lastIndex = at
    const found = step.exec(text)
    if (found === null) throw new EditRefused(wrongPath(text, at))
    const [whole, index, quoted, block, name = ''] = found
    if (index !== undefined) path.push(Number(index))
    else path.push(quoted === undefined ? (block ?? name.trim()) : unquoted(quoted, text, at))
    at += whole.length
  }
  if (path.length === 0) throw new EditRefused(wrongPath(text, 0))
  return path
}

/** The parts of such a path. One that cannot be read is a single part: it is compared as it is written. */
export function partsOf(text: string): EditPath {
  try {
    return parseEditPath(text)
  } catch (error) {
    if (error instanceof EditRefused) return [text]
    throw error
  }
}

function unquoted(quoted: string, text: string, at: number): string {
  try {
    return String(JSON.parse(`"${quoted}"`))
  } catch {
    throw new EditRefused(wrongPath(text, at))
  }
}

const wrongPath = (text: string, at: number) =>
  `\`${text}\` is not a path${at > 0 ? ` from \`${text.slice(at)}\` on` : ''}. A path looks like \`blocks[2].title\`: names with a dot between them, and the number of a list entry in brackets, from 0.`

export const isSame = (a: EditPath, b: EditPath) => a.length === b.length && a.every((part, index) => part === b[index])

/** The path of the list or mapping that an entry is in. */
export const parentPath = (path: EditPath) => path.slice(0, -1)

export const isWithin = (path: EditPath, outer: EditPath) =>
  path.length >= outer.length && isSame(path.slice(0, outer.length), outer)

/** The path for messages. */
export const shownPath = (path: EditPath) => (path.length === 0 ? 'the file' : `\`${formatPath(path)}\``)
