import { type ComponentType, memo, Suspense, useEffect, useRef } from 'react'
import { Spinner } from '../components/spinner.tsx'

export type IslandFields = { type: string; id?: string | undefined }

type Props = {
  component: ComponentType<IslandFields>
  fields: IslandFields
  /** Called in the browser when this block is hydrated, with the element that carries `data-island`. */
  onHydrated?: (block: Element) => void
}

/**
 * The content of an island, in the build and in the browser, in a Suspense boundary of its own, so that islands hydrate
 * one by one. The build passes the component itself, the browser a lazy one; the boundary markers in the HTML are the
 * same. Memoised, so that a new render around it does not render it: a form is a lot of work.
 */
export const Island = memo(function Island({ component: Component, fields, onHydrated }: Props) {
  return (
    <Suspense fallback={<Spinner />}>
      <Component {...fields} />
      <Alive {...(onHydrated && { onHydrated })} />
    </Suspense>
  )
})

/** Inside the boundary, so its effect runs exactly when the block is hydrated. */
function Alive({ onHydrated }: Pick<Props, 'onHydrated'>) {
  const mark = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const block = mark.current?.closest('[data-island]')
    if (block) onHydrated?.(block)
  }, [onHydrated])
  return <span hidden ref={mark} />
}
