import { type RefObject, useEffect, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { countKey, hoursKey, inquiryLimits } from '../../schema/inquiry.ts'
import { forgetPrefill, onPrefill, type Prefill } from '../../src/ui/form/prefill.ts'
import type { QuoteFields } from './quote-fields.ts'

/** What other parts of the page already know about the event: positions are ticked, amounts are filled in where empty. */
export function useKnown(form: RefObject<HTMLFormElement | null>, methods: UseFormReturn<QuoteFields>) {
  const [prefill, setPrefill] = useState<Prefill>()
  const { getValues, setValue } = methods

  useEffect(
    () =>
      onPrefill((given) => {
        setPrefill(given)
        const chosen = new Set([...getValues('selectedPositions'), ...(given.positions ?? [])])
        setValue('selectedPositions', [...chosen])
        for (const box of form.current?.querySelectorAll<HTMLInputElement>('input[name=selectedPositions]') ?? [])
          box.checked ||= (given.positions ?? []).some((position) => position === box.value)
      }),
    [form, getValues, setValue],
  )

  const fillAmounts = () => {
    const positions = getValues('selectedPositions')
    const [only, second] = positions
    if (only && !second && prefill?.staff && !getValues(countKey(only))) setValue(countKey(only), String(prefill.staff))
    for (const position of positions)
      if (prefill?.hours && !getValues(hoursKey(position)))
        setValue(hoursKey(position), String(Math.min(prefill.hours, inquiryLimits.hours)))
  }
  const forget = () => {
    forgetPrefill()
    setPrefill(undefined)
  }
  return { words: prefill && wordsOf(prefill), fillAmounts, forget }
}

/** The numbers of the estimate as a sentence; nothing where there are none. */
function wordsOf({ guests, staff, hours }: Prefill): string | undefined {
  const parts = [
    guests && `${guests.toLocaleString('en-US')} guests`,
    staff && `${staff.toLocaleString('en-US')} staff`,
    hours && `${hours} hours each`,
  ].filter(Boolean)
  return parts.length === 0 ? undefined : `From your estimate: ${parts.join(', ')}.`
}
