import Link, { type LinkProps } from '@mui/material/Link'

const entry = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  fontWeight: 600,
  fontSize: '0.9375rem',
  letterSpacing: '0.05em',
  backgroundImage: 'linear-gradient(var(--palette-primary-text), var(--palette-primary-text))',
  backgroundSize: '0 2px',
  backgroundPosition: '0 calc(100% - 9px)',
  backgroundRepeat: 'no-repeat',
  transition: 'background-size 200ms',
  '&:hover, &[aria-current]': { backgroundSize: '100% 2px' },
}

/** An entry of the header. Without an address it is a button, so that the keyboard reaches the menu below it. */
export const Entry = (props: Pick<LinkProps, 'href' | 'children'>) => (
  <Link {...(props.href === undefined && asButton)} color="textPrimary" underline="none" sx={entry} {...props} />
)

const asButton = { component: 'button', type: 'button' } as const
