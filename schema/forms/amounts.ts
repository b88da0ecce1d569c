import { type Answers, isAsked, own } from './answers.ts'
import type { FieldOf, FormField } from './form-field.ts'
import { type Option, optionValue } from './option.ts'

export type AmountsField = FieldOf<'amounts'>
export type Amount = AmountsField['amounts'][number]

/** One number of an amounts field: the key under which it is sent, and the value of its option. */
export type OptionAmount = { key: string; option: string; amount: Amount }

/** The numbers of these options. A number is sent as `{option}-{amount}`: `Bartenders-count`. */
export const amountsFor = ({ amounts }: AmountsField, options: readonly string[]): OptionAmount[] =>
  options.flatMap((option) => amounts.map((amount) => ({ key: `${option}-${amount.name}`, option, amount })))

/** The options about which an amounts field asks. The service has none for a form of a protected page. */
export function optionsOf({ of }: AmountsField, fields: readonly FormField[]): readonly Option[] {
  const choices = fields.find(({ name }) => name === of)
  return choices?.kind === 'choices' ? choices.options : []
}

/** The values of {@link optionsOf}. */
export const valuesOf = (field: AmountsField, fields: readonly FormField[]): readonly string[] =>
  optionsOf(field, fields).map(optionValue)

/** The values of the options that are ticked, in their order. */
export function tickedOptions(field: AmountsField, fields: readonly FormField[], answers: Answers): readonly string[] {
  const isChoiceAsked = fields.some((other) => other.name === field.of && isAsked(other, fields, answers))
  const answer = own(answers, field.of)
  if (!isChoiceAsked || !Array.isArray(answer)) return []
  const ticked = new Set(answer.filter((option) => typeof option === 'string'))
  const values = valuesOf(field, fields)
  return values.length > 0 ? values.filter((value) => ticked.has(value)) : [...ticked]
}
