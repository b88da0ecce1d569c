/** A row of a list with a name in large type and small notes beside it: a link, or plain text if there is no page. */
export const linkRow = {
  '& > *': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: '0 12px',
    minHeight: 56,
    paddingBlock: 12,
    textDecoration: 'none',
  },
  '& strong': {
    font: '700 1.375rem/1.2 var(--font-display)',
    letterSpacing: '-0.02em',
    transition: 'translate 200ms, color 120ms',
  },
  '& small': { color: 'var(--palette-text-secondary)', fontSize: '0.9375rem' },
  '& a:hover strong, & a:focus-visible strong': { color: 'var(--palette-primary-text)', translate: '6px 0' },
  '& a:active strong': { translate: '3px 0' },
  '& > span strong': { color: 'var(--palette-text-secondary)', fontWeight: 500 },
} as const
