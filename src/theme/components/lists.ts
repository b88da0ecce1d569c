import type { ThemeOptions } from '@mui/material/styles'

export const lists: ThemeOptions['components'] = {
  MuiList: { defaultProps: { disablePadding: true } },
  MuiListItem: { defaultProps: { disableGutters: true, disablePadding: true } },
  MuiTableCell: {
    styleOverrides: {
      root: {
        padding: '14px 24px 14px 0',
        borderColor: 'var(--palette-divider)',
        fontSize: 'inherit',
        lineHeight: 1.5,
        textAlign: 'start',
        verticalAlign: 'top',
        // What a block of a site says counts: these rules come behind those of MUI.
        variants: [
          { props: { align: 'center' }, style: { textAlign: 'center' } },
          { props: { align: 'right' }, style: { textAlign: 'end' } },
          { props: { align: 'justify' }, style: { textAlign: 'justify' } },
        ],
      },
      sizeSmall: { padding: '8px 12px 8px 0' },
      head: { borderColor: 'var(--palette-outline)', color: 'var(--palette-text-secondary)', fontWeight: 600 },
    },
  },
}
