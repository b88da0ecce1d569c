const shade = 'color-mix(in srgb, var(--palette-text-primary) 32%, transparent)'

/** The end of a scrolled element: a shade at its edge, and over it, moving with the content, the ground. */
const side = (edge: 'left' | 'right') => {
  const other = edge === 'left' ? 'right' : 'left'
  return {
    cover: `linear-gradient(to ${other}, var(--palette-background-default) 40%, transparent) ${edge} / 40px 100% no-repeat local`,
    shade: `linear-gradient(to ${other}, ${shade}, transparent) ${edge} / 12px 100% no-repeat scroll`,
  }
}
const sides = [side('left'), side('right')]

/**
 * What a table is in that may be wider than its column: it is scrolled, and a shade shows on which side there is more of it
 * (Lea Verou, “Scrolling shadows”).
 */
export const wideTable = {
  position: 'relative',
  overflowX: 'auto',
  background: [...sides.map(({ cover }) => cover), ...sides.map(({ shade }) => shade)].join(),
  '@media print': { background: 'none' },
} as const
