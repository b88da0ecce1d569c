import { createTheme } from '@mui/material/styles'
import type { Words } from '../words/en.ts'

/** The least contrast of text on a filled colour: what WCAG asks of small text. */
const contrastThreshold = 4.5
const font = 'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", sans-serif'

const suggestionDefaults = ({ open, close, clear, none, loading }: Words['suggestions']) => ({
  defaultProps: { openText: open, closeText: close, clearText: clear, noOptionsText: none, loadingText: loading },
})

/** The theme of the studio: quiet and dense, so that the page is the loudest thing on the screen. `suggestions`: what lists of suggestions say. */
export const studioTheme = (suggestions?: Words['suggestions']) =>
  createTheme({
    cssVariables: { colorSchemeSelector: 'data-scheme' },
    colorSchemes: {
      light: {
        palette: {
          contrastThreshold,
          primary: { main: '#1a5fd0' },
          error: { main: '#c62828' },
          warning: { main: '#9a5b00' },
          background: { default: '#eef0f3', paper: '#ffffff' },
          text: { primary: '#1b1f24', secondary: '#59616b' },
          divider: '#dfe3e8',
        },
      },
      dark: {
        palette: {
          contrastThreshold,
          primary: { main: '#8ab4ff' },
          error: { main: '#ff7b72' },
          background: { default: '#121418', paper: '#1b1e23' },
          text: { primary: '#e9ecf0', secondary: '#a5adb8' },
          divider: '#31363e',
        },
      },
    },
    shape: { borderRadius: 8 },
    motion: { reducedMotion: 'system' },
    typography: {
      fontFamily: font,
      fontSize: 13,
      button: { textTransform: 'none', fontWeight: 600 },
      h2: { fontSize: 13, fontWeight: 650, lineHeight: 1.4 },
      h3: { fontSize: 13, fontWeight: 600, lineHeight: 1.4 },
    },
    components: {
      MuiCssBaseline: {
        styleOverrides: {
          'html, body': { height: '100%', margin: 0 },
          // A team has a bar above the studio of a workspace, and nothing scrolls for it.
          '#studio': { height: 'calc(100% - var(--bar, 0px))' },
        },
      },
      ...(suggestions && { MuiAutocomplete: suggestionDefaults(suggestions) }),
      MuiTextField: { defaultProps: { size: 'small', fullWidth: true } },
      MuiButton: { defaultProps: { size: 'small', disableElevation: true } },
      MuiIconButton: { defaultProps: { size: 'small' } },
      MuiToggleButton: {
        styleOverrides: { root: { paddingBlock: 4, minWidth: 44, color: 'var(--mui-palette-text-secondary)' } },
      },
      MuiTooltip: { defaultProps: { enterDelay: 400 } },
      MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
      MuiFormHelperText: { styleOverrides: { root: { marginInline: 2, lineHeight: 1.4 } } },
      MuiListItemButton: {
        styleOverrides: {
          root: {
            borderRadius: 8,
            '&.Mui-selected': { boxShadow: 'inset 3px 0 0 var(--mui-palette-primary-main)' },
          },
        },
      },
      MuiFormControlLabel: { styleOverrides: { root: { marginLeft: -4, gap: 4 } } },
      MuiDialogTitle: { styleOverrides: { root: { fontSize: 17, fontWeight: 650, paddingBottom: 8 } } },
      MuiDialogActions: { styleOverrides: { root: { padding: '8px 24px 20px', flexWrap: 'wrap', rowGap: 4 } } },
      MuiAlert: {
        styleOverrides: {
          root: {
            padding: '4px 12px',
            fontSize: 13,
            '& .MuiAlert-icon': { fontSize: 18, marginRight: 8, paddingBlock: 8 },
            '& .MuiAlert-message': { flex: 1, minWidth: 0 },
            variants: [
              {
                // Alerts that only inform have neutral colours.
                props: { severity: 'info', variant: 'standard' },
                style: {
                  color: 'var(--mui-palette-text-primary)',
                  backgroundColor: 'var(--mui-palette-background-default)',
                  '& .MuiAlert-icon': { color: 'var(--mui-palette-text-secondary)' },
                },
              },
            ],
          },
        },
      },
    },
  })
