import { useEffect, useRef } from 'react'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'

/**
 * Removes the errors at these paths as soon as they are fixed, and shows no new errors while somebody is typing. `root`
 * is the form as a whole.
 */
export function useFixedErrors<Values extends FieldValues>(
  { clearErrors, subscribe, trigger }: Pick<UseFormReturn<Values>, 'clearErrors' | 'subscribe' | 'trigger'>,
  paths: readonly string[],
) {
  const latest = useRef(paths)
  useEffect(() => {
    latest.current = paths
  })
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback() {
          const ofFields = latest.current.filter((path) => path !== 'root') as FieldPath<Values>[]
          if (ofFields.length < latest.current.length) clearErrors('root')
          if (ofFields.length > 0) trigger(ofFields)
        },
      }),
    [subscribe, trigger, clearErrors],
  )
}
