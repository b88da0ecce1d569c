// Fields for islands, and what a block hands to the forms of its page.

/*
 * Fields with label, hint and error
 *
 * ```tsx
 * <TextField id="name" label="Name" error={error} {...register('name')} />
 * ```
 */

export { CheckRow } from '../components/forms/fields/check-row.tsx'
export { Choice, Choices, Consent } from '../components/forms/fields/choices.tsx'
export {
  AmountField,
  Field,
  fieldAttributes,
  HintAndError,
  Input,
  SelectField,
  TextAreaField,
  TextField,
} from '../components/forms/fields/field.tsx'
export { FieldError } from '../components/forms/fields/field-error.tsx'
export { FileInput } from '../components/forms/fields/file-input.tsx'
export { SearchInput, SearchStatus } from '../components/forms/fields/search-input.tsx'

/*
 * What is typed, and numbers in steps
 *
 * ```tsx
 * <StepButtons fewer="One guest fewer" more="One guest more" onStep={(by) => setGuests(stepped(guests, by, range))} />
 * ```
 */

export { StepButtons } from '../components/forms/fields/step-buttons.tsx'
export { onArrowKeys, stepped } from '../components/forms/stepped.ts'
export { useTyped } from '../components/forms/use-typed.ts'

/*
 * What the forms of a page begin with
 *
 * ```ts
 * prefillForms({ guests: '120' })
 * ```
 */

export {
  clearPrefill,
  onPrefill,
  type Prefill,
  prefillForms,
  prefillResult,
  type Result,
} from '../components/forms/prefill.ts'
