/** Colours of every drawn picture: an event at night, lit warm, with one cool counterpoint. */
export const colour = {
  night: '#120e0c',
  soot: '#1a1411',
  dusk: '#2a1f19',
  umber: '#3d2a1f',
  wine: '#5a1f24',
  ember: '#c8551b',
  amber: '#ffb43d',
  straw: '#ffd68a',
  paper: '#f6eee2',
  slate: '#1d2a30',
  blue: '#3d5a63',
  mist: '#6f8f96',
} as const

/** Skin from dark to light, each with its shade on the side away from the light. */
export const skins = [
  { base: '#6b4430', shade: '#4c2e20' },
  { base: '#8d5a3b', shade: '#683f29' },
  { base: '#b67a52', shade: '#8c5839' },
  { base: '#d79c72', shade: '#ab7450' },
  { base: '#eec09a', shade: '#c38f6b' },
] as const

export const hairs = ['#17100d', '#2a1a12', '#3b2417', '#5a331c', '#86502a', '#a9a097'] as const
