import { useRef, useState } from 'react'

type Functions = Record<string, (...args: never[]) => unknown>

/**
 * Functions that stay the same for as long as the component is shown, so that memoized parts are not rendered for them.
 * Each calls the one of the last render: call them in event handlers and effects only.
 */
export function useStable<Given extends Functions>(functions: Given): Given {
  const latest = useRef(functions)
  latest.current = functions
  const [stable] = useState(
    () =>
      Object.fromEntries(
        Object.keys(functions).map((name) => [name, (...args: never[]) => latest.current[name]?.(...args)]),
      ) as Given,
  )
  return stable
}
