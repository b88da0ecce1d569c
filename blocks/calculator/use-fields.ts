import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Calculator } from '../../schema/calculator/definition.ts'
import type { Typed } from '../../schema/calculator/typed.ts'
import { fromQuery, toQuery } from './in-address.ts'

/** Browsers refuse more than a hundred changes of the address in half a minute. */
const addressDelayMs = 200

type Field = HTMLInputElement | HTMLSelectElement
const fieldOf = (form: HTMLFormElement, name: string) => form.elements.namedItem(name) as Field | null

function read(form: HTMLFormElement, { inputs }: Calculator): Typed {
  const entries = inputs.map(({ name, kind }) => {
    const field = fieldOf(form, name)
    return [name, kind === 'yes-no' ? (field as HTMLInputElement).checked : (field?.value ?? '')] as const
  })
  return Object.fromEntries(entries)
}

function write(form: HTMLFormElement, typed: Typed): void {
  for (const [name, value] of Object.entries(typed)) {
    const field = fieldOf(form, name)
    if (!field) continue
    if (typeof value === 'boolean') (field as HTMLInputElement).checked = value
    else field.value = value
  }
}

type Options = {
  form: RefObject<HTMLFormElement | null>
  calculator: Calculator
  start: Typed
  /** Whether the address contains the inputs. */
  inAddress: boolean
}

/**
 * The values of the fields. The fields are uncontrolled, so text typed before hydration counts too, and takes
 * precedence over the query string. With `inAddress` the address follows what is typed.
 */
export function useFields({ form, calculator, start, inAddress }: Options) {
  const [typed, setTyped] = useState(start)
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)

  const keep = useCallback(
    (now: Typed) => {
      if (!inAddress) return
      clearTimeout(waiting.current)
      waiting.current = setTimeout(() => {
        history.replaceState(history.state, '', toQuery(now, location.search) + location.hash)
      }, addressDelayMs)
    },
    [inAddress],
  )

  useLayoutEffect(() => {
    if (!form.current) return
    const asked = inAddress ? fromQuery(location.search, calculator) : {}
    const before = read(form.current, calculator)
    const untouched = Object.entries(asked).filter(([name]) => before[name] === start[name])
    write(form.current, Object.fromEntries(untouched))
    const now = read(form.current, calculator)
    setTyped(now)
    if (toQuery(before) !== toQuery(start)) keep(now)
  }, [form, calculator, start, inAddress, keep])
  useEffect(() => () => clearTimeout(waiting.current), [])

  const onTyped = useCallback(() => {
    if (!form.current) return
    const now = read(form.current, calculator)
    setTyped(now)
    keep(now)
  }, [form, calculator, keep])

  const reset = useCallback(() => {
    if (form.current) write(form.current, start)
    onTyped()
  }, [form, start, onTyped])
  return { typed, onTyped, reset }
}
