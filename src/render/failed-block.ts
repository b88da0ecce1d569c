import type { Block } from '../../schema/block.ts'
import type { Page } from '../../schema/page.ts'
import { isOutOfTime } from '../files/ended-within.ts'

/** How long a block may take to be rendered, in seconds. Most take some milliseconds. */
export const maxSeconds = 20

/** A component cannot render a block with the contents that it has here. */
export class FailedBlock extends Error {
  override readonly name = 'FailedBlock'
  readonly block: Block

  constructor(block: Block, cause: unknown, page?: Pick<Page, 'path' | 'file'>) {
    // A component may throw anything.
    const { message } = cause instanceof Error ? cause : new Error(String(cause))
    const reason = isOutOfTime(cause)
      ? `does not end: after ${maxSeconds} seconds it was not rendered. Look for a loop without an end in its component.`
      : `throws while it is rendered: ${message.split('\n')[0]}`
    const where = page ? ` on ${page.path} (${page.file})` : ''
    super(`The block \`${block.type}\` with the id \`${block.id}\`${where} ${reason}`, { cause })
    this.block = block
  }
}

/** Calls what renders a page. The error of a block names the page too. */
export function withPageOfError<T>(page: Page, render: () => T): T {
  try {
    return render()
  } catch (error) {
    throw error instanceof FailedBlock ? new FailedBlock(error.block, error.cause, page) : error
  }
}
