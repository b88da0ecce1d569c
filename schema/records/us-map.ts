/** Size of the map of the US in its own units: those of `src/components/us-states.svg`. */
export const mapSize = { width: 975, height: 610 } as const

export type MapPoint = { x: number; y: number }
