import type { FormField } from '../../schema/forms/form-field.ts'
import { newsletterWords } from './words.ts'

/** What the form of a newsletter asks where the site's own service takes it. */
export const subscriptionFields = (): FormField[] => [
  { kind: 'email', name: 'email', label: newsletterWords.email, required: true, autocomplete: 'email' },
]
