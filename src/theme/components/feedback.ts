import type { ThemeOptions } from '@mui/material/styles'
import { rounded } from '../rounded.ts'

/** The backdrop of dialogs, on any ground. */
export const backdrop = 'rgb(0 0 0 / 78%)'

/** Notices, alerts and dialogs. */
export const feedback: ThemeOptions['components'] = {
  MuiSnackbarContent: {
    styleOverrides: {
      root: {
        // The text gets a line of its own if there is too little room beside the buttons.
        justifyContent: 'space-between',
        minWidth: 0,
        paddingBlock: 12,
        paddingInline: '20px 12px',
        border: 0,
        borderRadius: rounded(3.5),
        background: 'var(--palette-text-primary)',
        color: 'var(--palette-background-default)',
        boxShadow: 'var(--shadows-6)',
        fontSize: '1rem',
        lineHeight: 'inherit',
        pointerEvents: 'auto',
        '@media (min-width: 0px)': { minWidth: 0 },
      },
      message: { flex: '1 1 9em', minWidth: '9em', padding: 0 },
      action: {
        margin: 0,
        padding: 0,
        gap: 14,
        '& button': { minHeight: 40, padding: '0 12px', color: 'inherit', whiteSpace: 'nowrap' },
      },
    },
  },
  MuiDialog: {
    styleOverrides: {
      paper: {
        margin: 12,
        maxHeight: 'calc(100dvh - 24px)',
        borderColor: 'var(--palette-divider)',
        borderRadius: rounded(5),
        color: 'var(--palette-text-primary)',
        overscrollBehavior: 'contain',
      },
    },
  },
  // The tints that MUI computes from `error` and `success` are nearly black on a dark ground, whatever its hue.
  MuiAlert: {
    styleOverrides: {
      standard: {
        backgroundColor: 'var(--palette-background-paper)',
        color: 'var(--palette-text-primary)',
        '&.MuiAlert-colorError': { borderColor: 'var(--palette-error-main)' },
        '&.MuiAlert-colorSuccess': { borderColor: 'var(--palette-success-main)' },
      },
    },
  },
  MuiBackdrop: { styleOverrides: { root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: backdrop } } } },
}
