import type { ThemeOptions } from '@mui/material/styles'

/**
 * The colour of controls that have to stand out from their ground. `primary.main` need not, since it is the fill of
 * buttons; `primary.text` is checked for contrast with both grounds.
 */
const onGroundColor = { '--palette-primary-main': 'var(--palette-primary-text)' }
const onGround = { styleOverrides: { root: onGroundColor } }

/** Sliders, switches, tabs, progress, stars, and the lines below fields without an outline. */
export const controls: ThemeOptions['components'] = {
  MuiSlider: onGround,
  // The focus ring of the thumb would be cut off otherwise.
  MuiSwitch: { styleOverrides: { root: { ...onGroundColor, overflow: 'visible' } } },
  MuiTabs: onGround,
  MuiInput: onGround,
  MuiFilledInput: onGround,
  MuiLinearProgress: onGround,
  MuiCircularProgress: onGround,
  MuiRating: { styleOverrides: { root: { color: 'var(--palette-primary-text)' } } },
}
