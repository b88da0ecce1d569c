import type { ThemeOptions } from '@mui/material/styles'
import { SiteLink } from '../../components/links/site-link.tsx'
import { focusRing } from '../focus-ring.ts'

declare module '@mui/material/Button' {
  interface ButtonPropsColorOverrides {
    plain: true
  }
}

export const buttons: ThemeOptions['components'] = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true, LinkComponent: SiteLink },
    styleOverrides: { root: focusRing },
  },
  MuiIconButton: {
    defaultProps: { color: 'inherit' },
    styleOverrides: {
      root: {
        width: 44,
        height: 44,
        borderRadius: 'var(--shape-button)',
        '&:hover': { backgroundColor: 'transparent', color: 'var(--palette-primary-text)' },
      },
      sizeLarge: { width: 48, height: 48 },
    },
  },
  MuiButton: {
    // `plain` is no colour of the palette: for each of these MUI repeats nine variables in every rule of a button. Its
    // colours are below.
    defaultProps: { variant: 'contained', color: 'plain', disableElevation: true },
    styleOverrides: {
      root: {
        minHeight: 48,
        padding: '6px 26px',
        // Forced colours drop the background of a button, so this border shows its edge.
        border: '1px solid transparent',
        borderRadius: 'var(--shape-button)',
        color: 'var(--palette-text-primary)',
        transition: 'background-color 160ms, border-color 160ms, transform 160ms',
        '&:active': { transform: 'translateY(1px)' },
        '&:hover': { backgroundColor: 'var(--palette-action-hover)' },
        '&.Mui-disabled': { color: 'var(--palette-text-secondary)' },
      },
      // MUI sets left and right, which lays a picture over the text where one reads from the right.
      startIcon: { margin: 0, marginInline: '-4px 8px' },
      endIcon: { margin: 0, marginInline: '8px -4px' },
      contained: {
        color: 'var(--palette-primary-contrastText)',
        backgroundColor: 'var(--variant-containedBg, var(--palette-primary-main))',
        '&:hover': { backgroundColor: 'var(--palette-primary-dark)' },
        '&.Mui-disabled': { borderColor: 'var(--palette-divider)', backgroundColor: 'var(--palette-action-hover)' },
      },
      outlined: {
        borderColor: 'var(--palette-outline)',
        '&:hover': { borderColor: 'var(--palette-primary-main)' },
        '&.Mui-disabled': { borderColor: 'var(--palette-divider)' },
      },
      sizeSmall: { minHeight: 40, padding: '0 10px', fontSize: '0.9375rem' },
      sizeLarge: { minHeight: 58, padding: '6px 36px', fontSize: '1.125rem' },
    },
  },
}
