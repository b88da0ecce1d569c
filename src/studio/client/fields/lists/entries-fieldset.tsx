import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { plainDescription } from '../../../words.ts'
import type { FieldPath } from '../../page-blocks/block-change.ts'

type Props = {
  path: FieldPath
  label: string
  description: string | undefined
  /** What is said after the description. */
  more?: string
  children: ReactNode
}

/** The name and the description of a list or a mapping, above its entries. */
export const EntriesFieldset = ({ path, label, description, more, children }: Props) => (
  <Box component="fieldset" data-field={path} sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
    <Typography component="legend" variant="h3" sx={{ mb: 0.5 }}>
      {label}
    </Typography>
    {(description || more) && (
      <Typography variant="body2" sx={{ mb: 1, color: 'text.secondary' }}>
        {[description && plainDescription(description), more].filter(Boolean).join(' ')}
      </Typography>
    )}
    {children}
  </Box>
)
