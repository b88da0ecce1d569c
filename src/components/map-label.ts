import { labelSize } from '../../schema/records/map-labels.ts'

/** Names of cities on a drawn map: read on any ground, for they carry it as their outline. */
export const mapLabel = {
  font: `600 ${labelSize}px/1 var(--font-text)`,
  fill: 'var(--ink)',
  stroke: 'var(--ground)',
  strokeWidth: 4,
  strokeLinejoin: 'round',
  paintOrder: 'stroke',
} as const
