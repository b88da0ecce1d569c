import { useController } from 'react-hook-form'
import { useFields } from '../state/studio-context.ts'
import type { FieldProps } from './field-props.ts'

/** The value of a plain field, and its handlers. An optional text that becomes empty is deleted from the file. */
export function useField({ path, label, required }: FieldProps) {
  const { field } = useController({ name: path })
  const { change, flush, diagnosticsAt, onSelect } = useFields()
  const [diagnostic] = diagnosticsAt(path)
  return {
    value: field.value as unknown,
    ref: field.ref,
    diagnostic,
    set(value: unknown, when: 'pause' | 'now' = 'pause'): void {
      field.onChange(value)
      change(
        { kind: 'set', path, value: value === '' && !required ? undefined : value },
        `Edit ${label.toLowerCase()}`,
        when,
      )
    },
    handlers: {
      onFocus: () => onSelect(path),
      onBlur(): void {
        field.onBlur()
        flush()
      },
    },
  }
}
