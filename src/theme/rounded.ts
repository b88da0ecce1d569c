/** Round corners in units of the theme, so that another look can have square ones. */
export const rounded = (units: number) => `calc(${units} * var(--shape-borderRadius))`
