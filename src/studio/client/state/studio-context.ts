import { createContext, useContext } from 'react'
import type { Diagnostic } from '../../../../schema/diagnostic.ts'
import type { PageModel, WrittenValues } from '../../wire/page.ts'
import type { StudioSetup } from '../../wire/setup.ts'
import type { BlockChange, FieldPath } from '../page-blocks/block-change.ts'

/** What fields need to know of the values that they edit. */
export type FieldsContext = {
  setup: StudioSetup
  page: PageModel
  written: WrittenValues
  /** Changes a value: after a pause in typing, or at once. */
  change: (change: BlockChange, label: string, when: 'pause' | 'now') => void
  /** Writes what was typed. */
  flush: () => void
  /** Diagnostics at a value, or within it. */
  diagnosticsAt: (path: FieldPath) => readonly Diagnostic[]
  diagnosticsWithin: (path: FieldPath) => readonly Diagnostic[]
  /** Applies the fix of a diagnostic. */
  fix: (diagnostic: Diagnostic) => void
  /** Whether an entry is new and not valid yet, so that it is not written. */
  isHeld?: (path: FieldPath) => boolean
  /** Nothing is filled in yet: the first entry of each list is open. */
  isNew?: boolean
  /** The value that is selected on the page. */
  selected: FieldPath | undefined
  onSelect: (path: FieldPath) => void
  /** Opens a shared file by its name below `_data/`: `cities/la`. */
  openFile: (name: string) => void
  /** Opens the field that the value of a token comes from. */
  openToken: (name: string) => void
}

const Context = createContext<FieldsContext | undefined>(undefined)

export const FieldsProvider = Context.Provider

export function useFields(): FieldsContext {
  const context = useContext(Context)
  if (!context) throw new Error('A field must be within FieldsProvider.')
  return context
}
