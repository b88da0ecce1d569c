/** Sizes of letters and bulbs, in units of the map. */
export const labelSize = 16
export const bulbRadius = 6

/** Names of cities on a drawn map. Their outline has the colour of the background, so they are legible everywhere. */
export const mapLabel = {
  font: `600 ${labelSize}px/1 var(--font-text)`,
  fill: 'var(--palette-text-primary)',
  stroke: 'var(--palette-background-default)',
  strokeWidth: 4,
  strokeLinejoin: 'round',
  paintOrder: 'stroke',
  '@media (forced-colors: active)': { fill: 'CanvasText', stroke: 'Canvas' },
} as const
