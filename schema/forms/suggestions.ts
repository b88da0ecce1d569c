import type { FieldOf } from './form-field.ts'

type Suggestion = NonNullable<FieldOf<'text'>['suggestions']>[number]

/** A suggestion as it is offered. */
export const suggestedText = (suggestion: Suggestion) => (typeof suggestion === 'string' ? suggestion : suggestion.text)

/** `Los Angeles, California` → `los-angeles`: the name of a place as addresses have it. */
const nameSlug = (text: string) => text.split(',', 1)[0]?.trim().toLowerCase().replaceAll(' ', '-')

/** The suggestion that a slug or a name from an address or a page stands for, else the text itself. */
export function meantBy(given: string, suggestions: readonly Suggestion[] = []): string {
  const requested = given.toLowerCase()
  const meant = suggestions.find((suggestion) => {
    const text = suggestedText(suggestion)
    const isSlug = typeof suggestion !== 'string' && suggestion.slug === requested
    return isSlug || text.toLowerCase() === requested || nameSlug(text) === requested.replaceAll(' ', '-')
  })
  return meant === undefined ? given : suggestedText(meant)
}
