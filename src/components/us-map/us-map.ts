/** Size of the map of the US in its own units: those of `src/components/us-map/us-states.svg`. */
export const mapSize = { width: 975, height: 610 } as const

export type MapPoint = { x: number; y: number }

/** Sizes of letters and bulbs, in units of the map. */
export const labelSize = 16
export const bulbRadius = 6

/** Names of cities on a drawn map: read on any ground, for they carry it as their outline. */
export const mapLabel = {
  font: `600 ${labelSize}px/1 var(--font-text)`,
  fill: 'var(--palette-text-primary)',
  stroke: 'var(--palette-background-default)',
  strokeWidth: 4,
  strokeLinejoin: 'round',
  paintOrder: 'stroke',
} as const
