import { coded } from '../diagnostic.ts'
import { placeholdersIn } from '../placeholders/placeholders.ts'
import { type AmountsField, amountsFor, valuesOf } from './amounts.ts'
import type { FormField } from './form-field.ts'
import { optionValue } from './option.ts'

type Problem = { path: PropertyKey[]; message: string }

/** All possible answers to a field with choices. */
function answersOf(field: FormField): readonly string[] | undefined {
  if (field.kind === 'yesno') return ['yes', 'no']
  if (field.kind === 'consent') return ['yes']
  return 'options' in field ? field.options.map(optionValue) : undefined
}

const counted: readonly FormField['kind'][] = ['dates', 'choices', 'group', 'file']

/** Problems of the condition of a field; `before` are the fields before it. */
function conditionProblems({ when }: FormField, before: readonly FormField[]): Problem[] {
  if (!when) return []
  const problem = (key: string, message: string) => [{ path: ['when', key], message }]
  const other = before.find(({ name }) => name === when.field)
  if (!other) return problem('field', `there is no field \`${when.field}\` before this one`)
  if ((when.is === undefined) === (when.count === undefined))
    return problem('field', 'needs either `is`, an answer, or `count`: none, one or several')
  if (when.count !== undefined)
    return counted.includes(other.kind)
      ? []
      : problem('field', `\`${when.field}\` must be a dates, choices, group or file field to be counted`)
  const answers = answersOf(other)
  if (!answers) return problem('field', `\`${when.field}\` must be a select, radio, choices, yesno or consent field`)
  const strange = [when.is].flat().filter((answer) => answer !== undefined && !answers.includes(answer))
  return strange.flatMap((answer) =>
    problem('is', `\`${when.field}\` never has the answer \`${answer}\`; it has: ${coded(answers)}`),
  )
}

/** Whether two fields are never asked together: their conditions want different answers to one question. */
function excludeEachOther({ when: one }: FormField, { when: other }: FormField, before: readonly FormField[]): boolean {
  if (!one || !other || one.field !== other.field) return false
  const isMany = before.find(({ name }) => name === one.field)?.kind === 'choices'
  if (one.count && other.count) return one.count !== other.count
  if (!one.is || !other.is || isMany) return false
  const others = [other.is].flat()
  return ![one.is].flat().some((answer) => others.includes(answer))
}

function amountsProblems(field: AmountsField, fields: readonly FormField[], before: readonly FormField[]): Problem[] {
  if (!before.some(({ kind, name }) => kind === 'choices' && name === field.of))
    return [{ path: ['of'], message: `there is no choices field \`${field.of}\` before this one` }]
  const keysOf = (one: AmountsField) => amountsFor(one, valuesOf(one, fields)).map(({ key }) => key)
  const taken = new Set(before.flatMap((other) => (other.kind === 'amounts' ? keysOf(other) : [])))
  const names = ['option', ...field.amounts.map(({ name }) => name)]
  const strange = placeholdersIn(field.summary ?? '').find((name) => !names.includes(name))
  if (strange !== undefined) {
    const message = `there is no \`[${strange}]\`; it may have: ${coded(names.map((name) => `[${name}]`))}`
    return [{ path: ['summary'], message }]
  }
  return field.amounts.flatMap(({ name, min, max }, index) => {
    const key = keysOf({ ...field, amounts: field.amounts.filter((_, at) => at === index) }).find((one) =>
      taken.has(one),
    )
    const isDoubled = field.amounts.findIndex((other) => other.name === name) < index
    const path = ['amounts', index]
    return [
      ...(key ? [{ path: [...path, 'name'], message: `\`${key}\` is asked before this already` }] : []),
      ...(isDoubled ? [{ path: [...path, 'name'], message: `another amount has the name \`${name}\`` }] : []),
      ...(min > max ? [{ path: [...path, 'max'], message: `must not be less than \`min\`, which is ${min}` }] : []),
    ]
  })
}

function ownProblems(field: FormField): Problem[] {
  if (field.kind === 'number' || field.kind === 'money' || field.kind === 'group') {
    if (field.min > field.max)
      return [{ path: ['max'], message: `must not be less than \`min\`, which is ${field.min}` }]
  }
  if (field.kind !== 'group') return []
  const { total, fields } = field
  const summed = fields.find(({ name }) => name === total?.field)
  const isSummed = !total || summed?.kind === 'money' || summed?.kind === 'number'
  return [
    ...(isSummed
      ? []
      : [{ path: ['total', 'field'], message: `there is no money or number field \`${total.field}\` in the entries` }]),
    ...problemsOf(fields).map(({ path, message }) => ({ path: ['fields', ...path], message })),
  ]
}

/** Problems of a list of fields beyond the schema of each. Paths begin with the index of the field. */
export function problemsOf(fields: readonly FormField[]): Problem[] {
  return fields.flatMap((field, index) => {
    const before = fields.slice(0, index)
    const isDoubled = before.some((other) => other.name === field.name && !excludeEachOther(field, other, before))
    const doubled = { path: ['name'], message: `another field before this one has the name \`${field.name}\`` }
    return [
      ...(isDoubled ? [doubled] : []),
      ...conditionProblems(field, before),
      ...(field.kind === 'amounts' ? amountsProblems(field, fields, before) : ownProblems(field)),
    ].map(({ path, message }) => ({ path: [index, ...path], message }))
  })
}
