import { createTheme, type Theme } from '@mui/material/styles'

const heading = (min: string, fluid: string, max: string, lineHeight: number) => ({
  fontFamily: 'var(--font-display)',
  fontWeight: 700,
  fontSize: `clamp(${min}, ${fluid}, ${max})`,
  lineHeight,
  letterSpacing: '-0.025em',
  textWrap: 'balance' as const,
})

const noShadows = Array.from({ length: 25 }, () => 'none') as Theme['shadows']

/**
 * The design tokens as a MUI theme. Colours that depend on the ground of a block are CSS variables
 * (`--ink`, `--muted`, `--line`, `--raised`, `--accent`, `--on-accent`), set per tone in `base.css`.
 */
export const theme = createTheme({
  palette: {
    mode: 'dark',
    primary: { main: '#ffb43d', contrastText: '#1d1006' },
    background: { default: '#120e0c', paper: '#1d1713' },
    text: { primary: '#f8f0e5', secondary: '#c3b4a3' },
    error: { main: '#ff8a70' },
  },
  shape: { borderRadius: 14 },
  spacing: 8,
  typography: {
    fontFamily: 'var(--font-text)',
    fontSize: 16,
    h1: heading('2.75rem', '1.6rem + 5.2vw', '6rem', 0.98),
    h2: heading('2rem', '1.3rem + 2.6vw', '3.5rem', 1.04),
    h3: heading('1.3rem', '1.15rem + 0.6vw', '1.65rem', 1.15),
    h4: heading('1.1rem', '1.05rem + 0.2vw', '1.2rem', 1.25),
    body1: { fontSize: '1.0625rem', lineHeight: 1.65, textWrap: 'pretty' },
    body2: { fontSize: '0.9375rem', lineHeight: 1.6 },
    overline: { fontWeight: 600, fontSize: '0.8125rem', letterSpacing: '0.12em', lineHeight: 1.4 },
    button: { fontWeight: 650, fontSize: '1rem', textTransform: 'none', letterSpacing: 0 },
  },
  // Nothing of MUI's casts a shadow.
  shadows: noShadows,
  transitions: { duration: { shortest: 120, shorter: 160, short: 200, standard: 240 } },
  components: {
    MuiButton: {
      defaultProps: { disableElevation: true, disableRipple: true },
      styleOverrides: {
        root: {
          borderRadius: 999,
          minHeight: 48,
          paddingInline: 26,
          transition: 'background-color 160ms, color 160ms, border-color 160ms, transform 160ms',
          '&:active': { transform: 'translateY(1px)' },
          // MUI takes the outline of its buttons away; the ring of `base.css` comes back here.
          '&:focus-visible': { outline: '3px solid var(--accent-ink)', outlineOffset: 3, borderRadius: 999 },
        },
        contained: {
          // Forced colours drop the ground of a button: this line is then what shows its edge.
          border: '1px solid transparent',
          backgroundColor: 'var(--accent)',
          color: 'var(--on-accent)',
          '&:hover': { backgroundColor: 'var(--accent-strong)' },
        },
        outlined: {
          borderColor: 'var(--line-strong)',
          color: 'var(--ink)',
          '&:hover': { borderColor: 'var(--accent)', backgroundColor: 'var(--hover)' },
        },
      },
    },
    MuiContainer: { defaultProps: { maxWidth: 'lg' } },
  },
})
