import { token } from '../call.ts'
import type { StoredEdit } from './unsaved-edit.ts'

/** Tabs of other repositories at the same port have other tokens. */
const key = `unsaved ${token}`

/** Stores edits for the next document of this tab, which may be the same one, loaded again. */
export function storeEdits(edits: readonly StoredEdit[]): void {
  if (edits.length > 0) sessionStorage.setItem(key, JSON.stringify(edits))
  else sessionStorage.removeItem(key)
}

/** The edits that the previous document of this tab has stored. They are removed, so that they are written once. */
export function takeStoredEdits(): StoredEdit[] {
  const stored = sessionStorage.getItem(key) ?? '[]'
  sessionStorage.removeItem(key)
  return JSON.parse(stored)
}
