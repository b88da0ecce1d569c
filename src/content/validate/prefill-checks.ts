import type { Block, BlockSchemas } from '../../../schema/block.ts'
import { formIn } from '../../../schema/block-capabilities.ts'
import type { Calculator } from '../../../schema/calculator/definition.ts'
import type { Diagnostic } from '../../../schema/diagnostic.ts'
import type { FormField } from '../../../schema/forms/form-field.ts'
import { optionValue } from '../../../schema/forms/option.ts'
import { diagnose, keyRange, valueRange } from '../diagnostics/diagnose.ts'
import { unknownName } from '../diagnostics/suggest.ts'
import { type Container, locate, type SourcePosition } from '../parse/source-position.ts'

/** What a page or a calculator hands to the form of the quote dialog under a name: the name itself, or one option. */
export type WrittenPrefill = { name: string; option?: string; position: SourcePosition }

/** What a page hands to the form, in its head. */
export function prefillsIn(head: Container, quote: Readonly<Record<string, string | string[]>> = {}): WrittenPrefill[] {
  return Object.entries(quote).flatMap(([name, value]) => {
    const position = locate(head, ['quote', name]).position
    if (!position) return []
    const options = Array.isArray(value) ? value : []
    const found = options.map((option, index) => ({
      name,
      option,
      position: locate(head, ['quote', name, index]).position ?? position,
    }))
    return [{ name, position }, ...found]
  })
}

/** The options that a calculator hands to the form. */
export const calculatorPrefills = ({ quote }: Calculator, root: Container): WrittenPrefill[] =>
  Object.entries(quote).flatMap(([name, options]) =>
    typeof options === 'string'
      ? []
      : options.flatMap(({ option }, index) => {
          const { position } = locate(root, ['quote', name, index, 'option'])
          return position === undefined ? [] : [{ name, option, position }]
        }),
  )

const namesOf = (field: FormField): readonly string[] =>
  field.kind === 'amounts'
    ? field.amounts.flatMap(({ prefill = [], prefillOne = [] }) => [...prefill, ...prefillOne])
    : ('prefill' in field && field.prefill) || []

/** Names that no field of the form takes, and options that its field does not have. */
export function prefillDiagnostics(
  found: readonly WrittenPrefill[],
  dialog: Block | undefined,
  schemas: BlockSchemas,
): Diagnostic[] {
  const form = dialog && formIn(schemas, dialog)
  if (form === undefined) return []
  const { fields } = form
  return found.flatMap(({ name, option, position }) => {
    const taking = fields.filter((field) => namesOf(field).includes(name))
    if (taking.length === 0) {
      if (option !== undefined) return []
      const range = keyRange(position)
      return [diagnose('unknown-prefill', range, unknownName(name, fields.flatMap(namesOf), range))]
    }
    const options = taking.flatMap((field) => (field.kind === 'choices' ? field.options.map(optionValue) : []))
    if (option === undefined || options.length === 0 || options.includes(option)) return []
    const range = valueRange(position)
    return [diagnose('unknown-choice', range, { ...unknownName(option, options, range), form: form.name })]
  })
}
