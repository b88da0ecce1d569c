import { type ComponentType, memo, Suspense, useEffect, useRef } from 'react'
import { Spinner } from '../components/spinner.tsx'

export type IslandFields = { type: string; id?: string | undefined }

type Props = {
  component: ComponentType<IslandFields>
  fields: IslandFields
  /** Called in the browser when this block is hydrated, with the element that carries `data-live`. */
  onHydrated?: (block: Element) => void
}

/**
 * The inside of a live block, in the build and in the browser: a boundary of its own, so that blocks come alive one by
 * one. The build passes the component itself, the browser a lazy one; the marks in the HTML are the same. It is left alone
 * when what is around it is rendered anew: a form is a lot of work.
 */
export const Island = memo(function Island({ component: Component, fields, onHydrated }: Props) {
  return (
    <Suspense fallback={<Spinner />}>
      <Component {...fields} />
      <Alive {...(onHydrated && { onHydrated })} />
    </Suspense>
  )
})

/** Stands inside the boundary, so its effect runs exactly when the block is hydrated. */
function Alive({ onHydrated }: Pick<Props, 'onHydrated'>) {
  const mark = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const block = mark.current?.closest('[data-live]')
    if (block) onHydrated?.(block)
  }, [onHydrated])
  return <span hidden ref={mark} />
}
