import type { ThemeOptions } from '@mui/material/styles'

export const lists: ThemeOptions['components'] = {
  MuiList: { defaultProps: { disablePadding: true } },
  MuiListItem: {
    defaultProps: { disableGutters: true, disablePadding: true },
    // MUI says left.
    styleOverrides: { root: { textAlign: 'start' } },
  },
  MuiListItemButton: { styleOverrides: { root: { textAlign: 'start' } } },
  MuiTableCell: {
    styleOverrides: {
      root: {
        paddingBlock: 14,
        paddingInline: '0 24px',
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
      sizeSmall: { paddingBlock: 8, paddingInline: '0 12px' },
      head: { borderColor: 'var(--palette-outline)', color: 'var(--palette-text-secondary)', fontWeight: 600 },
    },
  },
}
