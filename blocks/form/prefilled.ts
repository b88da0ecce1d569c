import type { FieldOf, FormField } from '../../schema/forms/form-field.ts'
import { meantBy } from '../../schema/forms/suggestions.ts'
import { shownNumber } from '../../schema/language/language.ts'
import type { Prefill } from '../../src/components/forms/prefill.ts'

/** Longer texts in an address mean nothing that a form asks. */
const longest = 120

type Names = readonly string[] | undefined

/** The first of these values that is known. */
function firstOf(known: Prefill, names: Names): string {
  const values = names?.map((name) => (Object.hasOwn(known, name) ? [known[name]].flat()[0] : undefined)) ?? []
  return values.map((value) => value?.trim().slice(0, longest)).find(Boolean) ?? ''
}

/** The first of these values that is a number above 0. */
export function numberOf(known: Prefill, names: Names): number | undefined {
  const value = Number(firstOf(known, names))
  return value > 0 && value < 1e6 ? value : undefined
}

const slugOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** `bartender`, `bartenders` and `Bartenders` name the same option. */
const isOption = (option: string, text: string) =>
  option === text || [slugOf(option), slugOf(option).replace(/s$/, '')].includes(slugOf(text))

/** The options that are known to be wanted, each with how many of it: `Bartenders:4`. */
export function knownOptions(
  { options, prefill = [] }: FieldOf<'choices'>,
  known: Prefill,
): Map<string, number | undefined> {
  const wanted = prefill
    .flatMap((name) => (Object.hasOwn(known, name) ? [known[name]].flat() : []))
    .flatMap((list = '') => (options.includes(list) ? [list] : list.split(',')))
  const found = wanted.flatMap((text) => {
    const [, name = text, number = ''] = /^(.*):(\d{1,6})$/.exec(text) ?? []
    const option = options.find((one) => isOption(one, name))
    return option === undefined ? [] : [[option, Math.floor(Number(number)) || undefined] as const]
  })
  return new Map(found)
}

/** What a field that holds a text begins with, given what is known. */
export function knownText(field: FormField, known: Prefill): string {
  if (field.kind === 'text') return meantBy(firstOf(known, field.prefill), field.suggestions)
  if (field.kind !== 'longtext') return ''
  const number = numberOf(known, field.prefill)
  if (!field.prefillText) return firstOf(known, field.prefill)
  return number === undefined ? '' : field.prefillText.replace('[value]', shownNumber(number))
}

/** The sentences of a step about numbers that are known: `[guests] guests` → `1,240 guests`. */
export const knownNumbers = (sentences: readonly string[] = [], known: Prefill): string[] =>
  sentences.flatMap((sentence) => {
    const [place = '', name = ''] = /\[(\w+)\]/.exec(sentence) ?? []
    const number = numberOf(known, [name])
    return number === undefined ? [] : [sentence.replace(place, shownNumber(number))]
  })
