import { useCallback, useMemo, useRef } from 'react'
import type { ToFrame } from '../../messages.ts'

/** The frame with the page; `post` sends to it. */
export function usePreview() {
  const frame = useRef<HTMLIFrameElement>(null)
  const post = useCallback(
    (message: ToFrame): void => frame.current?.contentWindow?.postMessage(message, location.origin),
    [],
  )
  return useMemo(() => ({ frame, post }), [post])
}
