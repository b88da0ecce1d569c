'use client'

import { createTheme, ThemeProvider } from '@mui/material/styles'

const theme = createTheme({
  palette: { mode: 'dark', primary: { main: '#f2b84b' } },
  typography: { fontFamily: 'Figtree, sans-serif' },
  shape: { borderRadius: 12 },
})

/** The look of the site around a part of it. */
export const Look = ({ children }) => <ThemeProvider theme={theme}>{children}</ThemeProvider>
