import type { Downloads } from '../../../blocks/downloads/schema.ts'
import type { Diagnostic } from '../../../schema/diagnostic.ts'
import { downloadsOf } from '../../../schema/documents/downloads.ts'
import { hashAll } from '../../cache/hash.ts'
import { diagnose, valueRange } from '../diagnostics/diagnose.ts'
import type { SourcePosition } from '../parse/source-position.ts'
import { type CheckedBlock, fieldPosition, type ParsedBlock } from './checked-block.ts'

/** A document on a page: its slug, the hash of its contents, the position of its slug, and the addresses of its files. */
export type PageDocument = { slug: string; hash: string; position: SourcePosition; addresses: readonly string[] }

/** The documents among the blocks of a page. */
export const documentsIn = (blocks: readonly CheckedBlock[]): PageDocument[] =>
  blocks.flatMap((one) => {
    if (one.block.type !== 'downloads') return []
    const { document } = one.block as ParsedBlock & Downloads
    const addresses = downloadsOf(document).map(({ href }) => href)
    return [{ slug: document.slug, hash: hashAll(document), position: fieldPosition(one, 'document'), addresses }]
  })

/** Documents with the same slug and different contents: their files would have one name. */
export function documentDiagnostics(
  results: readonly { file: string; documents: readonly PageDocument[] }[],
): Diagnostic[] {
  const first = new Map<string, { file: string; hash: string }>()
  return results.flatMap(({ file, documents }) =>
    documents.flatMap(({ slug, hash, position }) => {
      const earlier = first.get(slug) ?? { file, hash }
      first.set(slug, earlier)
      if (earlier.hash === hash) return []
      return [diagnose('different-document', valueRange(position, 'downloads'), { slug, other: earlier.file })]
    }),
  )
}
