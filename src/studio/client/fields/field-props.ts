import type { ComponentType } from 'react'
import type { FieldSchema } from '../../model.ts'
import type { FieldPath } from '../block-change.ts'

export type FieldProps = {
  schema: FieldSchema
  path: FieldPath
  name: string
  /** Its name in words. */
  label: string
  required: boolean
}

/** What renders any field: `field.tsx`. */
export type FieldComponent = ComponentType<Omit<FieldProps, 'label'> & { label?: string; isPictureName?: boolean }>

/** The props of a field that consists of others. It is given what renders those, because imports are not circular. */
export type NestedProps = FieldProps & { Field: FieldComponent }
