import { useEffect } from 'react'
import { call } from '../call.ts'
import type { SeenContent } from './seen-content.ts'

/** How long to wait when the studio does not answer, in milliseconds. */
const pauseMs = 300

/** Waits for changes of the content that no answer to this tab has, as long as the studio is open. */
export function useContentChanges(content: SeenContent, onElsewhere: () => void): void {
  useEffect(() => {
    let isOpen = true
    const follow = async () => {
      while (isOpen) {
        const seen = content.revision()
        const now = seen === 0 ? undefined : await call('changes', { since: seen }).catch(() => undefined)
        if (!isOpen) return
        if (now === undefined) await new Promise((done) => setTimeout(done, pauseMs))
        else if (now.revision > content.revision()) {
          await content.changed(now)
          onElsewhere()
        }
      }
    }
    void follow()
    return () => {
      isOpen = false
    }
  }, [content, onElsewhere])
}
