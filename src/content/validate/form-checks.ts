import type { BlockSchemas } from '../../../schema/block.ts'
import { formIn } from '../../../schema/block-capabilities.ts'
import type { Diagnostic } from '../../../schema/diagnostic.ts'
import { isMapping } from '../../../schema/is-mapping.ts'
import { diagnose, keyRange, valueRange } from '../diagnostics/diagnose.ts'
import { unknownName } from '../diagnostics/suggest.ts'
import { type Container, locate, type SourcePosition } from '../parse/source-position.ts'
import { type CheckedBlock, fieldPosition } from './checked-block.ts'

/** A form on a page: its name, its questions, and the position of its name. */
export type PageForm = { name: string; asks: string; position: SourcePosition }

/** The forms among the blocks of a page. */
export const formsIn = (blocks: readonly CheckedBlock[], schemas: BlockSchemas): PageForm[] =>
  blocks.flatMap((one) => {
    const form = formIn(schemas, one.block)
    if (!form) return []
    return [{ name: form.name, asks: JSON.stringify(form.fields), position: fieldPosition(one, 'form') }]
  })

/** Names of forms in the site file that no page has. */
export function retentionDiagnostics(
  results: readonly { forms: readonly PageForm[] }[],
  siteRoot: Container | undefined,
): Diagnostic[] {
  if (siteRoot === undefined) return []
  const { value } = locate(siteRoot, ['inquiries', 'keepDays'])
  const names = new Set(results.flatMap(({ forms }) => forms.map(({ name }) => name)))
  return Object.keys(isMapping(value) ? value : {}).flatMap((name) => {
    const { position } = locate(siteRoot, ['inquiries', 'keepDays', name])
    if (names.has(name) || !position) return []
    const range = keyRange(position)
    return [diagnose('unknown-form', range, unknownName(name, names, range))]
  })
}

/** Forms with the same name and different questions: the service could validate only one of them. */
export function formDiagnostics(results: readonly { file: string; forms: readonly PageForm[] }[]): Diagnostic[] {
  const first = new Map<string, { file: string; asks: string }>()
  return results.flatMap(({ file, forms }) =>
    forms.flatMap(({ name, asks, position }) => {
      const earlier = first.get(name) ?? { file, asks }
      first.set(name, earlier)
      return earlier.asks === asks
        ? []
        : [diagnose('different-form', valueRange(position, 'form'), { name, other: earlier.file })]
    }),
  )
}
