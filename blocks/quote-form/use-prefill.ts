import { type RefObject, useEffect, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { countKey, hoursKey, inquiryLimits } from '../../schema/forms/inquiry.ts'
import type { Position } from '../../schema/forms/positions.ts'
import { forgetPrefill, onPrefill, type Prefill } from '../../src/components/forms/prefill.ts'
import { tickedIn } from './positions-step.tsx'
import type { QuoteFields } from './quote-fields.ts'
import type { QuoteForm } from './schema.ts'

/**
 * Fills in what other parts of the page know about the event: ticks positions, and fills other fields if they are
 * empty.
 */
export function usePrefill(
  form: RefObject<HTMLFormElement | null>,
  methods: Pick<UseFormReturn<QuoteFields>, 'getValues' | 'setValue'>,
  places: QuoteForm['places'],
) {
  const [prefill, setPrefill] = useState<Prefill>()
  const { getValues, setValue } = methods
  const given = useRef<Prefill>(undefined)

  useEffect(
    () =>
      onPrefill((known) => {
        setPrefill(known)
        const before = given.current
        given.current = known
        const boxes = [...(form.current?.querySelectorAll<HTMLInputElement>('input[name=selectedPositions]') ?? [])]
        // Boxes may have been ticked before hydration.
        const chosen = new Set(boxes.length > 0 ? tickedIn(form.current) : getValues('selectedPositions'))
        // Ticks that came only from the previous page are removed with that page; ticks of the visitor stay.
        if (sameList([...chosen], before?.positions)) chosen.clear()
        for (const position of known.positions ?? []) chosen.add(position)
        setValue('selectedPositions', [...chosen])
        for (const box of boxes) box.checked = chosen.has(box.value as Position)
        const fill = (field: 'location' | 'eventType' | 'eventDetails', now: string, then: string) => {
          const value = getValues(field)
          if (value === '' || value === then) setValue(field, now)
        }
        fill('location', placeOf(known, places), before ? placeOf(before, places) : '')
        fill('eventType', known.eventType ?? '', before?.eventType ?? '')
        fill('eventDetails', guestsOf(known), before ? guestsOf(before) : '')
      }),
    [form, getValues, setValue, places],
  )

  const fillAmounts = () => {
    const positions = getValues('selectedPositions')
    const [only, second] = positions
    if (only && !second && prefill?.staff && !getValues(countKey(only))) setValue(countKey(only), String(prefill.staff))
    for (const position of positions) {
      const count = prefill?.counts?.[position]
      if (count && !getValues(countKey(position))) setValue(countKey(position), String(count))
      if (prefill?.hours && !getValues(hoursKey(position)))
        setValue(hoursKey(position), String(Math.min(prefill.hours, inquiryLimits.hours)))
    }
  }
  const forget = () => {
    forgetPrefill()
    given.current = undefined
    setPrefill(undefined)
  }
  return { words: prefill && wordsOf(prefill), fillAmounts, forget }
}

const sameList = (one: readonly string[], other: readonly string[] = []) =>
  one.length === other.length && one.every((entry) => other.includes(entry))

/** The location in words: a city by its slug or its name, else the given location. */
function placeOf({ city, location }: Prefill, places: QuoteForm['places']): string {
  const asked = city?.toLowerCase()
  const place =
    asked && places.find(({ slug, name }) => slug === asked || name.toLowerCase().replace(/ /g, '-') === asked)
  return place ? `${place.name}, ${place.state}` : city || location || ''
}

/** The first sentence of the staffing plan if the number of guests is known. */
const guestsOf = ({ guests }: Prefill) => (guests ? `About ${guests.toLocaleString('en-US')} guests.` : '')

/** The numbers of the estimate as a sentence, if there are any. */
function wordsOf({ guests, staff, hours }: Prefill): string | undefined {
  const parts = [
    guests && `${guests.toLocaleString('en-US')} guests`,
    staff && `${staff.toLocaleString('en-US')} staff`,
    hours && `${hours} hours each`,
  ].filter(Boolean)
  return parts.length === 0 ? undefined : `From your estimate: ${parts.join(', ')}.`
}
