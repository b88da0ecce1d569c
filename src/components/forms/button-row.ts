import { styled } from '@mui/material/styles'

/** Buttons side by side. A text to copy by hand takes the whole width below them. */
export const ButtonRow = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 10,
  '& textarea': {
    flexBasis: '100%',
    minWidth: 0,
    padding: 12,
    font: 'inherit',
    color: 'var(--palette-text-primary)',
    background: 'none',
  },
})
