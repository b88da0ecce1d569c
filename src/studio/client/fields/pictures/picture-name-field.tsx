import { useFields } from '../../state/studio-context.ts'
import type { FieldProps } from '../field-props.ts'
import { SuggestField } from '../suggest-field.tsx'

/** The name of a picture: one that the site shows already, or a new one. */
export function PictureNameField(props: FieldProps) {
  const { setup } = useFields()
  return <SuggestField {...props} suggestions={setup.pictures} />
}
