import { relative, sep } from 'node:path'

/** Why a block of a site cannot be used: what is wrong in which file, from which line and column on, both from 1. */
export type BrokenBlock = { type: string; file: string; line: number; column: number; problem: string }

/** A file, with line and column where they are known. */
export type Place = Pick<BrokenBlock, 'file'> & Partial<Pick<BrokenBlock, 'line' | 'column'>>

/** What a block is broken by. */
export class Broken extends Error {
  readonly place: Place
  constructor(problem: string, place: Place) {
    super(problem)
    this.place = place
  }
}

/** The place of an offset in the text of a file. */
export function placeOf(file: string, text: string, offset: number): Place {
  const before = text.slice(0, offset).split('\n')
  return { file, line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
}

/** The first place in the stack of an error that is in one of these files. */
export function placeIn(files: readonly string[], { stack = '' }: Error): Place {
  for (const line of stack.split('\n'))
    for (const file of files) {
      const at = line.indexOf(file)
      const [, row, column] = (at < 0 ? '' : line.slice(at + file.length)).match(/^(?:\?v=\w+)?:(\d+)(?::(\d+))?/) ?? []
      if (row) return { file, line: Number(row), ...(column && { column: Number(column) }) }
    }
  return { file: files[0] ?? '' }
}

/** What describes a broken block. Its file is named from `root`. */
export const brokenBlock = (root: string, type: string, { message, place }: Broken): BrokenBlock => ({
  type,
  file: relative(root, place.file).split(sep).join('/'),
  line: place.line ?? 1,
  column: place.column ?? 1,
  problem: message,
})
