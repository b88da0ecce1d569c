import { clearPrefill, onPrefill, type Prefill } from 'marquee/forms'
import { fieldNumber } from 'marquee/words'
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { type AmountsField, valuesOf } from '../../schema/forms/amounts.ts'
import { isOnlyPrefilled } from '../../schema/forms/answers.ts'
import type { FieldOf, FormField } from '../../schema/forms/form-field.ts'
import { optionValue } from '../../schema/forms/option.ts'
import { amountPath } from './field-values.ts'
import { numberOf, prefilledOptions, prefilledText } from './prefilled.ts'

type Methods = Pick<UseFormReturn, 'getValues' | 'setValue'>

/** Fills in values from other parts of the page and the address: ticks options, and fills other fields if empty. */
export function usePrefill(
  form: RefObject<HTMLFormElement | null>,
  fields: readonly FormField[],
  { getValues, setValue }: Methods,
) {
  const [values, setValues] = useState<Prefill>({})
  const previous = useRef<Prefill>({})

  useEffect(() => {
    const show = ({ name }: FormField, isChosen: (value: string) => boolean) => {
      for (const box of form.current?.querySelectorAll<HTMLInputElement>(`input[name="${name}"]`) ?? [])
        box.checked = isChosen(box.value)
    }
    /** Ticks that came only from the previous page are removed with that page; ticks of the visitor stay. */
    const tick = (field: FieldOf<'choices'>, now: Prefill, before: Prefill) => {
      const ticked: readonly string[] = getValues(field.name) ?? []
      const own = sameList(ticked, [...prefilledOptions(field, before).keys()]) ? [] : ticked
      const shown = new Set([...own, ...prefilledOptions(field, now).keys()])
      const all = field.options.map(optionValue).filter((value) => shown.has(value))
      if (sameList(all, ticked)) return
      setValue(field.name, all)
      show(field, (value) => shown.has(value))
    }
    const fill = (field: FieldOf<'text' | 'longtext' | 'select' | 'radio'>, now: Prefill, before: Prefill) => {
      const value = getValues(field.name) ?? ''
      const text = prefilledText(field, now)
      const previous = prefilledText(field, before)
      // The visitor cannot change it, so the latest result counts. A removed one does not return by itself.
      const isTaken = isOnlyPrefilled(field) ? text !== '' && text !== previous : value === '' || value === previous
      if (value === text || !isTaken) return
      setValue(field.name, text)
      if (field.kind === 'radio') show(field, (option) => option === text)
    }
    return onPrefill((now) => {
      const before = previous.current
      previous.current = now
      setValues(now)
      for (const field of fields) {
        if (field.kind === 'choices') tick(field, now, before)
        else if (field.kind !== 'amounts' && 'prefill' in field) fill(field, now, before)
      }
    })
  }, [form, fields, getValues, setValue])

  /** Fills the numbers of ticked options that are empty. */
  const fillAmounts = () => {
    for (const field of fields) {
      const choices = field.kind === 'amounts' && fields.find(({ name }) => name === field.of)
      if (choices && choices.kind === 'choices') fillNumbers(field as AmountsField, choices)
    }
  }
  const fillNumbers = (field: AmountsField, choices: FieldOf<'choices'>) => {
    const ticked: readonly string[] = getValues(choices.name) ?? []
    const counts = prefilledOptions(choices, values)
    for (const option of ticked)
      for (const [index, amount] of field.amounts.entries()) {
        const path = amountPath(field, valuesOf(field, fields).indexOf(option), amount.name)
        const count = index === 0 ? counts.get(option) : undefined
        const ofOne = ticked.length === 1 ? numberOf(values, amount.prefillOne) : undefined
        const number = ofOne ?? count ?? numberOf(values, amount.prefill)
        if (number !== undefined && !getValues(path)) setValue(path, fieldNumber(Math.min(number, amount.max)))
      }
  }
  /** Fills in again what only other parts of the page know, after a draft has replaced all answers. */
  const fillResults = () => {
    for (const field of fields) {
      const text = isOnlyPrefilled(field) ? prefilledText(field, values) : ''
      if (text) setValue(field.name, text)
    }
  }
  const clear = () => {
    clearPrefill()
    previous.current = {}
  }
  return { values, fillAmounts, fillResults, clear }
}

const sameList = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((entry) => other.includes(entry))
