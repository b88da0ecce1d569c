/** Type in the font of headings. `tight`: how much of the theme's letter spacing. Without it, that of the text around. */
export const displayFont = (size: string, lineHeight: number, tight?: number) => ({
  font: `var(--font-weight) ${size}/${lineHeight} var(--font-display)`,
  ...(tight !== undefined && { letterSpacing: `calc(${tight} * var(--font-spacing))` }),
})
