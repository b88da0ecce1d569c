import { styled } from '@mui/material/styles'
import { rounded } from '../../src/theme/rounded.ts'

/** Adds a line or a row. */
export const SmallButton = styled('button')({
  minHeight: 40,
  margin: '4px 8px 0 0',
  padding: '0 10px',
  border: '1px dashed var(--palette-outline)',
  borderRadius: rounded(2),
  color: 'var(--palette-text-secondary)',
  fontSize: '0.9375rem',
  '&:hover': { color: 'var(--palette-text-primary)', background: 'var(--palette-action-hover)' },
  '@media (scripting: none)': { display: 'none' },
  '@media print': { display: 'none' },
})

/** Removes a line or a row. */
export const RemoveButton = styled('button')({
  width: 44,
  minHeight: 44,
  padding: 0,
  borderRadius: rounded(2),
  color: 'var(--palette-text-secondary)',
  '&:hover': { color: 'var(--palette-error-main)', background: 'var(--palette-action-hover)' },
  '@media (scripting: none)': { visibility: 'hidden' },
  '@media print': { display: 'none' },
})
