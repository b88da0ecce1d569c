import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useEffect } from 'react'
import { api } from '../api.ts'

/** How long to wait when the studio does not answer, in milliseconds. */
const pauseMs = 300

/** Refetches pages when the content has a newer revision than `revision`, as long as the studio is open. */
export function useContentChanges(revision: RefObject<number>): void {
  const queries = useQueryClient()
  useEffect(() => {
    let isOpen = true
    const follow = async () => {
      while (isOpen) {
        const seen = revision.current
        const now = seen === 0 ? undefined : await api.changes(seen).catch(() => undefined)
        if (!isOpen) return
        if (now === undefined) await new Promise((done) => setTimeout(done, pauseMs))
        else if (now.revision > revision.current) {
          revision.current = now.revision
          await queries.invalidateQueries({ queryKey: ['page'] })
        }
      }
    }
    void follow()
    return () => {
      isOpen = false
    }
  }, [queries, revision])
}
