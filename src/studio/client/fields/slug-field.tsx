import { asSlug } from '../../words.ts'
import type { FieldProps } from './field-props.ts'
import { TextField } from './text-field.tsx'

/** A name in small letters, digits and hyphens: what is typed becomes one. */
export const SlugField = (props: FieldProps) => <TextField {...props} written={asSlug} />
