import { createTheme } from '@mui/material/styles'

const heading = (min: string, fluid: string, max: string, lineHeight: number) => ({
  fontFamily: 'var(--font-display)',
  fontWeight: 700,
  fontSize: `clamp(${min}, ${fluid}, ${max})`,
  lineHeight,
  letterSpacing: '-0.025em',
  textWrap: 'balance' as const,
})

/**
 * The sizes of the design as a MUI theme. Colours are CSS variables (`--ink`, `--muted`, `--line`, `--raised`, `--accent`,
 * `--on-accent`), set in `base.css` for the ground of a block.
 */
export const theme = createTheme({
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
  },
})
