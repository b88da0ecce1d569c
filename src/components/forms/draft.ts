/** How long what was typed stays on the device: 7 days. */
const storedMs = 7 * 24 * 60 * 60_000

/** The input of a visitor, and its progress. */
export type Draft = {
  savedAt: number
  step: number
  fields: Record<string, unknown>
  /** The inquiry that it would be, to recognise it when that inquiry has been sent. */
  content: string
}

const keyOf = (form: string) => `marquee-draft-${form}`

/** Stores what is typed into a form on this device. Where the browser refuses, the form works all the same. */
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

/** Drops the draft of an inquiry that has been sent; one that was changed since stays. */
export function dropSentDraft({ form, content }: { form: string; content: string }) {
  if (readDraft(form)?.content === content) dropDraft(form)
}
