/** A corner radius in units of the theme, so that a theme can have square corners. */
export const rounded = (units: number) => `calc(${units} * var(--shape-borderRadius))`
