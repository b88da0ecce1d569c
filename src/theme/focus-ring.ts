export const focusOutline = 'var(--focus-width) solid var(--palette-primary-text)'

/**
 * The focus ring of components that remove the browser's. By `:focus-visible`, not by MUI's class, which only scripts
 * set: most pages run none. In a check box or a switch the field inside has the focus.
 */
export const focusRing = {
  '&:focus-visible, &:has(> :focus-visible)': { outline: focusOutline, outlineOffset: 'var(--focus-offset)' },
}
