import type { Components } from '@mui/material/styles'

/**
 * Marks on a ground, which have to stand out from it. `primary.main` need not differ from it: it is the fill of a button,
 * whose letters are read. `primary.text` is checked for contrast with both grounds.
 */
const onGroundColor = { '--palette-primary-main': 'var(--palette-primary-text)' }
const onGround = { styleOverrides: { root: onGroundColor } }

/** Sliders, switches, tabs, progress, and the lines below fields without an outline. */
export const controls: Components = {
  MuiSlider: onGround,
  // Its thumb has the focus ring, which MUI would cut off.
  MuiSwitch: { styleOverrides: { root: { ...onGroundColor, overflow: 'visible' } } },
  MuiTabs: onGround,
  MuiInput: onGround,
  MuiFilledInput: onGround,
  MuiLinearProgress: onGround,
  MuiCircularProgress: onGround,
}
