import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useWatch } from 'react-hook-form'
import { useFields } from '../state/studio-context.ts'
import type { FieldProps } from './field-props.ts'
import { SuggestField } from './suggest-field.tsx'

/** The name of a record, chosen from those of its collection, with a way to the record. */
export function RecordField(props: FieldProps) {
  const { examples: slugs = [], collection } = props.schema
  const value: unknown = useWatch({ name: props.path })
  const { openFile } = useFields()
  return (
    <Box>
      <SuggestField {...props} suggestions={slugs.map(String)} />
      {typeof value === 'string' && slugs.includes(value) && (
        <Button onClick={() => openFile(`${collection}/${value}`)}>Open {value}</Button>
      )}
    </Box>
  )
}
