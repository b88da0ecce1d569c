import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { emptyValue } from '../../first-value.ts'
import { say } from '../../words/say.ts'
import { inSentence } from '../../words.ts'
import { AddIcon } from '../icons.tsx'
import { partWith } from '../page-blocks/block-change.ts'
import { useFields } from '../state/studio-context.ts'
import { FieldGroup } from './field-group.tsx'
import type { NestedProps } from './field-props.ts'
import { useAddedFocus } from './use-added-focus.ts'
import { useSetNow } from './use-set-now.ts'

/** A group of fields, below `children`. An optional group can be added and removed. */
export function ObjectField({
  schema,
  path,
  label,
  required,
  Field,
  children,
}: NestedProps & { children?: ReactNode }) {
  const value: unknown = useWatch({ name: path })
  const setNow = useSetNow()
  const { change, selected } = useFields()
  const focusAdded = useAddedFocus()
  const isSelected = partWith(path, selected) !== undefined
  // One that counts as empty where it is not written is always there.
  const isAlways = schema.default !== undefined
  // A group that is not written shows its fields once one of them is selected, such as a word of the engine.
  if ((value === undefined || value === null) && !isSelected && !isAlways)
    return (
      <Box>
        <Button
          startIcon={<AddIcon />}
          onClick={() => {
            // It shows also if it cannot be written as it begins.
            setNow(path, emptyValue(schema), say().outline.add(inSentence(label)))
            focusAdded(path)
          }}
        >
          {label}
        </Button>
      </Box>
    )
  return (
    <Box
      component="fieldset"
      data-field={path}
      sx={{ m: 0, p: 1.5, border: 1, borderColor: 'divider', borderRadius: 2, minWidth: 0 }}
    >
      <Stack component="legend" direction="row" sx={{ px: 0.75, alignItems: 'center', gap: 1 }}>
        <Typography variant="h3" component="span">
          {label}
        </Typography>
        {!required && !isAlways && (
          <Button
            color="inherit"
            sx={{ minWidth: 0, py: 0, color: 'text.secondary', fontWeight: 400 }}
            aria-label={say().fields.removeNamed(inSentence(label))}
            onClick={() =>
              change({ kind: 'set', path, value: undefined }, say().fields.removeNamed(inSentence(label)), 'now')
            }
          >
            {say().common.remove}
          </Button>
        )}
      </Stack>
      {children}
      <FieldGroup Field={Field} schema={schema} path={path} />
    </Box>
  )
}
