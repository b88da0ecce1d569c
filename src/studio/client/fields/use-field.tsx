import { useController, useFormContext } from 'react-hook-form'
import { isSampleText } from '../../first-value.ts'
import { say } from '../../words/say.ts'
import { inSentence, inWords } from '../../words.ts'
import { useFields } from '../state/studio-context.ts'
import { FieldHelp } from './field-help.tsx'
import type { FieldProps } from './field-props.ts'

/**
 * The value of a plain field, and the props of its input. An optional text that becomes empty is deleted from the file.
 */
export function useField({ schema, path, name, label, required }: FieldProps) {
  const { field } = useController({ name: path })
  // Of a value that is gone, the controller still has the first one.
  const value: unknown = useFormContext().getValues(path)
  const { change, flush, diagnosticsAt, onSelect } = useFields()
  const [diagnostic] = diagnosticsAt(path)
  const isSample = isSampleText(inWords(name), value)
  return {
    value,
    diagnostic,
    /** Whether it is still the text that a new entry began with. */
    isSample,
    set(value: unknown, when: 'pause' | 'now' = 'pause'): void {
      field.onChange(value)
      change(
        { kind: 'set', path, value: value === '' && !required ? undefined : value },
        say().fields.edit(inSentence(label)),
        when,
      )
    },
    input: {
      label,
      inputRef: field.ref,
      error: diagnostic?.severity === 'error',
      helperText: <FieldHelp {...{ label, diagnostic, isSample }} description={schema.description} />,
      onFocus: () => onSelect(path),
      onBlur(): void {
        field.onBlur()
        flush()
      },
    },
  }
}
