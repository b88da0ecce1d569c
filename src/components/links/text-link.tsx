import Link from '@mui/material/Link'
import { styled } from '@mui/material/styles'

/** A link on its own line below a text, with an arrow that moves on hover. */
export const TextLink = styled(Link)({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.6em',
  minHeight: 44,
  fontWeight: 650,
  textDecorationThickness: 2,
  textUnderlineOffset: '0.35em',
  '&::after': { content: '"→" / ""', color: 'var(--palette-primary-text)', transition: 'transform 200ms' },
  '&:dir(rtl)::after': { scale: '-1 1' },
  '&:hover::after, &:focus-visible::after': { transform: 'translateX(0.35em)' },
})
