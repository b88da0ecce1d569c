export const focusOutline = 'var(--focus-width) solid var(--palette-primary-text)'

/**
 * The focus ring of components that remove the browser's. It uses `:focus-visible`, not MUI's class, which only scripts
 * set: most pages run none. In a check box or a switch the input inside has the focus.
 */
export const focusRing = {
  '&:focus-visible, &:has(> :focus-visible)': { outline: focusOutline, outlineOffset: 'var(--focus-offset)' },
}
