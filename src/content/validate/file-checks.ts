import type { BlockSchemas } from '../../../schema/block.ts'
import { filesIn } from '../../../schema/block-capabilities.ts'
import type { Diagnostic } from '../../../schema/diagnostic.ts'
import { hashAll } from '../../cache/hash.ts'
import { diagnose, type SourceRange, valueRange } from '../diagnostics/diagnose.ts'
import { type CheckedBlock, fieldPosition } from './checked-block.ts'

/** The files that a block writes: their addresses, each with the hash of what it is written from. */
export type WrittenFiles = {
  files: readonly { href: string; hash: string }[]
  /** The field that decides what is in them, and where it is. */
  field: string
  at: () => SourceRange
}

/** The files of the blocks of a page. */
export const filesOf = (blocks: readonly CheckedBlock[], schemas: BlockSchemas): WrittenFiles[] =>
  blocks.flatMap((one) => {
    const written = filesIn(schemas, one.block)
    if (written === undefined) return []
    const { files, field } = written
    return [
      {
        field,
        files: files.map(({ href, input }) => ({ href, hash: hashAll(input) })),
        at: () => valueRange(fieldPosition(one, field), one.block.type),
      },
    ]
  })

/** Files with one address and different contents. */
export function fileDiagnostics(results: readonly { file: string; files: readonly WrittenFiles[] }[]): Diagnostic[] {
  const first = new Map<string, { file: string; hash: string }>()
  return results.flatMap(({ file, files: blocks }) =>
    blocks.flatMap(({ files, field, at }) => {
      const other = files.find(({ href, hash }) => (first.get(href)?.hash ?? hash) !== hash)
      for (const { href, hash } of files) if (!first.has(href)) first.set(href, { file, hash })
      if (other === undefined) return []
      return [
        diagnose('different-document', at(), { href: other.href, field, other: first.get(other.href)?.file ?? file }),
      ]
    }),
  )
}
