import { type ComponentType, memo, Suspense, useEffect, useRef } from 'react'
import { Spinner } from '../components/spinner.tsx'

export type LiveFields = { type: string; id?: string | undefined }

type Props = {
  component: ComponentType<LiveFields>
  fields: LiveFields
  /** Called in the browser when this block is hydrated, with the element that carries `data-live`. */
  onAlive?: (block: Element) => void
}

/**
 * The inside of a live block, in the build and in the browser: a boundary of its own, so that blocks come alive one by
 * one. The build passes the component itself, the browser a lazy one; the marks in the HTML are the same. It is left alone
 * when what is around it is rendered anew: a form is a lot of work.
 */
export const LivePart = memo(function LivePart({ component: Component, fields, onAlive }: Props) {
  return (
    <Suspense fallback={<Spinner />}>
      <Component {...fields} />
      <Alive {...(onAlive && { onAlive })} />
    </Suspense>
  )
})

/** Stands inside the boundary, so its effect runs exactly when the block is hydrated. */
function Alive({ onAlive }: Pick<Props, 'onAlive'>) {
  const mark = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const block = mark.current?.closest('[data-live]')
    if (block) onAlive?.(block)
  }, [onAlive])
  return <span hidden ref={mark} />
}
