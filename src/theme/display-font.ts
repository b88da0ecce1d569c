/** Styles for text in the display font. `tight`: a factor for the theme's letter spacing; without it, inherited. */
export const displayFont = (size: string, lineHeight: number, tight?: number) => ({
  font: `var(--font-weight) ${size}/${lineHeight} var(--font-display)`,
  ...(tight !== undefined && { letterSpacing: `calc(${tight} * var(--font-spacing))` }),
})
