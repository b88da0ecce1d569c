import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { Diagnostic } from '../../../../schema/diagnostic.ts'
import { isSharedAddress } from '../../shared-address.ts'
import type { PageModel } from '../../wire/page.ts'
import { placeOf, withDots } from '../problems/page-diagnostics.ts'
import type { Selection } from './use-selection.ts'

type Shown = { page: PageModel | undefined; address: string }
type Actions = { open: (place: Selection) => void; go: (address: string) => void }

/**
 * Returns a function that opens the field of a problem: on its page, which is opened first, or beside the open page for
 * a shared file. A view that covers the page is left.
 */
export function useProblemField({ page, address }: Shown, { open, go }: Actions) {
  const { pathname } = useLocation()
  const [waiting, setWaiting] = useState<{ found: Diagnostic; at: string }>()
  // The problem waits for its page, unless another one is opened meanwhile.
  useEffect(() => {
    if (!waiting || page?.address !== waiting.at || pathname !== waiting.at) return
    setWaiting(undefined)
    open(placeOf(page, waiting.found))
  }, [waiting, page, pathname, open])
  return (found: Diagnostic, at = address): void => {
    const isShared = isSharedAddress(at) && at !== address
    const to = isShared ? address : at
    if (pathname !== to) go(to)
    const path = withDots(found.path)
    if (isShared) open({ block: 'head', path, elsewhere: { address: at, at: path } })
    else setWaiting({ found, at })
  }
}
