/** Sizes of letters and bulbs, in units of the map. */
export const labelSize = 16
export const bulbRadius = 6
