import { partsOf } from '../../../blocks/form/form-parts.ts'
import type { Form } from '../../../blocks/form/schema.ts'
import type { Diagnostic } from '../../../schema/diagnostic.ts'
import { fieldsOf } from '../../../schema/forms/answers.ts'
import { diagnose, spotOf } from '../diagnostics/diagnose.ts'
import { locate, type SourcePosition } from '../parse/source-position.ts'
import type { ParsedBlock } from './block-check.ts'

/** A form on a page: its name, its questions, and the position of its name. */
export type FoundForm = { name: string; asks: string; place: SourcePosition }

/** The forms among the blocks of a page. `filled` are the unparsed blocks with tokens filled, in the same order. */
export function formsIn(parsed: readonly ParsedBlock[], filled: readonly unknown[], places: readonly SourcePosition[]) {
  return parsed.flatMap((block, index): FoundForm[] => {
    if (block.type !== 'form') return []
    const form = block as ParsedBlock & Form
    const place = locate(filled[index] as Record<string, unknown>, ['form']).place ?? (places[index] as SourcePosition)
    return [{ name: form.form, asks: JSON.stringify(fieldsOf(partsOf(form))), place }]
  })
}

/** Forms with the same name and different questions: the service could validate only one of them. */
export function formDiagnostics(results: readonly { file: string; forms: readonly FoundForm[] }[]): Diagnostic[] {
  const first = new Map<string, { file: string; asks: string }>()
  return results.flatMap(({ file, forms }) =>
    forms.flatMap(({ name, asks, place }) => {
      const known = first.get(name) ?? { file, asks }
      first.set(name, known)
      return known.asks === asks ? [] : [diagnose('different-form', spotOf(place, 'form'), { name, other: known.file })]
    }),
  )
}
