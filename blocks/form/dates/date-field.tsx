import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import type { ComponentProps } from 'react'
import { Input } from '../../../src/components/forms/fields/field.tsx'

const Row = styled('div')({
  display: 'grid',
  gap: 12,
  '@media (min-width: 400px)': { gridTemplateColumns: 'minmax(0, 1fr) auto' },
})

type Props = ComponentProps<typeof Input> & { addText: string; onAdd: () => void }

/** The browser's own date field, one date at a time, used while the calendar loads or if it fails. */
export const DateField = ({ addText, onAdd, ...input }: Props) => (
  <Row>
    <Input {...input} type="date" />
    <Button variant="outlined" onClick={onAdd} sx={{ minHeight: 52 }}>
      {addText}
    </Button>
  </Row>
)
