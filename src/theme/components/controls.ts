import type { Components } from '@mui/material/styles'

/**
 * Marks on a ground, which have to be told from it. `primary.main` need not differ from it: it is the fill of a button,
 * whose letters are read. `primary.text` is checked for contrast with both grounds.
 */
const onGround = { styleOverrides: { root: { '--palette-primary-main': 'var(--palette-primary-text)' } } }

/** Sliders, switches, tabs, progress, and the lines below fields without an outline. */
export const controls: Components = {
  MuiSlider: onGround,
  MuiSwitch: onGround,
  MuiTabs: onGround,
  MuiInput: onGround,
  MuiFilledInput: onGround,
  MuiLinearProgress: onGround,
  MuiCircularProgress: onGround,
}
