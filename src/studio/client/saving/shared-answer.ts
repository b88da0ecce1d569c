/**
 * The answer to the question where a shared value changes. It holds while one field is changed: another field, another
 * page and Undo ask again, so that no answer covers an edit that it was not given for.
 */
export function createSharedAnswer<Choice>() {
  let last: { field: string; choice: Choice } | undefined
  return {
    /** The answer for a field that is being changed, if the last one was given for it. */
    of(field: string): Choice | undefined {
      if (last?.field !== field) last = undefined
      return last?.choice
    },
    give(field: string, choice: Choice): void {
      last = { field, choice }
    },
    forget(): void {
      last = undefined
    },
  }
}
