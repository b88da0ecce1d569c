import { useSyncExternalStore } from 'react'
import { isMapping } from '../../../../../schema/is-mapping.ts'

/** Translations that were typed and are not written, by their text and language: a page that is loaded again has them. */

const storedAt = 'studio-translations'

function stored(): [string, string][] {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(storedAt) ?? '{}')
    if (!isMapping(found)) return []
    return Object.entries(found).flatMap(([key, text]) => (typeof text === 'string' ? [[key, text]] : []))
  } catch {
    return []
  }
}

const drafts = new Map(stored())
const listeners = new Set<() => void>()

/** The key of a text of a file in a language. */
export const draftKey = (tag: string, file: string, path: string): string => JSON.stringify([tag, file, path])

/** The text that was typed under a key; `undefined` if nothing waits there. */
export const draftAt = (key: string): string | undefined => drafts.get(key)

/** Keeps a typed text, or forgets it without one. */
export function keepDraft(key: string, text: string | undefined): void {
  if (text === undefined) drafts.delete(key)
  else drafts.set(key, text)
  try {
    sessionStorage.setItem(storedAt, JSON.stringify(Object.fromEntries(drafts)))
  } catch {
    // It is kept until the studio is left.
  }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The text that was typed under a key, wherever: in its field, or on the page. */
export const useDraft = (key: string): string | undefined => useSyncExternalStore(subscribe, () => drafts.get(key))

/** Whether a typed translation is not written yet: a tab that is closed loses it. */
export const useHasDrafts = (): boolean => useSyncExternalStore(subscribe, () => drafts.size > 0)
