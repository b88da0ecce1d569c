import { useCallback, useEffect, useMemo, useRef } from 'react'
import type { FromFrame, ToFrame } from '../../messages.ts'

/** The frame with the page: what it reports goes to `onMessage`; `post` sends to it. */
export function usePreview(onMessage: (message: FromFrame) => void) {
  const frame = useRef<HTMLIFrameElement>(null)
  const latest = useRef(onMessage)
  latest.current = onMessage
  useEffect(() => {
    const take = ({ source, origin, data }: MessageEvent<FromFrame>) => {
      if (source === frame.current?.contentWindow && origin === location.origin && data.studio) latest.current(data)
    }
    addEventListener('message', take)
    return () => removeEventListener('message', take)
  }, [])
  const post = useCallback(
    (message: ToFrame): void => frame.current?.contentWindow?.postMessage(message, location.origin),
    [],
  )
  return useMemo(() => ({ frame, post }), [post])
}
