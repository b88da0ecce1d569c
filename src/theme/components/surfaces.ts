import type { Components } from '@mui/material/styles'

export const surfaces: Components = {
  MuiContainer: {
    styleOverrides: { root: { paddingInline: 20, '@media (min-width: 600px)': { paddingInline: 32 } } },
  },
}
