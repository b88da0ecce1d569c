import Link from '@mui/material/Link'
import { styled } from '@mui/material/styles'

/** An entry of the header. */
export const Entry = styled(Link)({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  fontWeight: 600,
  fontSize: '0.9375rem',
  letterSpacing: '0.05em',
  textDecoration: 'none',
  backgroundImage: 'linear-gradient(var(--palette-primary-text), var(--palette-primary-text))',
  backgroundSize: '0 2px',
  backgroundPosition: '0 calc(100% - 9px)',
  backgroundRepeat: 'no-repeat',
  transition: 'background-size 200ms',
  '&:hover': { color: 'inherit' },
  '&:hover, &[aria-current]': { backgroundSize: '100% 2px' },
})
