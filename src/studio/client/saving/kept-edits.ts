import { token } from '../call.ts'
import type { KeptEdit } from './unsaved-edit.ts'

/** Tabs of other repositories at the same port have other tokens. */
const key = `unsaved ${token}`

/** Stores edits for the next document of this tab, which may be the same one, loaded again. */
export function keepEdits(edits: readonly KeptEdit[]): void {
  if (edits.length > 0) sessionStorage.setItem(key, JSON.stringify(edits))
  else sessionStorage.removeItem(key)
}

/** The edits that the previous document of this tab has stored. They are removed, so that they are written once. */
export function takeKeptEdits(): KeptEdit[] {
  const stored = sessionStorage.getItem(key) ?? '[]'
  sessionStorage.removeItem(key)
  return JSON.parse(stored)
}
