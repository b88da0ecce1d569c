import { styled } from '@mui/material/styles'

const stroke = 'linear-gradient(currentColor 0 0)'

/**
 * `<details>` and not `Accordion`: the browser opens and closes it, so it works without scripts and is found by the
 * browser's own search.
 */
export const Fold = styled('details')({
  borderBlock: '1px solid var(--palette-divider)',
  '&:not(:last-of-type)': { borderBlockEnd: 0 },
  '& > summary': {
    display: 'flex',
    alignItems: 'center',
    gap: 24,
    minHeight: 72,
    paddingBlock: 18,
    cursor: 'pointer',
    listStyle: 'none',
    transition: 'color 120ms',
  },
  '& > summary::-webkit-details-marker': { display: 'none' },
  '& > summary:hover': { color: 'var(--palette-primary-text)' },
  // A plus, in forced colours too.
  '& > summary::after': {
    content: '""',
    flex: 'none',
    width: 20,
    height: 20,
    color: 'var(--palette-primary-text)',
    background: `${stroke} 50%/16px 2px no-repeat,${stroke} 50%/2px 16px no-repeat`,
    transition: 'rotate 200ms',
    '@media (forced-colors: active)': { forcedColorAdjust: 'none', color: 'CanvasText' },
  },
  '&[open] > summary::after': { rotate: '45deg' },
  '@media print': { '& > summary': { minHeight: 0 }, '& > summary::after': { display: 'none' } },
})
