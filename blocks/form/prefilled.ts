import type { Prefill } from 'marquee/forms'
import { shownNumber } from 'marquee/words'
import type { FieldOf, FormField } from '../../schema/forms/form-field.ts'
import { type Option, optionText, optionValue } from '../../schema/forms/option.ts'
import { meantBy } from '../../schema/forms/suggestions.ts'

/** Longest text that is taken into one line. */
const maxLength = 120

type Names = readonly string[] | undefined

/** All of these values. */
const allOf = (prefill: Prefill, names: Names): string[] =>
  names?.flatMap((name) => (Object.hasOwn(prefill, name) ? [prefill[name] ?? []].flat() : [])) ?? []

/** The first of these values that exists. */
function firstOf(prefill: Prefill, names: Names): string {
  const values = names?.map((name) => allOf(prefill, [name])[0]?.trim().slice(0, maxLength)) ?? []
  return values.find(Boolean) ?? ''
}

/** The first of these values that is a number above 0. */
export function numberOf(prefill: Prefill, names: Names): number | undefined {
  const value = Number(firstOf(prefill, names))
  return value > 0 && value < 1e6 ? value : undefined
}

const slugOf = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{sc=Inherited}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')

/** `bartender`, `bartenders` and `Bartenders` name the same option, by its value or by what people read. */
const isOption = (option: Option, name: string) =>
  [optionValue(option), optionText(option)].some(
    (text) => text === name || [slugOf(text), slugOf(text).replace(/s$/, '')].includes(slugOf(name)),
  )

/** The values of the options that the page or its address prefills, each with its number: `Bartenders:4`. */
export function prefilledOptions(
  { options, prefill: names = [] }: FieldOf<'choices'>,
  prefill: Prefill,
): Map<string, number | undefined> {
  const requested = allOf(prefill, names).flatMap((list) =>
    options.some((one) => optionValue(one) === list) ? [list] : list.split(','),
  )
  const found = requested.flatMap((text) => {
    const [, name = text, number = ''] = /^(.*):(\d{1,6})$/.exec(text) ?? []
    const option = options.find((one) => isOption(one, name))
    return option === undefined ? [] : [[optionValue(option), Math.floor(Number(number)) || undefined] as const]
  })
  return new Map(found)
}

/** The initial text of a field. */
export function prefilledText(field: FormField, prefill: Prefill): string {
  if (field.kind === 'select' || field.kind === 'radio') {
    const requested = allOf(prefill, field.prefill)
    const option = field.options.find((one) => requested.some((text) => isOption(one, text)))
    return option === undefined ? '' : optionValue(option)
  }
  if (field.kind === 'text') return meantBy(firstOf(prefill, field.prefill), field.suggestions)
  if (field.kind !== 'longtext') return ''
  const number = numberOf(prefill, field.prefill)
  if (!field.prefillText) return allOf(prefill, field.prefill).join('\n\n').slice(0, field.maxLength)
  return number === undefined ? '' : field.prefillText.replace('[value]', shownNumber(number))
}

/** The sentences of a step about prefilled numbers: `[guests] guests` → `1,240 guests`. */
export const prefilledNumbers = (sentences: readonly string[] = [], prefill: Prefill): string[] =>
  sentences.flatMap((sentence) => {
    const [placeholder = '', name = ''] = /\[(\w+)\]/.exec(sentence) ?? []
    const number = numberOf(prefill, [name])
    return number === undefined ? [] : [sentence.replace(placeholder, shownNumber(number))]
  })
