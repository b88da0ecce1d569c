import { styled } from '@mui/material/styles'

/** A link on its own line below a text, with an arrow that moves on hover. */
export const TextLink = styled('a')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.6em',
  minHeight: 44,
  color: 'var(--palette-text-primary)',
  fontWeight: 650,
  textDecoration: 'underline',
  textDecorationColor: 'var(--palette-primary-text)',
  textDecorationThickness: 2,
  textUnderlineOffset: '0.35em',
  '&::after': { content: '"→" / ""', color: 'var(--palette-primary-text)', transition: 'transform 200ms' },
  '&:hover': { color: 'var(--palette-primary-text)' },
  '&:hover::after, &:focus-visible::after': { transform: 'translateX(0.35em)' },
})
