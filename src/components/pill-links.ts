import { styled } from '@mui/material/styles'

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
    border: '1px solid var(--line-strong)',
    borderRadius: 22,
    background: 'none',
    color: 'var(--ink)',
    font: 'inherit',
    fontWeight: 600,
    fontSize: '1rem',
    textDecoration: 'none',
    cursor: 'pointer',
    transition: 'background-color 120ms, border-color 120ms',
  },
  '& a:hover, & button:hover': { borderColor: 'var(--accent-ink)', background: 'var(--hover)' },
})
