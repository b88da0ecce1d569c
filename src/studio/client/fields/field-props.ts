import type { ComponentType } from 'react'
import type { FieldSchema } from '../../wire/setup.ts'
import type { FieldPath } from '../page-blocks/block-change.ts'

export type FieldProps = {
  schema: FieldSchema
  path: FieldPath
  name: string
  /** Its name in words. */
  label: string
  required: boolean
}

/** The component of any field, in `field.tsx`. */
export type FieldComponent = ComponentType<Omit<FieldProps, 'label'> & { label?: string; isPictureName?: boolean }>

/** The props of a field that consists of others. It gets `Field` as a prop, since an import would be circular. */
export type NestedProps = FieldProps & { Field: FieldComponent }
