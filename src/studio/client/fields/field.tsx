import Box from '@mui/material/Box'
import { type ComponentType, Suspense } from 'react'
import { useWatch } from 'react-hook-form'
import { labelOf } from '../../schema-parts.ts'
import { isInSharedData } from '../field-schema.ts'
import { lazyPart } from '../lazy-part.ts'
import { useFields } from '../state/studio-context.ts'
import { ChoiceField } from './choice-field.tsx'
import { DrawingField } from './drawing-field.tsx'
import type { FieldComponent, NestedProps } from './field-props.ts'
import { ListField } from './lists/list-field.tsx'
import { MapField } from './map-field.tsx'
import { MarkdownField } from './markdown-field.tsx'
import { MomentField } from './moment-field.tsx'
import { NumberField } from './number-field.tsx'
import { ObjectField } from './object-field.tsx'
import { PictureField } from './pictures/picture-field.tsx'
import { ReferenceField } from './reference-field.tsx'
import { ReplacedWords } from './replaced-words.tsx'
import { AddressField, PictureNameField, RecordField } from './suggest-field.tsx'
import { SwitchField } from './switch-field.tsx'
import { SlugField, TextField } from './text-field.tsx'
import { UnionField } from './union-field.tsx'
import { type FieldWidget, widgetOf } from './widget-of.ts'

/** The parser of YAML is large, and few fields need it. */
const YamlField = lazyPart(async () => (await import('./yaml-field.tsx')).YamlField)

const widgets: Record<Exclude<FieldWidget, 'none'>, ComponentType<NestedProps>> = {
  choice: ChoiceField,
  union: UnionField,
  switch: SwitchField,
  list: ListField,
  object: ObjectField,
  map: MapField,
  number: NumberField,
  date: TextField,
  text: TextField,
  slug: SlugField,
  moment: MomentField,
  markdown: MarkdownField,
  address: AddressField,
  picture: PictureField,
  drawing: DrawingField,
  record: RecordField,
  yaml: YamlField,
}

/** A field with its widget. A value of the page that replaces shared words can be given up for them. */
export const Field: FieldComponent = ({ label, isPictureName = false, ...given }) => {
  const { schema, name, path } = given
  const { written, page } = useFields()
  const isShared: boolean = isInSharedData(schema, useWatch({ name: path }))
  const widget = widgetOf(schema)
  if (widget === 'none') return null
  const words = label ?? labelOf(name, schema)
  const Widget = isShared ? ReferenceField : isPictureName ? PictureNameField : widgets[widget]
  const isOverride = written.origins[path]?.path[0] === 'overrides'
  // A page that follows a template can give up only its overrides.
  const isOwn = isOverride || (page.list !== undefined && Object.hasOwn(written.replaced, path))
  // The widget stays the same element when its value becomes one of the page, so that it keeps the focus.
  return (
    <Box {...(isOwn && { sx: { borderLeft: 2, borderColor: 'primary.main', pl: 1 } })}>
      <Suspense>
        <Widget {...given} label={words} Field={Field} />
      </Suspense>
      {isOwn && <ReplacedWords path={path} label={words} isOfTemplate={isOverride} />}
    </Box>
  )
}
