/**
 * An option of a question. Its value is stored, compared and exported; people read its text. A text alone is both, and so
 * is the name of a record of shared data.
 */
export type Option = string | { readonly value: string; readonly text: string }

export const optionValue = (option: Option): string => (typeof option === 'string' ? option : option.value)
export const optionText = (option: Option): string => (typeof option === 'string' ? option : option.text)

/** What people read where this value is stored; the value itself where an option of it is gone. */
export function shownOption(options: readonly Option[], value: string): string {
  const option = options.find((one) => optionValue(one) === value)
  return option === undefined ? value : optionText(option)
}
