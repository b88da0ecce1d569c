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
    color: 'var(--palette-primary-contrastText)',
    background: 'var(--palette-primary-main)',
    '&:hover': { background: 'var(--palette-primary-dark)' },
  },
  outlined: {
    border: '1px solid var(--palette-outline)',
    color: 'var(--palette-text-primary)',
    '&:hover': { borderColor: 'var(--palette-primary-main)', background: 'var(--palette-action-hover)' },
  },
  text: { color: 'var(--palette-text-primary)', '&:hover': { background: 'var(--palette-action-hover)' } },
}

const looks = ({ variant = 'contained', large = false, fullWidth = false }: Look) => ({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: large ? 58 : 48,
  padding: large ? '6px 36px' : '6px 26px',
  ...(fullWidth && { width: '100%' }),
  borderRadius: 'var(--shape-button)',
  font: `650 ${large ? '1.125rem' : '1rem'}/1.75 var(--font-text)`,
  textDecoration: 'none',
  transition: 'background-color 160ms, border-color 160ms, transform 160ms',
  ...variants[variant],
  '&:active': { transform: 'translateY(1px)' },
  '&:disabled': {
    borderColor: 'var(--palette-divider)',
    color: 'var(--palette-text-secondary)',
    background: variant === 'contained' ? 'var(--palette-action-hover)' : 'none',
    pointerEvents: 'none' as const,
  },
})

/** A button of the site. Its ground and its focus ring are those of `base.css`. */
export const Button = styled('button')<Look>(looks)

/** A link that looks like one. */
export const ButtonLink = styled('a')<Look>(looks)
