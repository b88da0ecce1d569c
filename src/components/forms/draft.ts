/** How long a draft stays on the device: 7 days. */
const storedMs = 7 * 24 * 60 * 60_000

/** The input of a visitor, and its progress. */
export type Draft = {
  savedAt: number
  step: number
  fields: Record<string, unknown>
  /** The inquiry that the draft would become, to drop the draft when that inquiry has been sent. */
  content: string
}

const keyOf = (form: string) => `marquee-draft-${form}`

/** Stores a draft on this device. Where the browser refuses, the form works without drafts. */
export function storeDraft(form: string, draft: Omit<Draft, 'savedAt'>) {
  try {
    localStorage.setItem(keyOf(form), JSON.stringify({ ...draft, savedAt: Date.now() } satisfies Draft))
  } catch {}
}

/** The draft of a form from the last seven days. */
export function readDraft(form: string): Draft | undefined {
  try {
    const draft = JSON.parse(localStorage.getItem(keyOf(form)) ?? 'null') as Draft | null
    if (draft && Date.now() - draft.savedAt <= storedMs && typeof draft.fields === 'object') return draft
    dropDraft(form)
  } catch {
    dropDraft(form)
  }
  return undefined
}

export function dropDraft(form: string) {
  try {
    localStorage.removeItem(keyOf(form))
  } catch {}
}

/** Drops the draft of an inquiry that has been sent, unless the draft was changed since. */
export function dropSentDraft({ form, content }: { form: string; content: string }) {
  if (readDraft(form)?.content === content) dropDraft(form)
}
