import { relative, sep } from 'node:path'

/** Why a block of a site cannot be used: what is wrong in which file, from which line and column on, both from 1. */
export type BrokenBlock = { type: string; file: string; line: number; column: number; problem: string }

/** A file, with line and column where they are known. */
export type CodePosition = Pick<BrokenBlock, 'file'> & Partial<Pick<BrokenBlock, 'line' | 'column'>>

/** What a block is broken by. */
export class Broken extends Error {
  readonly at: CodePosition
  constructor(problem: string, at: CodePosition) {
    super(problem)
    this.at = at
  }
}

/** The position of an offset in the text of a file. */
export function positionAt(file: string, text: string, offset: number): CodePosition {
  const before = text.slice(0, offset).split('\n')
  return { file, line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
}

/** The first position in the stack of an error that is in one of these files. */
export function positionInStack(files: readonly string[], { stack = '' }: Error): CodePosition {
  for (const line of stack.split('\n'))
    for (const file of files) {
      const at = line.indexOf(file)
      const [, row, column] = (at < 0 ? '' : line.slice(at + file.length)).match(/^(?:\?v=\w+)?:(\d+)(?::(\d+))?/) ?? []
      if (row) return { file, line: Number(row), ...(column && { column: Number(column) }) }
    }
  return { file: files[0] ?? '' }
}

/** What describes a broken block. Its file is named from `root`. */
export const brokenBlock = (root: string, type: string, { message, at }: Broken): BrokenBlock => ({
  type,
  file: relative(root, at.file).split(sep).join('/'),
  line: at.line ?? 1,
  column: at.column ?? 1,
  problem: message,
})
