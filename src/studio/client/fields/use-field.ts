import { useRef } from 'react'
import { useController } from 'react-hook-form'
import { useFields } from '../studio-context.ts'
import type { FieldProps } from './field-props.ts'

/** The value of a plain field, with what changes it. An optional text that is emptied is taken out of the file. */
export function useField({ path, label, required }: FieldProps) {
  const { field } = useController({ name: path })
  const { change, flush, undo, diagnosticsAt, onSelect } = useFields()
  const focused = useRef<unknown>(undefined)
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
      onFocus(): void {
        focused.current = field.value
        onSelect(path)
      },
      onBlur(): void {
        field.onBlur()
        flush()
      },
      /** Undo first takes back what was typed since the field got the focus. */
      onKeyDown(event: React.KeyboardEvent): void {
        const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'z'
        if (!isUndo || field.value !== focused.current) return
        event.preventDefault()
        undo()
      },
    },
  }
}
