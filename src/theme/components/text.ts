import type { LinkProps } from '@mui/material/Link'
import type { ThemeOptions } from '@mui/material/styles'
import { SiteLink } from '../../components/links/site-link.tsx'

export const text: ThemeOptions['components'] = {
  MuiTypography: { defaultProps: { variantMapping: { overline: 'p', subtitle1: 'p' } } },
  MuiLink: {
    defaultProps: { color: 'inherit', component: SiteLink } as LinkProps,
    styleOverrides: {
      root: {
        textDecorationColor: 'var(--palette-primary-text)',
        textUnderlineOffset: '0.25em',
        variants: [{ props: { color: 'inherit' }, style: { '&:hover': { color: 'var(--palette-primary-text)' } } }],
      },
    },
  },
  MuiChip: {
    defaultProps: { variant: 'outlined', size: 'small' },
    styleOverrides: {
      root: {
        height: 'auto',
        minHeight: 24,
        borderColor: 'var(--palette-outline)',
        borderRadius: 'var(--shape-button)',
        fontSize: '1rem',
        lineHeight: 1.35,
      },
      label: { paddingBlock: 7, paddingInline: 16, whiteSpace: 'normal' },
      sizeSmall: {
        color: 'var(--palette-text-secondary)',
        fontSize: '0.75rem',
        fontWeight: 600,
        lineHeight: 1.5,
        letterSpacing: '0.04em',
        '& .MuiChip-label': { paddingBlock: 2, paddingInline: 10 },
      },
      // A chip that is a link is large enough for a finger.
      clickable: {
        minHeight: 44,
        fontWeight: 600,
        transition: 'background-color 120ms, border-color 120ms',
        '&:hover': { borderColor: 'var(--palette-primary-text)', backgroundColor: 'var(--palette-action-hover)' },
      },
    },
  },
}
