import { styled } from '@mui/material/styles'

type Look = {
  /** `contained` for the main action, `outlined` for a second one, `text` for a rare one. */
  variant?: 'contained' | 'outlined' | 'text'
  /** Taller, for the first action of a page. */
  large?: boolean
  fullWidth?: boolean
}

const variants = {
  contained: {
    // Forced colours drop the background of a button, so this border shows its edge.
    border: '1px solid transparent',
    color: 'var(--on-accent)',
    background: 'var(--accent)',
    '&:hover': { background: 'var(--accent-strong)' },
  },
  outlined: {
    border: '1px solid var(--line-strong)',
    color: 'var(--ink)',
    '&:hover': { borderColor: 'var(--accent)', background: 'var(--hover)' },
  },
  text: { color: 'var(--ink)', '&:hover': { background: 'var(--hover)' } },
}

const looks = ({ variant = 'contained', large = false, fullWidth = false }: Look) => ({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: large ? 58 : 48,
  padding: large ? '6px 36px' : '6px 26px',
  ...(fullWidth && { width: '100%' }),
  borderRadius: 999,
  font: `650 ${large ? '1.125rem' : '1rem'}/1.75 var(--font-text)`,
  textDecoration: 'none',
  transition: 'background-color 160ms, border-color 160ms, transform 160ms',
  ...variants[variant],
  '&:active': { transform: 'translateY(1px)' },
  '&:disabled': {
    borderColor: 'var(--line)',
    color: 'var(--muted)',
    background: variant === 'contained' ? 'var(--hover)' : 'none',
    pointerEvents: 'none' as const,
  },
})

/** A button of the site. Its ground and its focus ring are those of `base.css`. */
export const Button = styled('button')<Look>(looks)

/** A link that looks like one. */
export const ButtonLink = styled('a')<Look>(looks)
