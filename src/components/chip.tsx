import { styled } from '@mui/material/styles'

/** A short label for the kind of a thing, such as "Sample" beside an invented quote. */
export const Chip = styled('span')({
  display: 'inline-block',
  padding: '3px 10px',
  border: '1px solid var(--palette-outline)',
  borderRadius: 'var(--shape-button)',
  color: 'var(--palette-text-secondary)',
  fontSize: '0.75rem',
  fontWeight: 600,
  lineHeight: 1.5,
  letterSpacing: '0.04em',
})
