import { useFormContext } from 'react-hook-form'
import type { FieldPath } from '../page-blocks/block-change.ts'
import { useFields } from '../state/studio-context.ts'

/**
 * Sets a value that was chosen. It shows before it is written: what is chosen or typed next would else be based on the
 * value before, and be left beside the new one when that comes.
 */
export function useSetNow() {
  const { setValue } = useFormContext()
  const { change } = useFields()
  return (path: FieldPath, value: unknown, label: string): void => {
    setValue(path, value)
    change({ kind: 'set', path, value }, label, 'now')
  }
}
