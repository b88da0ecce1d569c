import type { FieldProps } from './field-props.ts'
import { TextField } from './text-field.tsx'

/** What is typed as a name for addresses and anchors; a hyphen at the end may be followed by another word. */
const asSlug = (typed: string) =>
  typed
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')

/** A name in small letters, digits and hyphens: what is typed becomes one. */
export const SlugField = (props: FieldProps) => <TextField {...props} written={asSlug} />
