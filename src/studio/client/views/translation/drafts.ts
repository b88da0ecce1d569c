/** Translations that were typed and are not written, by their text and language: a page that is loaded again has them. */

const storedAt = 'studio-translations'

function stored(): Record<string, string> {
  try {
    return JSON.parse(sessionStorage.getItem(storedAt) ?? '{}') as Record<string, string>
  } catch {
    return {}
  }
}

const drafts = new Map(Object.entries(stored()))

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
}
