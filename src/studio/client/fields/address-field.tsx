import { useFields } from '../state/studio-context.ts'
import type { FieldProps } from './field-props.ts'
import { SuggestField } from './suggest-field.tsx'

/** A link: an address of the site to choose from, or another one. */
export function AddressField(props: FieldProps) {
  const { setup, page } = useFields()
  const anchors = page.blocks.flatMap(({ values }) => (typeof values['id'] === 'string' ? [`#${values['id']}`] : []))
  return <SuggestField {...props} suggestions={[...anchors, '#quote', ...setup.addresses]} />
}
