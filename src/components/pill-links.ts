import { styled } from '@mui/material/styles'
import { rounded } from '../theme/rounded.ts'

/** A list of short links, each in a rounded frame. */
export const PillLinks = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 10,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& a, & button': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 44,
    paddingInline: 18,
    border: '1px solid var(--palette-outline)',
    borderRadius: rounded(5.5),
    background: 'none',
    color: 'var(--palette-text-primary)',
    font: 'inherit',
    fontWeight: 600,
    fontSize: '1rem',
    textDecoration: 'none',
    cursor: 'pointer',
    transition: 'background-color 120ms, border-color 120ms',
  },
  '& a:hover, & button:hover': {
    borderColor: 'var(--palette-primary-text)',
    background: 'var(--palette-action-hover)',
  },
})
