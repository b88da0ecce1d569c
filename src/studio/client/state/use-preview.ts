import { useMemo, useRef } from 'react'
import type { ToFrame } from '../../wire/messages.ts'

/** The frame with the page; `post` sends to it. */
export function usePreview() {
  const frame = useRef<HTMLIFrameElement>(null)
  return useMemo(
    () => ({
      frame,
      post: (message: ToFrame): void => frame.current?.contentWindow?.postMessage(message, location.origin),
      /** Sends synchronously: the page shows a letter together with its field, and an edit before the shell is rendered. */
      postNow(message: ToFrame): void {
        const event = { data: message, origin: location.origin, source: window }
        frame.current?.contentWindow?.dispatchEvent(new MessageEvent('message', event))
      },
    }),
    [],
  )
}
