import { useFields } from '../../state/studio-context.ts'
import type { FieldProps } from '../field-props.ts'
import { SuggestField } from '../suggest-field.tsx'

/** The name of a picture: of one that the site has, suggested, or a new name. */
export function PictureNameField(props: FieldProps) {
  const { setup } = useFields()
  return <SuggestField {...props} suggestions={setup.pictures} />
}
