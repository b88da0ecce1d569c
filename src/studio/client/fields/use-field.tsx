import { useController } from 'react-hook-form'
import { inSentence } from '../../words.ts'
import { useFields } from '../state/studio-context.ts'
import { FieldHelp } from './field-help.tsx'
import type { FieldProps } from './field-props.ts'

/**
 * The value of a plain field, and the props of its input. An optional text that becomes empty is deleted from the file.
 */
export function useField({ schema, path, label, required }: FieldProps) {
  const { field } = useController({ name: path })
  const { change, flush, diagnosticsAt, onSelect } = useFields()
  const [diagnostic] = diagnosticsAt(path)
  return {
    value: field.value as unknown,
    diagnostic,
    set(value: unknown, when: 'pause' | 'now' = 'pause'): void {
      field.onChange(value)
      change(
        { kind: 'set', path, value: value === '' && !required ? undefined : value },
        `Edit ${inSentence(label)}`,
        when,
      )
    },
    input: {
      label,
      inputRef: field.ref,
      error: diagnostic?.severity === 'error',
      helperText: <FieldHelp label={label} description={schema.description} diagnostic={diagnostic} />,
      onFocus: () => onSelect(path),
      onBlur(): void {
        field.onBlur()
        flush()
      },
    },
  }
}
