import { useTyped } from 'marquee/forms'
import { useEffect, useRef } from 'react'
import type { Calculator } from '../../schema/calculator/definition.ts'
import type { Typed } from '../../schema/calculator/typed.ts'
import { fromQuery, toQuery } from './in-address.ts'

/** Browsers refuse more than a hundred changes of the address in half a minute. */
const addressDelayMs = 200

/** The field whose whole text is selected. A script that replaces the text would end that, and keys would add to it. */
function selectedField(): HTMLInputElement | undefined {
  const field = document.activeElement
  if (!(field instanceof HTMLInputElement) || field.type !== 'text' || field.value === '') return undefined
  return field.selectionStart === 0 && field.selectionEnd === field.value.length ? field : undefined
}

type Options = {
  calculator: Calculator
  start: Typed
  /** Whether the address contains the inputs. */
  inAddress: boolean
}

/**
 * The inputs of a calculator. What was typed before hydration takes precedence over the query string. With `inAddress`
 * the address follows what is typed.
 */
export function useInputs({ calculator, start, inAddress }: Options) {
  const { methods, typed } = useTyped<Typed>(start)
  const { getValues, setValue, subscribe } = methods
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => {
    const updateAddress = () => {
      clearTimeout(waiting.current)
      waiting.current = setTimeout(() => {
        history.replaceState(history.state, '', toQuery(getValues(), location.search) + location.hash)
      }, addressDelayMs)
    }
    if (!inAddress) return undefined
    const before = getValues()
    const selected = selectedField()
    for (const [name, value] of Object.entries(fromQuery(location.search, calculator)))
      if (before[name] === start[name]) setValue(name, value)
    selected?.select()
    if (toQuery(before) !== toQuery(start)) updateAddress()
    const end = subscribe({ formState: { values: true }, callback: updateAddress })
    return () => {
      clearTimeout(waiting.current)
      end()
    }
  }, [calculator, start, inAddress, getValues, setValue, subscribe])

  const reset = () => {
    for (const [name, value] of Object.entries(start)) setValue(name, value)
  }
  return { methods, typed, reset }
}
