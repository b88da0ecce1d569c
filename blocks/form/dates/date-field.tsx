import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import type { ComponentProps } from 'react'
import { Input } from '../../../src/components/forms/fields/field.tsx'

type Props = ComponentProps<typeof Input> & { addText: string; onAdd: () => void }

/** The browser's own date field, one date at a time, used while the calendar loads or if it fails. */
export const DateField = ({ addText, onAdd, ...input }: Props) => (
  <Stack spacing={1.5} sx={{ '@media (min-width: 400px)': { flexDirection: 'row' } }}>
    <Input {...input} type="date" />
    <Button variant="outlined" onClick={onAdd} sx={{ flexShrink: 0, minHeight: 52 }}>
      {addText}
    </Button>
  </Stack>
)
