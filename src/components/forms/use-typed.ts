import { useEffect, useState } from 'react'
import { type FieldValues, type UseFormProps, type UseFormReturn, useForm, useWatch } from 'react-hook-form'

/**
 * A form whose fields are in the HTML of the build. They are uncontrolled and have no default values but their own, so
 * that react-hook-form reads what was typed before hydration. `typed` is what they hold now; until hydration, `start`.
 * Without `isWatched` it does not follow what is typed.
 */
export function useTyped<Values extends FieldValues>(
  start: Values,
  { isWatched = true, ...options }: UseFormProps<Values> & { isWatched?: boolean } = {},
): { methods: UseFormReturn<Values>; typed: Values; isHydrated: boolean } {
  const methods = useForm<Values>(options)
  const [isHydrated, setIsHydrated] = useState(false)
  useWatch({ control: methods.control, disabled: !isWatched })
  // After react-hook-form has read the fields, which is an effect of its own.
  useEffect(() => setIsHydrated(true), [])
  return { methods, typed: isHydrated ? { ...start, ...methods.getValues() } : start, isHydrated }
}
