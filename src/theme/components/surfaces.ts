import type { ThemeOptions } from '@mui/material/styles'
import { rounded } from '../rounded.ts'

export const surfaces: ThemeOptions['components'] = {
  MuiContainer: {
    styleOverrides: { root: { paddingInline: 20, '@media (min-width: 600px)': { paddingInline: 32 } } },
  },
  MuiPaper: {
    // The shadow of an elevation is in a style attribute, which the content policy forbids in HTML: a paper with a
    // shadow has `boxShadow` in its `sx`.
    defaultProps: { variant: 'outlined' },
    styleOverrides: {
      root: { backgroundColor: 'var(--palette-background-default)', borderRadius: rounded(3.5) },
      outlined: { borderColor: 'var(--palette-outline)' },
    },
  },
  MuiAvatar: {
    styleOverrides: {
      colorDefault: {
        backgroundColor: 'var(--palette-text-secondary)',
        color: 'var(--palette-background-default)',
      },
    },
  },
  MuiToolbar: { defaultProps: { disableGutters: true } },
  MuiCard: {
    styleOverrides: { root: { position: 'relative', overflow: 'visible', border: 0, backgroundColor: 'transparent' } },
  },
}
