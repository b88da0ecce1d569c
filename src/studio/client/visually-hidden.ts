/** Styles of what only a screen reader reads. */
export const visuallyHidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  m: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const
