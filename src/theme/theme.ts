import { createTheme, type Theme } from '@mui/material/styles'
import { components } from './components/index.ts'

declare module '@mui/material/styles' {
  interface CssThemeVariables {
    enabled: true
  }
  interface Palette {
    /** Edges of fields and buttons. */
    outline: string
    /** The filter that gives a logo the colour of text on the ground. */
    silhouette: string
    /** The ground as a colour between a picture and text: through it, no picture makes text unreadable. */
    scrim: string
    /** The logo on the ground. */
    logo: string
  }
  interface PaletteOptions {
    outline?: string
    silhouette?: string
    scrim?: string
    logo?: string
  }
  interface PaletteColor {
    /** The colour as text on a ground. */
    text: string
  }
  interface SimplePaletteColorOptions {
    text?: string
  }
}

type Variant = Heading | 'subtitle1' | 'body1' | 'body2'
type Heading = 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6'

/** How the progress of a form in steps looks: the inset, the mask and the filter of a bar. */
export type Progress = { inset: string; mask: string; glow: string }

/** The values of a theme. Each becomes a variable of CSS: `font.display` is `--font-display`. */
export type Look = {
  tones: Record<string, object>
  defaultTone: string
  spacing: number
  shape: { borderRadius: number; button: string }
  font: { display: string; text: string; weight: string; spacing: string }
  text: Record<Variant, { size: string; lineHeight: number }>
  focus: { width: number; offset: number }
  header: { height: number }
  logo: { width: number; height: number }
  progress: Progress
}

const size = (variant: Variant) => ({
  fontSize: `var(--text-${variant}-size)`,
  lineHeight: `var(--text-${variant}-lineHeight)`,
})

/** `tight`: a factor for the theme's letter spacing, since small text must not be tight. */
const heading = (variant: Heading, tight = 1) => ({
  ...size(variant),
  fontFamily: 'var(--font-display)',
  fontWeight: 'var(--font-weight)',
  letterSpacing: tight === 1 ? 'var(--font-spacing)' : `calc(${tight} * var(--font-spacing))`,
  textWrap: 'balance' as const,
})

/** Shadows by MUI's elevations: 2 a document, 3 a card, 4 a sheet, 6 a notice, 8 a menu. */
const shadows = Array.from({ length: 25 }, (_, elevation) => `0 ${2 * elevation}px ${5 * elevation}px rgb(0 0 0 / 40%)`)
shadows.splice(
  0,
  9,
  'none',
  '0 6px 20px rgb(0 0 0 / 16%)',
  '0 18px 50px rgb(0 0 0 / 16%)',
  '0 24px 48px rgb(0 0 0 / 30%)',
  '0 24px 48px rgb(0 0 0 / 40%)',
  '0 12px 40px rgb(0 0 0 / 40%)',
  '0 12px 40px rgb(0 0 0 / 45%)',
  '0 24px 60px rgb(0 0 0 / 45%)',
  '0 24px 60px rgb(0 0 0 / 50%)',
)

/** MUI's theme of a site. A tone is a colour scheme, which an element chooses by `data-tone`. */
export const createMuiTheme = ({ tones, defaultTone, ...values }: Look) =>
  createTheme({
    cssVariables: { cssVarPrefix: '', colorSchemeSelector: '[data-tone="%s"]' },
    colorSchemes: tones,
    defaultColorScheme: defaultTone as 'light',
    components,
    shadows: shadows as Theme['shadows'],
    typography: {
      fontFamily: 'var(--font-text)',
      fontSize: 16,
      h1: heading('h1'),
      h2: heading('h2'),
      h3: heading('h3'),
      h4: heading('h4'),
      h5: heading('h5', 0.6),
      h6: heading('h6', 0.4),
      subtitle1: size('subtitle1'),
      body1: size('body1'),
      body2: size('body2'),
      overline: { fontSize: '1rem', fontWeight: 600, lineHeight: 1.4, textTransform: 'none' },
      button: { fontSize: '1rem', fontWeight: 650, lineHeight: 1.75, textTransform: 'none' },
    },
    ...values,
  })

/**
 * The theme of every component, in the build and in the browser. It holds names of variables and no values, so that
 * scripts and class names do not depend on the look of a site. The values are in its style sheet (`theme-styles.ts`).
 */
export const theme = ((): Omit<Theme, 'colorSchemes'> => {
  const text = { size: '', lineHeight: 1 }
  const { colorSchemes: _, ...created } = createMuiTheme({
    tones: {
      light: {
        palette: {
          outline: '#000',
          silhouette: 'none',
          scrim: '#000',
          logo: 'none',
          primary: { main: '#000', text: '#000' },
        },
      },
    },
    defaultTone: 'light',
    spacing: 8,
    shape: { borderRadius: 4, button: '' },
    font: { display: '', text: '', weight: '', spacing: '' },
    text: { h1: text, h2: text, h3: text, h4: text, h5: text, h6: text, subtitle1: text, body1: text, body2: text },
    focus: { width: 3, offset: 3 },
    header: { height: 76 },
    logo: { width: 0, height: 0 },
    progress: { inset: '', mask: '', glow: '' },
  })
  // Without colour schemes MUI's provider does not change the document, and these variables have no values here.
  const named = Object.assign(created, { vars: created.generateThemeVars() })
  return Object.assign(named, { spacing: named.generateSpacing() })
})()
