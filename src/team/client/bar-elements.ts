/** Its background, and that of one which says that nothing is saved. */
export const quiet = '#1b2430'
export const alarm = '#8a1f11'

/** Between the rows of a list in it. */
export const border = '1px solid #5a6675'

/** The bar, which says to the studio how high it is. On a narrow screen it has several lines. */
export function barElement(): HTMLElement {
  const bar = document.createElement('aside')
  Object.assign(bar.style, {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '12px',
    alignItems: 'center',
    boxSizing: 'border-box',
    minHeight: '32px',
    padding: '2px 12px',
    font: '13px/20px system-ui, sans-serif',
    background: quiet,
    color: '#fff',
  })
  new ResizeObserver(() => document.documentElement.style.setProperty('--bar', `${bar.offsetHeight}px`)).observe(bar)
  return bar
}

type Look = { role?: string; isWide?: boolean }

/** A part of the bar. */
export function element<Name extends 'a' | 'button' | 'div' | 'span' | 'strong'>(
  name: Name,
  { role, isWide = false }: Look = {},
): HTMLElementTagNameMap[Name] {
  const part = document.createElement(name)
  if (role !== undefined) part.setAttribute('role', role)
  Object.assign(part.style, {
    color: 'inherit',
    font: name === 'strong' ? '600 13px/20px system-ui, sans-serif' : 'inherit',
    minWidth: '0',
    overflowWrap: 'anywhere',
    // The colours of the browser's own buttons are for another background.
    ...(name === 'button' && {
      background: 'none',
      border: '1px solid currentColor',
      borderRadius: '4px',
      padding: '0 8px',
      cursor: 'pointer',
    }),
    // Where there is no room beside it, it is a line of its own.
    ...(isWide && { flex: '1 1 auto' }),
  })
  return part
}
