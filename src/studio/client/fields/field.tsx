import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { ReactElement } from 'react'
import { inWords } from '../../words.ts'
import { branchesOf } from '../field-schema.ts'
import { useFields } from '../state/studio-context.ts'
import { AddressField } from './address-field.tsx'
import { ChoiceField } from './choice-field.tsx'
import type { FieldComponent, FieldProps } from './field-props.ts'
import { ListField } from './list-field.tsx'
import { ObjectField } from './object-field.tsx'
import { PictureNameField } from './picture-name-field.tsx'
import { SwitchField } from './switch-field.tsx'
import { TextField } from './text-field.tsx'
import { UnionField } from './union-field.tsx'

/** A field with its widget. What differs from the template of the page can be given back. */
export const Field: FieldComponent = ({ label, isPictureName = false, ...given }) => {
  const { schema, name, path } = given
  const { written, change } = useFields()
  const isPlain = schema.type !== 'object' && schema.type !== 'array'
  const words = label ?? ((isPlain && schema.title) || inWords(name))
  const widget = widgetOf({ ...given, label: words }, isPictureName)
  const origin = written.origins[path]
  if (origin?.path[0] !== 'overrides' || widget === null) return widget
  return (
    <Box sx={{ borderLeft: 2, borderColor: 'primary.main', pl: 1 }}>
      {widget}
      <Button
        onClick={() => change({ kind: 'set', path, value: undefined }, `Give back ${words.toLowerCase()}`, 'now')}
      >
        Give back to the template
      </Button>
    </Box>
  )
}

/** The widget of a field, chosen by its schema alone. */
function widgetOf(props: FieldProps, isPictureName: boolean): ReactElement | null {
  const { schema } = props
  if (schema.const !== undefined) return null
  if (schema.enum) return <ChoiceField {...props} />
  if (branchesOf(schema).length > 0) return <UnionField {...props} Field={Field} />
  if (isPictureName) return <PictureNameField {...props} />
  if (schema.widget === 'address') return <AddressField {...props} />
  if (schema.type === 'boolean') return <SwitchField {...props} />
  if (schema.type === 'array') return <ListField {...props} Field={Field} />
  if (schema.type === 'object') return <ObjectField {...props} Field={Field} />
  if (schema.type === 'string' || schema.type === 'number' || schema.type === 'integer') return <TextField {...props} />
  return null
}
