const focusable = 'input:not([type=hidden]):not(:disabled), select, textarea, button, a'

/** The element to focus for an error of a question: its first field, or the button that adds an entry. */
const focusTargetOf = (question: HTMLElement) =>
  question.querySelector<HTMLElement>(':scope > fieldset > div > [data-add]') ??
  question.querySelector<HTMLElement>(focusable)

const questionsOf = (form: HTMLFormElement) => [...form.querySelectorAll<HTMLElement>('[data-answer]')]

/** Moves the focus to the question with this path. */
export const focusAnswer = (form: HTMLFormElement, path: string) => focusFirst(form, new Map([[path, '']]))

/** Moves the focus to the first question with an error, in the order of the page. */
export function focusFirst(form: HTMLFormElement, errors: ReadonlyMap<string, string>) {
  const first = questionsOf(form).find(({ dataset }) => errors.has(dataset['answer'] ?? ''))
  if (first) focusTargetOf(first)?.focus()
}
